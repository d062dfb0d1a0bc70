import { type Asked, cuentaPago, HttpError, type Operation, Refusal, text } from './operation';
import { diaDesdeHoy, type Importacion } from './world';
import type { Fields } from './writing';

const CODIGO = 'codigo-de-afuera';

/** A request by its name and its code, which section 7 calls `domain` and `code`. */
function ofRequest(body: Fields): string {
  text(body, 'code');
  return text(body, 'domain');
}

const own = ({ mundo, login }: Asked): Importacion[] => mundo.importaciones.filter(({ de }) => de === login);

/** Requests for a name of the person's, by whoever wants it. */
const forTheirs = ({ mundo, login }: Asked): Importacion[] =>
  mundo.importaciones.filter(({ dominio }) =>
    mundo.dominios.some(
      ({ nombre, usuarios }) => nombre === dominio && Object.values(usuarios).some((each) => each === login),
    ),
  );

const solicitudesDe = (asked: Asked, dominio: string): Importacion[] =>
  [...own(asked), ...forTheirs(asked)].filter((each) => each.dominio === dominio).reverse();

function pedida(asked: Asked, dominio = ofRequest(asked.body)): Importacion {
  const [found] = solicitudesDe(asked, dominio);
  if (!found) throw new HttpError(404, 'No existe la solicitud');
  return found;
}

function esTransferible({ mundo, body }: Asked): unknown {
  const dominio = text(body, 'domain');
  const here = mundo.dominios.some(({ nombre }) => nombre === dominio);
  const asked = mundo.importaciones.some((each) => each.dominio === dominio && each.estado === 'PENDING');
  if (here) return { ok: false, mensaje: 'DOM_NOT_TRANSFERIBLE', errorCaptcha: false };
  if (asked) return { ok: false, mensaje: 'DOM_NOT_TRANSFERIBLE_PENDING', errorCaptcha: false };
  if (!dominio.startsWith('afuera'))
    return { ok: false, mensaje: 'DOM_NOT_TRANSFERIBLE_NOT_FOUND', errorCaptcha: false };
  return { ok: true, mensaje: 'DOM_TRANSFERIBLE', registros: [], errorCaptcha: false };
}

function consultar({ at: [, codigo] }: Asked): unknown {
  if (codigo !== CODIGO) return { ok: false, mensaje: '2201' };
  return { ok: true, email: 'tita@example.uy', nombre: 'Tita Larrañaga', mensaje: '' };
}

function solicitar(asked: Asked): unknown {
  const { mundo, body, login } = asked;
  const dominio = text(body, 'dominio');
  if (mundo.importaciones.some((each) => each.dominio === dominio && each.estado === 'PENDING'))
    throw new Refusal('isOk', 'Ya existe una solicitud de importación de dominio en estado pendiente');
  if (text(body, 'codigoAutorizacion') !== CODIGO) throw new Refusal('isOk', '2201');
  mundo.importaciones.push({
    dominio,
    estado: 'PENDING',
    codigo: CODIGO,
    fecha: diaDesdeHoy(0),
    vence: diaDesdeHoy(10),
    de: login ?? '',
  });
  return { isOk: true, message: '' };
}

const written = ({ wire }: Asked, { dominio, estado, codigo, fecha, vence }: Importacion): Fields => ({
  dominio: wire.name(dominio),
  estado,
  codigoAutorizacion: codigo,
  fechaSolicitud: wire.date(fecha),
  fechaVencSol: wire.date(vence),
  registros: [],
});

/** Puts a pending request in its final state. */
const ends = (estado: string): Operation => ({
  changes: true,
  sends: ['domain', 'code'],
  answer: (asked) => {
    pedida(asked).estado = estado;
    return { isOk: true, message: '' };
  },
});

const enabled: Operation = { open: true, answer: () => ({ codigo: 'true' }) };
const HOLDER = ['nombre', 'apellido', 'direccion', 'telefono', 'email'].map((name) => `datosTitular.${name}`);
const REQUEST = ['dominio', 'codigoAutorizacion', ...HOLDER, ...cuentaPago('cuentaPago.')];

export const transferencias: Record<string, Operation> = {
  'GET /transferencia-reg/is-tar-enabled': enabled,
  'POST /transferencia-reg/esTransferible': {
    open: true,
    sends: ['domain', 'captcha', 'incluirConsultaRegistros'],
    answer: esTransferible,
  },
  'GET /transferencia-reg/solicitud/consultar/:a/:b': { answer: consultar },
  'GET /transferencia-reg/solicitud/:dominio': {
    answer: (asked) => written(asked, pedida(asked, asked.at[0])),
  },
  'GET /transferencia-reg/solicitud/:dominio/list': {
    answer: (asked) =>
      asked.wire.list(
        'solicitudes',
        solicitudesDe(asked, asked.at[0] ?? '').map((each) => written(asked, each)),
      ),
  },
  'POST /transferencia-reg/solicitud': { changes: true, sends: REQUEST, answer: solicitar },
  'POST /transferencia-reg/solicitud/cancelar': ends('CLIENT_CANCELLED'),
  'POST /transferencia-reg/solicitud/rechazar': ends('CLIENT_REJECTED'),
  'POST /transferencia-reg/solicitud/aprobacion': ends('CLIENT_APPROVED'),
  'POST /transferencia-reg/solicitud/eliminar': {
    changes: true,
    sends: ['domain', 'code'],
    answer: (asked) => {
      const gone = pedida(asked);
      asked.mundo.importaciones = asked.mundo.importaciones.filter((each) => each !== gone);
      return { isOk: true, message: '' };
    },
  },
  'GET /transferencia-reg/datos/obtener-dominios-transferencia-x-usuario/cant': {
    answer: (asked) => ({ cantidad: own(asked).length }),
  },
  'GET /transferencia-reg/datos/obtener-dominios-transferencia-x-usuario': {
    answer: (asked) =>
      asked.wire.list(
        'solicitudes',
        own(asked).map((each) => written(asked, each)),
      ),
  },
  'GET /transferencia-reg/datos/:a/:b': {
    answer: (asked) => {
      const found = own(asked).find(
        ({ dominio, codigo }) => dominio === asked.at[0] && codigo === asked.at[1],
      );
      if (!found) throw new HttpError(404, 'No existe la solicitud');
      return written(asked, found);
    },
  },
};

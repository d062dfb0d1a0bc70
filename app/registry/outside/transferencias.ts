import { contract } from '../contract';
import { type Id, isSameId } from '../contract/ids';
import { EPP, isDone } from '../domain/transfer/epp';
import { CAPTCHA_INCORRECTO } from '../domain/words/dominios';
import { CODIGO_INVALIDO, deOtroTitular, habilitado, PENDIENTE } from '../domain/words/transferencias';
import { RegistryFailure } from '../failure';
import type { Fields, Given } from './answer-reader';
import { delCaptcha } from './captcha';
import { cuentaPagoWritten, cuentasPago } from './cuentas-pago';
import type { Edge, Said } from './edge';
import { writtenId } from './ids';
import { outside } from './implement';
import { own } from './own-operation';
import { conPalabras } from './palabras-de-cambio';
import { importeWritten, precioOrNull } from './precios';
import { cantidad, registroOrigen, solicitud, solicitudDe, solicitudes } from './solicitudes-de-importacion';
import { answered } from './verdict';

const op = outside.transferencia;
const base = '/transferencia-reg';

const CODIGOS = [
  'DOM_TRANSFERIBLE',
  'CAPTCHA_INCORRECTO',
  'DOM_NOT_TRANSFERIBLE_NOT_FOUND',
  'DOM_NOT_TRANSFERIBLE_PENDING',
  'DOM_NOT_TRANSFERIBLE_RULES',
  'DOM_NOT_TRANSFERIBLE',
] as const;

/** What each code says (spec 8, Transferability), where the edge sends the code and no words. */
const wordsOf = (codigo: (typeof CODIGOS)[number], dominio: string): string =>
  ({
    DOM_TRANSFERIBLE: habilitado(dominio),
    CAPTCHA_INCORRECTO: CAPTCHA_INCORRECTO,
    DOM_NOT_TRANSFERIBLE_NOT_FOUND: `El dominio ${dominio} todavía no está registrado`,
    DOM_NOT_TRANSFERIBLE_PENDING: PENDIENTE,
    DOM_NOT_TRANSFERIBLE_RULES: `El dominio ${dominio} todavía no se puede transferir`,
    DOM_NOT_TRANSFERIBLE: deOtroTitular(dominio),
  })[codigo];

/** Some say the code without the beginning that all refusals share: 'NOT_FOUND'. */
const isShort = (said: string, codigo: string): boolean =>
  said !== '' && codigo === `DOM_NOT_TRANSFERIBLE_${said}`;

const isCode = (text: string): boolean => /^[A-Z_]+$/.test(text);

/** Whether a name can come, as `esTransferible` says it; the code may travel as the message. */
async function transferible(edge: Edge, dominio: string, captcha: string | null, withRecords: boolean) {
  const body = { domain: dominio, captcha: captcha ?? '', incluirConsultaRegistros: withRecords };
  const { said, done, mensaje } = await edge.ask({ method: 'POST', path: `${base}/esTransferible`, body });
  answered(said, 'errorCaptcha');
  const errorCaptcha = said.of('errorCaptcha').flag(false);
  const otherwise = done ? 'DOM_TRANSFERIBLE' : errorCaptcha ? 'CAPTCHA_INCORRECTO' : 'DOM_NOT_TRANSFERIBLE';
  const told = [said.of('codigo').text(''), mensaje];
  const codigo = CODIGOS.find((each) => told.some((one) => one === each || isShort(one, each))) ?? otherwise;
  const words = mensaje && !isCode(mensaje) ? mensaje : wordsOf(codigo, dominio);
  const importe = said.of('importe');
  return {
    ok: done,
    codigo,
    mensaje: codigo === 'CAPTCHA_INCORRECTO' ? delCaptcha(captcha, words) : words,
    // A captcha that was not shown is no field to correct.
    errorCaptcha: errorCaptcha && Boolean(captcha),
    dominio: said.of('dominio').name(dominio),
    registrador: said.of('registrador', 'registrar').textOrNull,
    registros: said.of('registros').list().map(registroOrigen),
    importe: importe.has ? importe.money() : done ? await precioOrNull(edge, dominio) : null,
    vencimientoNuevo: said.of('vencimientoNuevo', 'newDomExpDate').dayOrNull,
    reglas: said.of('reglas').list().map(reglaDe),
  };
}

const reglaDe = (said: Given) => ({
  codigo: said.of('codigo').text(''),
  regla: said.of('regla').text(''),
  cumple: said.of('cumple').flag(false),
  motivo: said.of('motivo').text(''),
  desde: said.of('desde').dayOrNull,
});

/** Both say that the code is not right (decision b). */
const WRONG: readonly number[] = [EPP.NO_AUTORIZADO, EPP.CODIGO_INVALIDO];

async function consultar(edge: Edge, dominio: string, codigo: string) {
  const path = `${base}/solicitud/consultar/{dominio}/{codigo}`;
  const { said, done, mensaje } = await edge.ask({ path, at: { dominio, codigo } });
  answered(said);
  const result = Number(
    /\b[12]\d{3}\b/.exec(`${said.of('codigo').text('')} ${mensaje}`)?.[0] ??
      (done ? EPP.HECHO : EPP.CODIGO_INVALIDO),
  );
  const isRight = done && isDone(result);
  const isWrong = WRONG.includes(result);
  return {
    ok: isRight,
    codigo: result,
    mensaje: isWrong ? CODIGO_INVALIDO : mensaje,
    nombre: isRight ? said.of('nombre').textOrNull : null,
    apellido: isRight ? said.of('apellido').textOrNull : null,
    email: isRight ? said.of('email').textOrNull : null,
  };
}

const respuesta = ({ done, codigo, mensaje, mapErrores }: Said) => ({
  isOk: done,
  codigo,
  message: mensaje,
  mapErrores,
});

/** The request as its confirmation shows it, from the answer or from the list. */
async function resultado(edge: Edge, said: Given, dominio: string) {
  const told = said.of('resultado', 'data');
  const found = told.of('domainName').has ? solicitud(told) : await solicitudDe(edge, dominio);
  return (
    found && {
      domainName: found.dominio,
      status: found.estado,
      registrar: found.registrador,
      newRegistrar: found.nuevoRegistrador,
      requestDate: found.fechaSolicitud,
      reqExpDate: found.fechaVencSol,
      newDomExpDate: found.vencimientoNuevo,
      referencia: found.referencia,
      codigoAutorizacion: found.codigoAutorizacion,
    }
  );
}

/** The account as the specification's payload has it: in full where it is one of the caller's. */
async function cuentaPago(edge: Edge, id: Id): Promise<Fields> {
  const found = (await cuentasPago(edge)).find((each) => isSameId(each.id, id));
  if (!found) return { id: writtenId(id) };
  const { idPais, idTipoDocumento, formaPago, cuenta, nroDocumento } = found.cuenta;
  const numbers = { idPais, idTipoDocumento, idFormaPago: formaPago.id, cuenta, nroDocumento };
  return cuentaPagoWritten({ id, nombre: found.nombre, cuenta: numbers });
}

type Final = 'cancelar' | 'eliminar' | 'aprobacion' | 'rechazar';

const PALABRAS_DE = {
  cancelar: 'cancelarSolicitud',
  eliminar: 'eliminarSolicitud',
  aprobacion: 'aprobarTransferencia',
  rechazar: 'rechazarTransferencia',
} as const;

/** Ends a request: a deleted one is no longer there, any other no longer pending. */
async function ends(edge: Edge, what: Final, { dominio, codigo }: { dominio: string; codigo: string }) {
  const look = async () => {
    const found = await laSolicitud(edge, dominio);
    return what === 'eliminar' ? found === null : found !== null && found.estado !== 'PENDING';
  };
  const body = { domain: dominio, code: codigo };
  const answer = await edge.change({ path: `${base}/solicitud/${what}`, body }, look);
  return respuesta(conPalabras(answer, PALABRAS_DE[what]));
}

const requestIn = (said: Given) => {
  const nested = said.of('solicitud', 'data');
  return solicitud(nested.has ? nested : said);
};

/** The last request for a name, the caller's own or for a name of theirs. */
async function laSolicitud(edge: Edge, dominio: string) {
  const answer = await edge.askIfAny({ path: `${base}/solicitud/{dominio}`, at: { dominio } });
  return answer ? requestIn(answer.said) : solicitudDe(edge, dominio);
}

export const transferencia = {
  isTarEnabled: op.isTarEnabled.handler(async ({ context: { edge } }) => {
    const answer = await edge.askIfAny({ path: `${base}/is-tar-enabled` });
    const isOn = answer?.said.of('code', 'codigo').text('') === 'true';
    return { code: isOn ? ('true' as const) : ('false' as const) };
  }),

  esTransferible: op.esTransferible.handler(({ context: { edge }, input }) =>
    transferible(edge, input.dominio, input.captcha ?? null, input.incluirConsultaRegistros),
  ),

  // What POST to the root does elsewhere is not shown, so the rules are asked where they are.
  iniciar: op.iniciar.handler(({ context: { edge }, input }) =>
    transferible(edge, input.dominio, null, false),
  ),

  consultar: op.consultar.handler(({ context: { edge }, input }) =>
    consultar(edge, input.dominio, input.codigo),
  ),

  autorizar: op.autorizar.handler(async ({ context: { edge }, input }) => {
    const ours = await edge.offers({ path: `${base}/borrador` });
    return ours
      ? own(edge, contract.transferencia.autorizar, input)
      : consultar(edge, input.dominio, input.codigo);
  }),

  solicitar: op.solicitar.handler(async ({ context: { edge }, input }) => {
    const { dominio, codigoAutorizacion, datosTitular, importe, operacion } = input;
    const { tipo: _, ...titular } = datosTitular;
    const body = {
      dominio,
      codigoAutorizacion,
      datosTitular: titular,
      cuentaPago: await cuentaPago(edge, input.cuentaPago),
    };
    const ours = { importe: importeWritten(edge, importe), operacion };
    const look = async () => (await solicitudDe(edge, dominio))?.estado === 'PENDING';
    const answer = await edge.change({ path: `${base}/solicitud`, body, own: ours }, look);
    return {
      ...respuesta(answer),
      resultado: answer.done ? await resultado(edge, answer.said, dominio).catch(() => null) : null,
    };
  }),

  cancelar: op.cancelar.handler(({ context: { edge }, input }) => ends(edge, 'cancelar', input)),
  eliminar: op.eliminar.handler(({ context: { edge }, input }) => ends(edge, 'eliminar', input)),
  aprobar: op.aprobar.handler(({ context: { edge }, input }) => ends(edge, 'aprobacion', input)),
  rechazar: op.rechazar.handler(({ context: { edge }, input }) => ends(edge, 'rechazar', input)),

  solicitud: op.solicitud.handler(async ({ context: { edge }, input: { dominio } }) => {
    const found = await laSolicitud(edge, dominio);
    if (!found) throw RegistryFailure.ofStatus(404);
    return { solicitud: found };
  }),

  solicitudes: op.solicitudes.handler(async ({ context: { edge }, input: { dominio } }) => {
    const said = await edge.get(`${base}/solicitud/{dominio}/list`, { dominio });
    return { solicitudes: said.mustList('solicitudes').map(solicitud) };
  }),

  deUsuario: op.deUsuario.handler(({ context: { edge }, input }) =>
    solicitudes(edge, input.paginaActual, input.cantXPagina),
  ),

  cantidad: op.cantidad.handler(async ({ context: { edge } }) => ({ cantidad: await cantidad(edge) })),

  datos: op.datos.handler(async ({ context: { edge }, input: { dominio, codigo } }) => {
    const said = await edge.get(`${base}/datos/{dominio}/{codigo}`, { dominio, codigo });
    return { solicitud: requestIn(said) };
  }),

  borrador: op.borrador.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: `${base}/borrador` });
    return { borrador: answer?.said.of('borrador').textOrNull ?? null };
  }),

  guardarBorrador: op.guardarBorrador.handler(({ context: { edge }, input }) =>
    own(edge, contract.transferencia.guardarBorrador, input),
  ),
};

import { permisos, propio } from './dominios';
import { type Asked, fieldsOf, HttpError, type Operation, Refusal } from './operation';
import { type Registro, ROLES } from './world';
import type { Fields, Wire } from './writing';

const FIELDS: Record<string, string[]> = {
  A: ['name', 'ip'],
  AAAA: ['name', 'ipv6'],
  CNAME: ['cname', 'cannonical_name'],
  MX: ['name', 'pri', 'mail_server'],
  NS: ['name', 'target'],
  TXT: ['txt_name', 'text'],
  SRV: ['srv_name', 'service', 'protocol', 'target', 'pri', 'weight', 'port'],
};

const written = ({ idInterno, tipo, ttl, campos }: Registro, wire: Wire): Fields => ({
  tipo,
  ttl,
  idInterno: wire.id(idInterno),
  campos: campos.map((campo) => ({ ...campo, etiqueta: campo.nombre, descripcion: '' })),
});

const records = (registros: Registro[], wire: Wire) => ({
  registros: registros.map((each) => written(each, wire)),
  registroWeb: null,
  registroMail: null,
});

function informacion(asked: Asked): unknown {
  const dominio = propio(asked);
  const { wire, login } = asked;
  const { estado, servidores, registros, contactos } = dominio;
  return wire.says({
    codigoRespuesta: 'OK',
    permisos: permisos(dominio, login),
    dominioEliminado: estado === 'ELIMINADO',
    dominioVencido: estado === 'VENCIDO',
    tiempoAntesEliminacion: null,
    renovacionManualHabilitada: true,
    cantMinimaNameservers: 2,
    nameservers: servidores.map((each) => wire.says({ ...each, nombre: wire.name(each.nombre) })),
    ...records(registros, wire),
    tiposRegistro: Object.keys(FIELDS),
    estructurasRegistros: Object.entries(FIELDS).map(([tipo, names]) => ({
      tipo,
      descripcion: tipo,
      estructuraCampos: names.map((nombre) => ({ nombre, etiqueta: nombre, descripcion: '' })),
    })),
    cuentasContactos: Object.fromEntries(ROLES.map((rol) => [rol, wire.person(contactos[rol])])),
  });
}

let lastRecord = 0;

/** The record that was sent: under its name, or beside the domain's. */
function sentIn({ body, wire }: Asked): Fields {
  const { records } = wire.readings;
  if ((body.registro === undefined) !== (records === 'flat'))
    throw new HttpError(400, 'El registro no está donde se espera');
  return records === 'flat' ? body : fieldsOf(body, 'registro');
}

interface Enviado {
  tipo: string;
  ttl: number;
  campos: Registro['campos'];
}

/** Adds or changes a record; which of both is told by `agregarRegistro`. */
function registro(asked: Asked): unknown {
  const dominio = propio(asked);
  const sent = sentIn(asked) as Fields & Enviado;
  const { tipo, ttl, campos } = sent;
  const missing = (FIELDS[tipo] ?? []).filter(
    (name) => !campos.some((campo) => campo.nombre === name && campo.valor),
  );
  if (missing.length)
    return {
      respuestaOK: false,
      mensajeRespuesta: 'Debe completar todos los campos obligatorios.',
      camposConError: missing,
    };
  const idInterno = asked.body.agregarRegistro ? ++lastRecord : asked.wire.idIn(sent.idInterno);
  dominio.registros = [
    ...dominio.registros.filter((each) => each.idInterno !== idInterno),
    { tipo, ttl, campos, idInterno },
  ];
  return { respuestaOK: true, mensajeRespuesta: '' };
}

function eliminarRegistro(asked: Asked): unknown {
  const dominio = propio(asked);
  const idInterno = asked.wire.idIn(sentIn(asked).idInterno);
  const rest = dominio.registros.filter((each) => each.idInterno !== idInterno);
  if (rest.length === dominio.registros.length) throw new Refusal('respuesta', 'El registro no existe.');
  dominio.registros = rest;
  return { respuestaOK: true, mensajeRespuesta: '' };
}

const RECORD = ['tipo', 'ttl', 'idInterno', 'campos.nombre', 'campos.valor'];
const record = [...RECORD, ...RECORD.map((name) => `registro.${name}`)];

export const detalle: Record<string, Operation> = {
  'POST /usuario/administracion/dominio/informacion': { sends: ['nombreDominio'], answer: informacion },
  'POST /usuario/administracion/dominio/informacion/registros': {
    sends: ['nombreDominio'],
    answer: (asked) => asked.wire.says(records(propio(asked).registros, asked.wire)),
  },
  'POST /usuario/administracion/dominio/registro': {
    changes: true,
    sends: ['nombreDominio', 'agregarRegistro', ...record],
    answer: registro,
  },
  'POST /usuario/administracion/dominio/eliminar-registro': {
    changes: true,
    sends: ['nombreDominio', ...record],
    answer: eliminarRegistro,
  },
  'POST /usuario/administracion/obtener-historial-pagos-dominio': {
    sends: ['nombreDominio', 'idDominioCore'],
    answer: (asked) => {
      const { pagos } = propio(asked);
      const items = pagos.map((cuenta) => ({
        id: asked.wire.id(cuenta.id),
        tipoCreacion: 'ALTA',
        cuentaPago: asked.wire.account(cuenta),
      }));
      return asked.wire.list('historial', items);
    },
  },
};

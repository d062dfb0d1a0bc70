import { permisos, propio } from './dominios';
import { type Asked, type Operation, Refusal } from './operation';
import type { Fields } from './wire';
import { type Registro, ROLES } from './world';

const FIELDS: Record<string, string[]> = {
  A: ['name', 'ip'],
  AAAA: ['name', 'ipv6'],
  CNAME: ['cname', 'cannonical_name'],
  MX: ['name', 'pri', 'mail_server'],
  NS: ['name', 'target'],
  TXT: ['txt_name', 'text'],
  SRV: ['srv_name', 'service', 'protocol', 'target', 'pri', 'weight', 'port'],
};

const written = ({ idInterno, tipo, ttl, campos }: Registro): Fields => ({
  tipo,
  ttl,
  idInterno,
  campos: campos.map((campo) => ({ ...campo, etiqueta: campo.nombre, descripcion: '' })),
});

const records = (registros: Registro[]) => ({
  registros: registros.map(written),
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
    ...records(registros),
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

/** Adds or changes a record; which of both is told by `agregarRegistro`. */
function registro(asked: Asked): unknown {
  const dominio = propio(asked);
  const sent = asked.body.registro as Registro;
  const missing = (FIELDS[sent.tipo] ?? []).filter(
    (name) => !sent.campos.some((campo) => campo.nombre === name && campo.valor),
  );
  if (missing.length)
    return {
      respuestaOK: false,
      mensajeRespuesta: 'Debe completar todos los campos obligatorios.',
      camposConError: missing,
    };
  const idInterno = asked.body.agregarRegistro ? ++lastRecord : Number(sent.idInterno);
  dominio.registros = [
    ...dominio.registros.filter((each) => each.idInterno !== idInterno),
    { ...sent, idInterno },
  ];
  return { respuestaOK: true, mensajeRespuesta: '' };
}

function eliminarRegistro(asked: Asked): unknown {
  const dominio = propio(asked);
  const { idInterno } = (asked.body.registro ?? asked.body) as Registro;
  const rest = dominio.registros.filter((each) => each.idInterno !== Number(idInterno));
  if (rest.length === dominio.registros.length) throw new Refusal('respuesta', 'El registro no existe.');
  dominio.registros = rest;
  return { respuestaOK: true, mensajeRespuesta: '' };
}

export const detalle: Record<string, Operation> = {
  'POST /usuario/administracion/dominio/informacion': { sends: ['nombreDominio'], answer: informacion },
  'POST /usuario/administracion/dominio/informacion/registros': {
    sends: ['nombreDominio'],
    answer: (asked) => asked.wire.says(records(propio(asked).registros)),
  },
  'POST /usuario/administracion/dominio/registro': {
    changes: true,
    sends: ['nombreDominio', 'agregarRegistro', 'registro*'],
    answer: registro,
  },
  'POST /usuario/administracion/dominio/eliminar-registro': {
    changes: true,
    sends: ['nombreDominio', 'registro*', 'idInterno'],
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

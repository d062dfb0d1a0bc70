import { type Asked, HttpError, listOf, type Operation, Refusal, text } from './operation';
import { type Dominio, PRECIOS, precioDe, ROLES } from './world';
import type { Fields } from './writing';

const plain = (nombre: string): string => nombre.trim().toLowerCase().replace(/\.$/, '');

function whois({ mundo, wire, body }: Asked): unknown {
  const nombre = plain(text(body, 'dominio', 'nombre'));
  if (!/\.uy$/.test(nombre))
    throw new Refusal('respuesta', 'El dominio no es válido.', 'PARAMETRO_REQUERIDO');
  const dominio = mundo.dominios.find((each) => each.nombre === nombre);
  if (!dominio) throw new Refusal('respuesta', 'El dominio no existe.', 'ERROR_DOMINIO_NO_EXISTE');
  return wire.says({
    respuestaOK: true,
    codigo: 'OK',
    ...Object.fromEntries(ROLES.map((rol) => [rol, wire.person(dominio.contactos[rol])])),
    nameServers: dominio.servidores.map((each) => wire.name(each.nombre)),
    estado: dominio.estado,
    fechaAlta: wire.date(dominio.alta),
  });
}

function searched(item: unknown, { wire }: Asked): string {
  const isName = typeof item === 'string';
  const { searched: taken } = wire.readings;
  if (taken !== 'any' && isName !== (taken === 'names')) throw new HttpError(400, 'dominios mal escritos');
  return plain(isName ? item : text(item as Fields, 'nombre'));
}

const RESERVED = 'presidencia.uy';

/** One row of a search. */
function row(nombre: string, dominios: Dominio[], { wire }: Asked): Fields {
  const reservado = nombre === RESERVED;
  const disponible = !reservado && dominios.every((each) => each.nombre !== nombre);
  return wire.says({
    nombre: wire.name(nombre),
    disponible,
    reservado,
    precio: disponible ? wire.money(precioDe(nombre)) : null,
    anios: 1,
    seleccionado: false,
  });
}

function disponibilidad(asked: Asked): unknown {
  const names = listOf(asked.body, 'dominios').map((item) => searched(item, asked));
  if (!names.length) throw new HttpError(400, 'Falta dominios');
  return {
    respuestaOK: true,
    codigo: 'OK',
    dominios: names.map((nombre) => row(nombre, asked.mundo.dominios, asked)),
  };
}

export const consultas: Record<string, Operation> = {
  'POST /dominio/consulta/whois': { open: true, sends: ['dominio.nombre', 'captchaResponse'], answer: whois },
  'POST /dominio/consulta/disponibilidad': {
    open: true,
    sends: ['dominios', 'dominios.nombre', 'captchaResponse'],
    answer: disponibilidad,
  },
  'GET /dominio/habilitados': { open: true, answer: () => ({ dominiosHabilitados: Object.keys(PRECIOS) }) },
  'GET /dominio/mostrarCaptcha': { open: true, answer: () => ({ resultado: false }) },
};

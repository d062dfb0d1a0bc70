import type { Connection } from '~/database/connection.server';
import type { Outputs } from '../../contract';
import type { DisponibilidadItem } from '../../contract/dominio';
import { type Lectura, MENSAJES, type Nombre, parseNombre, variantes } from '../../domain/name';
import { cleanNombre } from '../../domain/typed-name';
import { allowQuery, CAPTCHA_INVALIDO } from '../captcha/verify';
import type { EdgeContext } from '../context';
import { edge } from '../implement';
import { type Consultado, consultar } from './consulta';
import { listSufijos } from './store';

type Respuesta = Outputs['dominio']['disponibilidad'];

/** Most names offered instead of taken ones. */
const MAX_SUGERENCIAS = 6;

const shown = ({ nombre, disponibilidad, precio }: Consultado): DisponibilidadItem => ({
  nombre: nombre.unicode,
  disponible: disponibilidad === 'DISPONIBLE',
  reservado: disponibilidad === 'RESERVADO',
  precio,
  anios: 1,
  seleccionado: false,
  mensaje: '',
});

const unreadable = (nombre: string, mensaje: string): DisponibilidadItem => ({
  nombre,
  disponible: false,
  reservado: false,
  precio: 0,
  anios: 1,
  seleccionado: false,
  mensaje,
});

/** What is asked for: a whole name as it is, a bare label under every suffix; each name once. */
function readAll(dominios: readonly string[], sufijos: readonly string[]): Map<string, Lectura> {
  const texts = dominios
    .map(cleanNombre)
    .filter((text) => text !== '')
    .flatMap((text) => (text.includes('.') ? [text] : sufijos.map((sufijo) => `${text}.${sufijo}`)));
  const readings = new Map<string, Lectura>();
  for (const text of texts) {
    const read = parseNombre(text, sufijos);
    readings.set(read.ok ? read.nombre.ascii : text, read);
  }
  return readings;
}

interface En {
  now: EdgeContext['now'];
  usuarioId: number | null;
  sufijos: readonly string[];
}

/** Free names near the taken ones: one of each before the second of any, so that every taken name gets something. */
async function suggest(
  connection: Connection,
  taken: readonly Nombre[],
  asked: ReadonlySet<string>,
  { now, usuarioId, sufijos }: En,
) {
  const perName = taken.map((nombre) => variantes(nombre, sufijos));
  const longest = Math.max(0, ...perName.map((list) => list.length));
  const inTurns = Array.from({ length: longest }, (_, at) =>
    perName.flatMap((list) => list[at] ?? []),
  ).flat();
  const fresh = new Map(
    inTurns.filter(({ ascii }) => !asked.has(ascii)).map((nombre) => [nombre.ascii, nombre]),
  );
  const found = await consultar(connection, [...fresh.values()], now, { usuarioId });
  return found.filter((one) => one.disponibilidad === 'DISPONIBLE').slice(0, MAX_SUGERENCIAS);
}

/** Of a name that the registry gives to nobody, none that looks like it is offered. */
const isForbidden = ({ reservado }: Consultado): boolean => reservado?.clase === 'PROHIBIDO';

async function answer(
  connection: Connection,
  readings: Map<string, Lectura>,
  { now, usuarioId, sufijos }: En,
): Promise<Respuesta> {
  const names = [...readings.values()].flatMap((read) => (read.ok ? [read.nombre] : []));
  const found = new Map(
    (await consultar(connection, names, now, { usuarioId })).map((one) => [one.nombre.ascii, one]),
  );
  const dominios = [...readings].map(([key, read]) => {
    const one = found.get(key);
    return one ? shown(one) : unreadable(key, read.ok ? '' : MENSAJES[read.motivo]);
  });
  const taken = [...found.values()]
    .filter((one) => one.disponibilidad !== 'DISPONIBLE' && !isForbidden(one))
    .map((one) => one.nombre);
  const near = await suggest(connection, taken, new Set(found.keys()), { now, usuarioId, sufijos });
  const ok = names.length > 0;
  return {
    respuestaOK: ok,
    codigo: ok ? 'OK' : 'ERROR',
    mensaje: ok ? '' : (dominios[0]?.mensaje ?? MENSAJES.VACIO),
    dominios,
    sugerencias: near.map(shown),
  };
}

/** Whether names are free (spec 2, 5). Names that are none are told one by one, before any captcha. */
export const disponibilidad = edge.dominio.disponibilidad.handler(async ({ input, context }) => {
  const { connection, now } = context;
  const sufijos = (await listSufijos(connection, now)).map(({ tld }) => tld);
  const readings = readAll(input.dominios, sufijos);
  const asksNothing = ![...readings.values()].some((read) => read.ok);
  if (!asksNothing && !(await allowQuery(context, input.captchaResponse)))
    return { respuestaOK: false, ...CAPTCHA_INVALIDO, dominios: [], sugerencias: [] };
  const usuarioId = (await context.quien())?.id ?? null;
  return answer(connection, readings, { now, usuarioId, sufijos });
});

export const habilitados = edge.dominio.habilitados.handler(async ({ context }) => {
  const sufijos = await listSufijos(context.connection, context.now);
  return {
    dominiosHabilitados: sufijos.map(({ tld, precio, proximo }) => ({ nombre: tld, precio, proximo })),
  };
});

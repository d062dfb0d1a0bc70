import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Accion } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import { parseNombre } from '../../domain/name';
import { permiso } from '../../domain/permissions';
import { negativa } from '../../domain/reservados';
import { situacionDe } from '../../domain/situacion';
import { sinPrecio } from '../../domain/unsold-suffix';
import { SIN_TRANSFERENCIA } from '../../domain/words/transferencias';
import { listRoles } from '../dominios/cambios-store';
import { consultar } from '../dominios/consulta';
import { listCandados } from '../dominios/por-aprobar-store';
import { type findDominio, listDominios, listSufijos } from '../dominios/store';
import { isHabilitada } from '../funciones/store';
import { readDatos } from './line-data';
import { yearPrices } from './precios';
import type { Item } from './store';

/** Who buys, and when; of somebody who did not sign in it is not known what they may do with a name. */
export interface En {
  connection: Connection;
  now: Temporal.Instant;
  usuarioId: number | null;
}

type Dominio = NonNullable<Awaited<ReturnType<typeof findDominio>>>;

/** What lines are judged by, read for all of them at once: a cart of twenty names asks no more than one of one. */
interface Leido {
  en: En;
  dominios: ReadonlyMap<string, Dominio>;
  roles: Awaited<ReturnType<typeof listRoles>>;
  /** The lock of those that have one. */
  candados: ReadonlyMap<number, number>;
  registrables: ReadonlyMap<string, Registrable>;
  priceOf: (nombre: string) => number | undefined;
  seTransfiere: boolean;
}

const nombresDe = (items: readonly Item[], ...tipos: Item['tipo'][]): string[] =>
  items.filter(({ tipo }) => tipos.includes(tipo)).map(({ nombre }) => nombre);

async function read(en: En, items: readonly Item[]): Promise<Leido> {
  const { connection, usuarioId } = en;
  const dominios = await listDominios(connection, nombresDe(items, 'RENOVACION', 'TRANSFERENCIA'));
  const ids = [...dominios.values()].map(({ id }) => id);
  return {
    en,
    dominios,
    roles: await listRoles(connection, usuarioId, ids),
    candados: await listCandados(
      connection,
      [...dominios.values()].filter(({ candado }) => candado !== null).map(({ id }) => id),
    ),
    registrables: await registrables(en, nombresDe(items, 'REGISTRO')),
    priceOf: dominios.size > 0 ? await yearPrices(connection, en.now) : () => undefined,
    seTransfiere:
      nombresDe(items, 'TRANSFERENCIA').length > 0 &&
      (await isHabilitada(connection, 'TRANSFERENCIA_TITULAR')),
  };
}

/** Why the buyer may not do this with a name now, in words; undefined where they may. */
function motivoDe({ en: { now, usuarioId }, roles }: Leido, dominio: Dominio, accion: Accion) {
  if (usuarioId === null) return undefined;
  const suyos = roles.get(dominio.id);
  if (!suyos) return 'Usted no tiene ningún rol en él.';
  const puede = permiso(accion, situacionDe({ ...dominio, ...suyos }, now, dayOf(now)));
  return puede.permitido ? undefined : puede.motivo;
}

/** A lock whose custodians approved this very line does not stand against it. */
const comoSeAprobo = ({ candados }: Leido, item: Item, dominio: Dominio): Dominio =>
  dominio.candado !== null && candados.get(dominio.id) === readDatos(item.datos).candado
    ? { ...dominio, candado: null }
    : dominio;

const sinPrecioHoy = ({ priceOf }: Leido, nombre: string): string | undefined =>
  priceOf(nombre) === undefined ? sinPrecio(toULabels(nombre)) : undefined;

const NO_ESTA = 'Ya no está registrado.';

function deRenovar(leido: Leido, item: Item): string | undefined {
  const shown = toULabels(item.nombre);
  const dominio = leido.dominios.get(item.nombre);
  const motivo = dominio ? motivoDe(leido, dominio, 'renovar') : NO_ESTA;
  if (motivo) return `El dominio ${shown} no se puede renovar. ${motivo}`;
  const { vencimiento } = readDatos(item.datos);
  if (vencimiento && vencimiento !== dominio?.fecha_vencimiento)
    return `El dominio ${shown} ya fue renovado.`;
  return sinPrecioHoy(leido, item.nombre);
}

/** Also where handing names over is not offered any more (spec 5). */
function deTransferir(leido: Leido, item: Item): string | undefined {
  const dominio = leido.dominios.get(item.nombre);
  const motivo = !leido.seTransfiere
    ? SIN_TRANSFERENCIA
    : dominio
      ? (motivoDe(leido, comoSeAprobo(leido, item, dominio), 'transferirTitular') ??
        sinPrecioHoy(leido, item.nombre))
      : NO_ESTA;
  return motivo && `El titular del dominio ${toULabels(item.nombre)} no se puede transferir. ${motivo}`;
}

/** Whether a name can be registered at all, and whether somebody has it: between two buyers the confirmation decides. */
interface Registrable {
  motivo: string | undefined;
  tld: string;
  isTaken: boolean;
}

async function registrables(
  { connection, now, usuarioId }: En,
  nombres: readonly string[],
): Promise<Map<string, Registrable>> {
  if (nombres.length === 0) return new Map();
  const sufijos = await listSufijos(connection, now);
  const terminaciones = sufijos.map(({ tld }) => tld);
  const reads = nombres.map((nombre) => ({ nombre, read: parseNombre(nombre, terminaciones) }));
  const legibles = reads.flatMap(({ read }) => (read.ok ? [read.nombre] : []));
  const found = await consultar(connection, legibles, now, { usuarioId, enVenta: sufijos });
  const byName = new Map(found.map((one) => [one.nombre.ascii, one]));
  return new Map(
    reads.map(({ nombre, read }) => {
      const shown = toULabels(nombre);
      if (!read.ok)
        return [nombre, { motivo: `El dominio ${shown} no se puede registrar.`, tld: '', isTaken: false }];
      const is = byName.get(read.nombre.ascii);
      const motivo =
        is?.reservado && is.disponibilidad === 'RESERVADO' ? negativa(shown, is.reservado.clase) : undefined;
      return [nombre, { motivo, tld: read.nombre.sufijo, isTaken: is?.disponibilidad === 'REGISTRADO' }];
    }),
  );
}

const NO_SE_SABE: Registrable = { motivo: undefined, tld: '', isTaken: false };

/** The same of one name, as its line is carried out. */
export const registrable = async (en: En, { nombre }: Item): Promise<Registrable> =>
  (await registrables(en, [nombre])).get(nombre) ?? NO_SE_SABE;

function deRegistrar(leido: Leido, item: Item): string | undefined {
  const { motivo, isTaken } = leido.registrables.get(item.nombre) ?? NO_SE_SABE;
  return (
    motivo ??
    (isTaken
      ? `El dominio ${toULabels(item.nombre)} ya no está disponible: alguien lo registró antes.`
      : undefined)
  );
}

const DE = { REGISTRO: deRegistrar, RENOVACION: deRenovar, TRANSFERENCIA: deTransferir } as const;

/** Why lines of a cart can no longer be done, by their id, in a sentence: what its confirmation is refused with, said before it. */
export async function impedimentos(en: En, items: readonly Item[]): Promise<Map<number, string>> {
  const leido = await read(en, items);
  return new Map(
    items.flatMap((item): [number, string][] => {
      const motivo = DE[item.tipo](leido, item);
      return motivo ? [[item.id, motivo]] : [];
    }),
  );
}

/** The same of one line. */
export const impedimento = async (en: En, item: Item): Promise<string | undefined> =>
  (await impedimentos(en, [item])).get(item.id);

import { setImmediate as attendOthers } from 'node:timers/promises';
import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { EL_REGISTRO, type Foto, isSuceso } from '../../domain/history';
import {
  comienzo,
  contactoEn,
  type Hecho,
  HORAS_PARA_PENSAR,
  type Punto,
  type Recorrido,
  unaMas,
} from '../../domain/vuelta-atras';
import { ownersOf } from '../dominios/relaciones-store';
import { cambioDesde, type Fila, listTanda, TANDA } from './store';

/** What the registry does by itself has no person. */

const fotoDe = (json: string | null): Foto => JSON.parse(json ?? '{}');

/** An entry as it is gone through; undefined for one that code of a later version wrote: what it did is not known here. */
const hechoDe = ({ suceso, antes, despues, usuario, login, ...row }: Fila): Hecho | undefined =>
  isSuceso(suceso)
    ? {
        ...row,
        suceso,
        antes: fotoDe(antes),
        despues: fotoDe(despues),
        quien: usuario ?? login ?? EL_REGISTRO,
      }
    : undefined;

/** The entries up to the first one that is not known. */
function conocidos(filas: readonly Fila[]): Hecho[] {
  const hechos = filas.map(hechoDe);
  const until = hechos.indexOf(undefined);
  return hechos.slice(0, until < 0 ? undefined : until).filter((hecho) => hecho !== undefined);
}

/** What somebody can take back of a name; and how it was before one of those points, where that is one. */
export interface Vuelta {
  puntos: readonly Punto[];
  elegido?: { punto: Punto; foto: Foto };
}

interface Quien {
  usuarioId: number;
  now: Temporal.Instant;
}

type Duenios = Map<number, number>;

/** Whose account each holder is that some entries speak of. */
async function learn(
  connection: Connection,
  duenios: Duenios,
  hechos: readonly Hecho[],
  titular: number | null,
) {
  const ids = [titular, ...hechos.map(({ antes }) => contactoEn(antes, 'titular'))];
  const nuevos = ids.filter((id) => typeof id === 'number' && !duenios.has(id)).map(Number);
  for (const [id, duenio] of await ownersOf(connection, [...new Set(nuevos)])) duenios.set(id, duenio);
}

/**
 * Goes through the history of a name, newest first, as far back as anything can be taken back by somebody: a part at a time, since who
 * wants to hide a change may have made thousands after it.
 */
export async function recorrer(
  connection: Connection,
  { id, version, titular_id }: Pick<Dominio, 'id' | 'version' | 'titular_id'>,
  { usuarioId, now }: Quien,
  antesDe?: number | null,
): Promise<Vuelta> {
  const duenios: Duenios = new Map();
  const quien = { usuarioId, now, duenio: (contacto: number | null) => duenios.get(contacto ?? 0) ?? null };
  let recorrido: Recorrido = comienzo(titular_id);
  let foto: Foto | undefined;
  for (let desde = version + 1; !recorrido.termino; ) {
    const filas = await listTanda(connection, id, desde);
    const hechos = conocidos(filas);
    await learn(connection, duenios, hechos, titular_id);
    for (const hecho of hechos) {
      if (recorrido.termino) break;
      recorrido = unaMas(recorrido, hecho, quien);
      if (hecho.version === antesDe) foto = { ...recorrido.foto };
    }
    const last = hechos.at(-1);
    if (!last || hechos.length < TANDA) break;
    desde = last.version;
    await attendOthers();
  }
  const punto = recorrido.puntos.find((each) => each.version === antesDe);
  return { puntos: recorrido.puntos, ...(punto && foto && { elegido: { punto, foto } }) };
}

/**
 * Whether its holder can take anything back of a name. What was done longer ago can be only where the name was taken by who was given it since:
 * that is a change too.
 */
export async function hayQueVolver(
  connection: Connection,
  dominio: Parameters<typeof recorrer>[1],
  quien: Quien,
): Promise<boolean> {
  const desde = quien.now.subtract({ hours: HORAS_PARA_PENSAR });
  if (!(await cambioDesde(connection, dominio.id, desde))) return false;
  return (await recorrer(connection, dominio, quien)).puntos.length > 0;
}

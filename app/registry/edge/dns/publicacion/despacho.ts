import { createHash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { comoTexto } from '../../../dns/conjuntos';
import { deletePedida, encolar, listPedidas, type Pedida, TODA } from './cola-store';
import { findDelegado } from './contenido-store';
import { deleteDelegacion, findDelegacion, saveDelegacion } from './delegaciones-store';
import { CATALOGO, type ServidorPropio } from './rules';

const EN_UNA_VEZ = 500;

/** Who asks a server that does not know the name any more got its address from a delegation that is kept this long. */
const DESPEDIDA = { hours: 24 };

const padreDe = (nombre: string): string => nombre.slice(nombre.indexOf('.') + 1);

const huellaDe = (textos: readonly string[]): string =>
  createHash('sha256')
    .update([...textos].sort().join('\n'))
    .digest('base64url');

/**
 * What became of a name, into what has to be written of it: its delegation and servers in the zone above, and its own
 * zone where it began or ended to be hosted. What is as it was published asks for nothing.
 */
async function mirar(
  trx: Connection,
  pedida: Pedida,
  propios: readonly ServidorPropio[],
  now: Temporal.Instant,
): Promise<void> {
  const { nombre } = pedida;
  // First: a change made while this one looks waits here, and then asks again.
  await deletePedida(trx, pedida);
  const antes = await findDelegacion(trx, nombre);
  const ahora = await findDelegado(trx, nombre, propios, now);
  const huella = ahora ? huellaDe(ahora.conjuntos.map(comoTexto)) : '';
  if ((antes?.huella ?? '') !== huella) {
    const anfitriones = [
      ...(antes?.anfitriones.split(' ').filter(Boolean) ?? []),
      ...(ahora?.anfitriones ?? []),
    ];
    await encolar(trx, padreDe(nombre), [nombre, ...anfitriones], now);
  }
  const estaba = antes?.alojada === 1;
  const esta = ahora?.alojada === true;
  if (esta) await encolar(trx, nombre, estaba ? [] : [TODA], now);
  else if (estaba) await encolar(trx, nombre, [TODA], now.add(DESPEDIDA));
  if (esta !== estaba) await encolar(trx, CATALOGO, [nombre], esta ? now : now.add(DESPEDIDA));
  if (ahora)
    await saveDelegacion(trx, {
      nombre,
      huella,
      anfitriones: ahora.anfitriones.join(' '),
      alojada: esta ? 1 : 0,
    });
  else if (antes) await deleteDelegacion(trx, nombre);
}

/** Turns names that were changed into what has to be published; answers how many. Safe from several processes. */
export async function despachar(
  database: Database,
  propios: readonly ServidorPropio[],
  now: Temporal.Instant,
): Promise<number> {
  const pedidas = await listPedidas(database, EN_UNA_VEZ);
  for (const pedida of pedidas) await inTransaction(database, (trx) => mirar(trx, pedida, propios, now));
  return pedidas.length;
}

import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { comoTexto } from '../../../dns/conjuntos';
import { padreDe } from '../../../domain/labels';
import { type Job, job } from '../../due/job';
import { oneByOne } from '../../due/work';
import { deletePedida, enqueue, listPedidas, type Pedida, TODA } from './cola-store';
import { findDelegado } from './contenido-store';
import { deleteDelegacion, findDelegacion, saveDelegacion } from './delegaciones-store';
import { CATALOGO, type ServidorPropio } from './rules';

const huellaDe = (textos: readonly string[]): string =>
  createHash('sha256')
    .update([...textos].sort().join('\n'))
    .digest('base64url');

/** What the zones are published with: the registry's own servers, and how long a zone that left is still answered. */
export interface Reparto {
  servidores: readonly ServidorPropio[];
  /**
   * Nothing where the servers of the zones are those of the zones above: they answer from what they have, and would never
   * refer anybody. Elsewhere, who asks them got their address from a delegation that is remembered for a while.
   */
  despedida: { hours: number };
}

/**
 * What became of a name, into what has to be written of it: its delegation and servers in the zone above, and its own
 * zone where it began or ended to be hosted. What is as it was published asks for nothing.
 */
async function lookAt(
  trx: Connection,
  pedida: Pedida,
  { servidores, despedida }: Reparto,
  now: Temporal.Instant,
): Promise<void> {
  const { nombre } = pedida;
  // Since it was asked for, not since it was looked at: whoever asks meanwhile how the name stands began before this hour.
  const desde = Temporal.Instant.from(pedida.pedida_en);
  const seVa = despedida.hours === 0 ? desde : now.add(despedida);
  // First: a change made while this one looks waits here, and then asks again.
  await deletePedida(trx, pedida);
  const antes = await findDelegacion(trx, nombre);
  const ahora = await findDelegado(trx, nombre, servidores, now);
  const huella = ahora ? huellaDe(ahora.conjuntos.map(comoTexto)) : '';
  if ((antes?.huella ?? '') !== huella) {
    const anfitriones = [
      ...(antes?.anfitriones.split(' ').filter(Boolean) ?? []),
      ...(ahora?.anfitriones ?? []),
    ];
    await enqueue(trx, padreDe(nombre), [nombre, ...anfitriones], desde);
  }
  const estaba = antes?.alojada === 1;
  const esta = ahora?.alojada === true;
  if (esta) await enqueue(trx, nombre, estaba ? [] : [TODA], desde);
  else if (estaba) await enqueue(trx, nombre, [TODA], seVa);
  if (esta !== estaba) await enqueue(trx, CATALOGO, [nombre], esta ? desde : seVa);
  if (ahora)
    await saveDelegacion(trx, {
      nombre,
      huella,
      anfitriones: ahora.anfitriones.join(' '),
      alojada: esta ? 1 : 0,
    });
  else if (antes) await deleteDelegacion(trx, nombre);
}

/** Turns names that were changed into what has to be published. */
export const despacho = (reparto: Reparto): Job =>
  job<Pedida>({
    kind: 'publicación',
    key: ({ nombre, pedida_en }) => `${nombre}:${pedida_en}`,
    find: listPedidas,
    way: oneByOne(async (trx, pedida, now) => {
      await lookAt(trx, pedida, reparto, now);
      return 1;
    }),
  });

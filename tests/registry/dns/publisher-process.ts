import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { publicador } from './alojado';

/** A process that publishes what is due at a time that it is told, and says when it begins. */
const order = z.object({ ahora: z.string() });

process.on('message', async (message) => {
  const { ahora } = order.parse(message);
  process.send?.('begun');
  await publicarPendientes(publicador(Temporal.Instant.from(ahora)));
  process.send?.('done');
});

process.send?.('ready');

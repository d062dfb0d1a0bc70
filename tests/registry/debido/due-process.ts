import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { database } from '~/database/connection.server';
import { avanzarDominios, avisarVencimientos } from '../../support/due';

/** A process that does what is due of names at a time that it is told, and says how many steps it took. */
const order = z.object({ ahora: z.string() });

process.on('message', async (message) => {
  const now = Temporal.Instant.from(order.parse(message).ahora);
  const steps = await avanzarDominios(database(), now);
  await avisarVencimientos(database(), now);
  process.send?.({ steps });
});

process.send?.('ready');

import { z } from 'zod';
import { shop } from './shop';

/** A process that confirms a sale when told to, several times at once, and answers the references it got. */
const order = z.object({ login: z.string(), uuid: z.string(), times: z.number().int() });

process.on('message', async (message) => {
  const { login, uuid, times } = order.parse(message);
  const { carrito } = shop({ login });
  const answers = await Promise.all(Array.from({ length: times }, () => carrito.finalizar({ uuid })));
  process.send?.(answers.map(({ ventaDTO }) => ventaDTO?.referencia ?? null));
});

process.send?.('ready');

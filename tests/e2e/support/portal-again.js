// @ts-check
import process from 'node:process';

/**
 * The built portal in a process that its parent tells when to serve, with which settings, and when to end that: one after
 * another. What a portal keeps it keeps by its settings (decision 002); what takes a second at each start is to load the program.
 */

/** @typedef {{ serve: Record<string, string> } | 'leave'} Order */

/** @type {{ serveAs: (environment: Record<string, string>) => Promise<() => Promise<void>> }} */
const { serveAs } = await import(new URL('../../../build/server/server.js', import.meta.url).href);

process.umask(0o077); // as the portal does by itself

/** @type {() => Promise<void>} */
let end = async () => undefined;

/** @param {Order} order */
async function obey(order) {
  if (order === 'leave') await end();
  else end = await serveAs(order.serve);
}

process.on('message', (/** @type {Order} */ order) => {
  obey(order).then(
    () => process.send?.({}),
    (/** @type {unknown} */ error) => process.send?.({ failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0)); // nobody tells it anything any more

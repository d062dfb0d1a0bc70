import { type Settings, SettingsError, settings } from '~/base/config.server';
import { listeningFault } from '~/serving/listen.server';
import { serveWhois } from './server.server';

/** The port that the settings name; without one there is no port 43. */
function portOf({ WHOIS_PORT }: Settings): number {
  if (WHOIS_PORT === undefined)
    throw new SettingsError('WHOIS_PORT: whois on port 43 is off; name the port to listen on (43)');
  return WHOIS_PORT;
}

const asked = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve()).once('SIGINT', () => resolve());
  });

/** Serves whois until it is asked to stop: a process of its own, whose end is nobody else's. */
export async function whois43(): Promise<string> {
  const { HOST } = settings();
  const port = portOf(settings());
  const { stop } = await serveWhois({ host: HOST, port }).catch((cause: NodeJS.ErrnoException) => {
    throw listeningFault(cause, 'WHOIS_PORT', `${HOST}, ${port}`);
  });
  process.stdout.write(`Whois: ${HOST}, ${port}\n`);
  await asked();
  await stop();
  return 'Whois: terminado.';
}

import type { Express } from 'express';
import { type Settings, SettingsError } from '../base/config.server';
import { keepOpenConnections, type Serving } from './stop-serving.server';

/** What the system answers where the fault is of a setting (errno(3)), and what to say of it. */
const FAULTS: Record<string, string> = {
  EADDRINUSE: 'another program listens on it already',
  EACCES: 'this account may not listen on it',
  EADDRNOTAVAIL: 'HOST: this machine has no such address',
  ENOTFOUND: 'HOST: there is no such name',
  EAI_AGAIN: 'HOST: the name could not be looked up',
};

/** Longer than a proxy keeps a connection that nobody uses: whoever ends it first must not be sent another request. */
const KEPT_OPEN_MS = 65_000;

/** What went wrong as the fault of a setting, or as it is: `port` is the setting that names the port. */
export function listeningFault(cause: NodeJS.ErrnoException, port: string, where: string): Error {
  const fault = FAULTS[cause.code ?? ''];
  if (!fault) return cause;
  const named = fault.startsWith('HOST') ? fault : `${port}: ${fault}`;
  return new SettingsError(`${named} (${where})`, { cause });
}

/** Serves at the address of the settings. Throws a `SettingsError` where that address cannot be had. */
export function listen(portal: Express, { HOST, PORT }: Settings): Promise<Serving> {
  return new Promise((resolve, reject) => {
    const server = portal.listen(PORT, HOST);
    const open = keepOpenConnections(server);
    server.keepAliveTimeout = KEPT_OPEN_MS;
    server.once('listening', () => resolve({ portal, server, open }));
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(listeningFault(cause, 'PORT', `${HOST}, ${PORT}`)),
    );
  });
}

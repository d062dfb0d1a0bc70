import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { log } from '../base/log.server';

/**
 * Tells systemd that this process serves (sd_notify(3), `Type=notify`), so that who restarts one instance after the other waits
 * for it. Node has no datagrams on sockets of files: systemd's own program sends it, which the unit lets it by
 * `NotifyAccess=all`. Elsewhere nobody is told.
 */
export async function tellSystemManager(): Promise<void> {
  if (!process.env.NOTIFY_SOCKET) return;
  await promisify(execFile)('systemd-notify', ['--ready']).catch((error: unknown) =>
    log.error({ error }, 'systemd could not be told that the portal serves'),
  );
}

import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import { cambiosMasivos } from '~/registry/edge/administracion/masivos/next-batch';
import { resumenes } from '~/registry/edge/avisos/del-dia';
import { caducos, porAbrir } from '~/registry/edge/candado/task';
import { descargas } from '~/registry/edge/descargas/preparar';
import { descargasVencidas } from '~/registry/edge/descargas/vencidas';
import { despacho, type Reparto } from '~/registry/edge/dns/publicacion/despacho';
import { vida } from '~/registry/edge/dominios/lifecycle';
import { avisos } from '~/registry/edge/dominios/vencimientos';
import { doDue, type Job } from '~/registry/edge/due/job';
import { correo } from '~/registry/edge/mail/sender';
import type { MailTransport } from '~/registry/edge/mail/transport';
import { vencidos } from '~/registry/edge/tickets/vencidos';
import { contraparte } from '~/registry/edge/transferencias/demo';
import { codigos, solicitudes } from '~/registry/edge/transferencias/task';
import { abandonados } from '~/registry/edge/ventas/abandonados';
import { removeClaves } from '~/registry/edge/ventas/cleanup-store';

/** What is due at a moment, done as the schedule does it; each answers how much that was. */

const at =
  (...jobs: Job[]) =>
  (database: Database, now: Temporal.Instant): Promise<number> =>
    doDue(jobs, { database, clock: () => now });

export const avanzarDominios = at(vida);
export const avisarVencimientos = at(avisos);
export const mandarResumenes = at(resumenes);
export const avanzarCandados = at(caducos, porAbrir);
export const avanzarTransferencias = at(solicitudes, codigos);
export const removeExpiredFiles = at(vencidos);
export const prepareDownloads = at(descargas);
export const removeOldDownloads = at(descargasVencidas);
export const actuarContraparte = at(contraparte);

export async function removeAbandoned(database: Database, now: Temporal.Instant): Promise<number> {
  const removed = await at(abandonados)(database, now);
  await removeClaves(database, now);
  return removed;
}

export const despachar = (database: Database, reparto: Reparto, now: Temporal.Instant): Promise<number> =>
  at(despacho(reparto))(database, now);

export const avanzarCambiosMasivos = (database: Database, clock: Clock): Promise<number> =>
  doDue([cambiosMasivos], { database, clock });

export const sendPending = (database: Database, transport: MailTransport, clock: Clock): Promise<number> =>
  doDue([correo(transport)], { database, clock });

import { now } from '~/clock.server';
import { settings } from '~/config.server';
import { database } from '~/database/connection.server';
import { avanzarCambiosMasivos } from '../administracion/masivos/avanzar';
import { publicarDns } from '../dns/publicacion/tarea';
import { removeEnlaces } from '../dominios/enlaces-store';
import { avanzarDominios } from '../dominios/lifecycle';
import { avisarVencimientos } from '../dominios/vencimientos';
import { sendPending } from '../mail/sender';
import { mailTransport, removeUnfinishedMail } from '../mail/transport';
import { removeOrphans } from '../tickets/sweep';
import { removeExpiredFiles } from '../tickets/uploads-store';
import { actuarContraparte } from '../transferencias/demo';
import { avanzarTransferencias } from '../transferencias/tarea';
import { removeAbandoned } from '../ventas/cleanup-store';
import { startSchedule, type Task } from './schedule';

/** What killed processes and full disks left. */
async function sweep(): Promise<void> {
  await removeOrphans(database(), now());
  await removeUnfinishedMail(now());
}

/** First what happens to names on their dates, then the notices of how they are, then the links that are too old. */
async function lives(): Promise<void> {
  await avanzarDominios(database(), now());
  await avisarVencimientos(database(), now());
  await removeEnlaces(database(), now());
}

/** What the embedded registry does by itself. */
const own: Task[] = [
  {
    nombre: 'correo',
    cada: '*/3 * * * * *',
    ejecutar: () => sendPending(database(), mailTransport(), now),
  },
  {
    nombre: 'vida de los dominios',
    cada: '0 11 * * * *',
    ejecutar: lives,
  },
  {
    nombre: 'transferencias',
    cada: '*/20 * * * * *',
    ejecutar: () => avanzarTransferencias(database(), now()),
  },
  {
    nombre: 'publicación en DNS',
    cada: '* * * * * *',
    ejecutar: publicarDns,
  },
  {
    nombre: 'cambios masivos',
    cada: '*/2 * * * * *',
    ejecutar: () => avanzarCambiosMasivos(database(), now),
  },
  {
    nombre: 'carritos abandonados',
    cada: '0 23 4 * * *',
    ejecutar: () => removeAbandoned(database(), now()),
  },
  {
    nombre: 'archivos temporales',
    cada: '0 7 * * * *',
    ejecutar: () => removeExpiredFiles(database(), now()),
  },
  { nombre: 'restos en disco', cada: '0 27 * * * *', alComenzar: true, ejecutar: sweep },
];

/** The other registrar of the demo acts by itself. */
const deDemo: Task = {
  nombre: 'el otro registrador',
  cada: '*/10 * * * * *',
  ejecutar: () => actuarContraparte(database(), now()),
};

/** Starts what has to be done while the server runs, and what the caller adds; answers how to stop it. */
export const startTasks = (others: Task[] = []): (() => Promise<void>) =>
  startSchedule([...own, ...(settings().DEMO ? [deDemo] : []), ...others]);

/** Does everything that is due now, once, as the schedule would; answers what was done, for a terminal. */
export async function runTasks(): Promise<string> {
  for (const { ejecutar } of own) await ejecutar();
  return own.map(({ nombre }) => `Hecho: ${nombre}.`).join('\n');
}

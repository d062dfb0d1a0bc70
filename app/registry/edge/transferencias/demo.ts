import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import type { Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { deTarea } from '../dominios/autoria';
import { PORTAL } from '../dominios/rules';
import type { Acto } from './acto';
import { listVigentesDesde } from './codigos-store';
import { pedirParaOtro } from './contraparte';
import { resolver } from './resolver';
import { abrir } from './secreto';
import { listPendientesDe } from './store';

/** The other registrar of the demo. */
export const CONTRAPARTE = 'este';

/** How long it thinks before it acts by itself. */
const ESPERA = { minutes: 2 };

/** What it does with a request for one of its names; the others it approves. */
const RESPUESTAS: Record<string, 'RECHAZAR' | 'CALLAR'> = {
  'cabopolonio.com.uy': 'RECHAZAR',
  'sierradelasanimas.uy': 'CALLAR',
};

const inTurn = (database: Database, now: Temporal.Instant, work: (acto: Acto) => Promise<unknown>) =>
  inTransaction(database, (trx) => work({ ...deTarea(trx, now), registrador: CONTRAPARTE }));

/** Answers who asked for its names two minutes ago. */
async function answer(database: Database, now: Temporal.Instant): Promise<void> {
  const since = stamp(now.subtract(ESPERA));
  for (const { nombre, pierde, solicitada_en } of await listPendientesDe(database, CONTRAPARTE)) {
    const does = RESPUESTAS[nombre] ?? 'APROBAR';
    if (pierde !== CONTRAPARTE || solicitada_en > since || does === 'CALLAR') continue;
    await inTurn(database, now, (acto) => resolver(acto, nombre, does));
  }
}

/** Asks for names of ours whose code was made two minutes ago, as if their holder had given it the code. */
async function askFor(database: Database, now: Temporal.Instant): Promise<void> {
  const codigos = await listVigentesDesde(database, PORTAL, stamp(now.subtract(ESPERA)));
  for (const { nombre, sellado } of codigos) {
    const codigo = abrir(sellado);
    if (codigo !== null) await inTurn(database, now, (acto) => pedirParaOtro(acto, nombre, codigo));
  }
}

/** The other registrar's turn: in the demo both directions are seen without another terminal. */
export async function actuarContraparte(database: Database, now: Temporal.Instant): Promise<void> {
  await answer(database, now);
  await askFor(database, now);
}

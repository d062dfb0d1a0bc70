import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { PORTAL } from '../../domain/lifecycle';
import { deTarea } from '../dominios/autoria';
import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { listVigentesDesde } from './codigos-store';
import { requestForOther } from './contraparte';
import { type Acto, hecho, type Respuesta, SIN_PENDIENTE } from './registrar-act';
import { resolveTransfer } from './resolve-transfer';
import { unsealCodigo } from './secreto';
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

const respuestaA = (nombre: string) => RESPUESTAS[nombre] ?? 'APROBAR';

/** What the other registrar has to do: answer who asks for a name of its own, or ask for one of ours. */
type Deber = { clave: string; nombre: string; hacer: (acto: Acto) => Promise<Respuesta> };

/** Who asked for its names two minutes ago. */
async function listPedidos(connection: Connection, since: string): Promise<Deber[]> {
  const pendientes = await listPendientesDe(connection, CONTRAPARTE);
  return pendientes
    .filter(({ pierde, solicitada_en }) => pierde === CONTRAPARTE && solicitada_en <= since)
    .flatMap(({ id, nombre }) => {
      const does = respuestaA(nombre);
      if (does === 'CALLAR') return [];
      return [
        { clave: `responder:${id}`, nombre, hacer: (acto: Acto) => resolveTransfer(acto, nombre, does) },
      ];
    });
}

/** Names of ours whose code was made two minutes ago, as if their holder had given it the code. */
async function listDados(connection: Connection, since: string): Promise<Deber[]> {
  const codigos = await listVigentesDesde(connection, PORTAL, since);
  return codigos.map(({ id, nombre, sellado }) => ({
    clave: `pedir:${id}`,
    nombre,
    hacer: async (acto) => {
      const codigo = unsealCodigo(sellado);
      return codigo === null ? SIN_PENDIENTE : requestForOther(acto, nombre, codigo);
    },
  }));
}

/** The other registrar's turn: in the demo both directions are seen without another terminal. */
export const contraparte = job<Deber>({
  kind: 'contraparte',
  key: ({ clave }) => clave,
  async find(connection, { now }) {
    const since = stamp(now.subtract(ESPERA));
    return [...(await listPedidos(connection, since)), ...(await listDados(connection, since))];
  },
  way: oneByOne(async (trx, { hacer }, now) =>
    Number(hecho(await hacer({ ...deTarea(trx, now), registrador: CONTRAPARTE }))),
  ),
});

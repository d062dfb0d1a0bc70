import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { estadoAl } from '../../../domain/lifecycle';
import { huellaDe } from '../../../form-digest';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { handleDe } from '../../transferencias/titular-store';
import { requireAjenos } from '../ajenos';
import { lockMirado } from '../retenciones/abierto';

const CAMBIO =
  'Desde que se miró este dominio cambió su titular, su estado o la fecha en que vence. Mire cómo quedó y, si corresponde, pídalo de nuevo.';
const ES_PARTE =
  'Quien lo pide o lo aprueba es contacto de ese dominio, o quien lo recibe: lo tiene que hacer otra persona del registro.';

/** Names what was seen of a name before something is done with it: whose it is, whatever they change of their data, its state, and until when. */
export const vistoDe = async (
  connection: Connection,
  dominio: Dominio,
  now: Temporal.Instant,
): Promise<string> =>
  huellaDe({
    id: dominio.id,
    desde: dominio.creado_en,
    estado: estadoAl(dominio, dayOf(now)),
    vence: dominio.fecha_vencimiento,
    titular: await handleDe(connection, dominio),
  });

/** Of one name one act waits at a time: freed and given to somebody at once it would be neither. */
export const claveDe = ({ id }: Pick<Dominio, 'id'>): string => `dominio:${id}`;

/** A name, locked, as it was seen, and of nobody who asks or approves (`otros`: who has a stake in it besides). */
export async function lockVisto(
  op: Op,
  { nombreDominio, visto }: { nombreDominio: string; visto: string },
  otros: readonly number[] = [],
): Promise<Dominio> {
  const dominio = await lockMirado(op, nombreDominio);
  if (visto !== (await vistoDe(op.trx, dominio, op.now))) throw new Rechazo('ESTADO', CAMBIO);
  await requireAjenos(op, dominio, { otros, esParte: ES_PARTE });
  return dominio;
}

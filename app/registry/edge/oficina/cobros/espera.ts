import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { ActoQueEspera } from '../../../contract/oficina/por-aprobar';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { esperanDe } from '../por-aprobar/store';

interface Cobrado {
  /** Of the charge. */
  id: number;
  venta_item_id: number | null;
}

/** What names a refund that waits for a second person: a charge is one thing, whichever page it is given back from. */
export const claveDe = ({ id, venta_item_id }: Cobrado): string =>
  venta_item_id === null ? `cobro:${id}` : `linea:${venta_item_id}`;

/** What waits for a second person of some charges. */
export async function esperanDevolverse(
  connection: Connection,
  cobros: readonly Cobrado[],
  now: Temporal.Instant,
): Promise<(cobro: Cobrado) => ActoQueEspera | null> {
  const esperan = await esperanDe(connection, cobros.map(claveDe), now);
  return (cobro) => esperan.get(claveDe(cobro)) ?? null;
}

/**
 * Refuses to give back anything of a charge of which a refund waits: it would be given back twice, or what is approved would not be what was asked
 * any more. Asked under the lock of the charge, by whoever gives back, also alone; what is done is the one that waited.
 */
export async function requireQueNoEspere(
  { trx, now, paso }: Pick<Op, 'trx' | 'now' | 'paso'>,
  cobro: Cobrado,
  de: string,
): Promise<void> {
  if (paso?.tipo === 'APROBADO') return;
  const espera = (await esperanDevolverse(trx, [cobro], now))(cobro);
  if (espera)
    throw new Rechazo(
      'ESTADO',
      `Ya se pidió ${espera.que} de ${de}, y espera a que lo apruebe una segunda persona. Hasta que se apruebe, se rechace o se retire no se devuelve nada más: mírelo en Por aprobar.`,
    );
}

import type { Temporal } from 'temporal-polyfill';
import { minuteOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { comienzoDe, precioDesde, precioEn, proximoPrecio, type Vigencia } from '../../domain/precios';
import { listTarifas } from './store';

/** What a year of a name costs when it is renewed by itself, in cents with VAT, and the price that follows today's. */
interface Precios {
  alVencer: number;
  /** From which minute that is its price, where it is not yet today's. */
  alVencerDesde: string | null;
  proximo: Vigencia | undefined;
}

/** The prices of a name that exists; undefined where its ending is sold no more. */
export async function preciosDe(
  connection: Connection,
  { tld, fecha_vencimiento }: Pick<Dominio, 'tld' | 'fecha_vencimiento'>,
  now: Temporal.Instant,
): Promise<Precios | undefined> {
  const tarifa = (await listTarifas(connection)).find((each) => each.tld === tld && each.habilitado === 1);
  if (!tarifa) return undefined;
  const [ahora, alVencer] = [minuteOf(now), comienzoDe(fecha_vencimiento)];
  return {
    alVencer: precioEn(tarifa, alVencer),
    alVencerDesde: precioDesde(tarifa, ahora, alVencer),
    proximo: proximoPrecio(tarifa, ahora),
  };
}

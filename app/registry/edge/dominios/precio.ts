import type { Temporal } from 'temporal-polyfill';
import { minuteOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { comienzoDe, precioEn, proximoPrecio, type Vigencia } from '../../domain/precios';
import { listTarifas } from './store';

/** What a year of a name costs when it is renewed by itself, in cents with VAT, and the price that follows today's. */
interface Precios {
  alVencer: number;
  proximo: Vigencia | undefined;
}

/** The prices of a name that exists; undefined where its ending is sold no more. */
export async function preciosDe(
  connection: Connection,
  { tld, fecha_vencimiento }: Pick<Dominio, 'tld' | 'fecha_vencimiento'>,
  now: Temporal.Instant,
): Promise<Precios | undefined> {
  const tarifa = (await listTarifas(connection)).find((each) => each.tld === tld && each.habilitado === 1);
  return (
    tarifa && {
      alVencer: precioEn(tarifa, comienzoDe(fecha_vencimiento)),
      proximo: proximoPrecio(tarifa, minuteOf(now)),
    }
  );
}

import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { comienzoDe } from '../../domain/precios';
import { insertPrecio } from '../oficina/precios/store';
import { savePrimerPrecio } from './precios-store';
import { findPersona } from './store';

/** What .com.uy cost before this year, costs and will cost; and a price of .uy that was withdrawn. */
export async function loadPrecios(trx: Connection, now: Temporal.Instant): Promise<void> {
  const { id: puso_id } = await findPersona(trx, 'direccion');
  const hoy = dayOf(now);
  const mes = hoy.with({ day: 1 });
  const nuevo = (tld: string, precio: number, desde: Temporal.PlainDate, motivo: string) => ({
    tld,
    precio,
    motivo,
    puso_id,
    desde: comienzoDe(desde.toString()),
    creado_en: stamp(now),
  });
  await savePrimerPrecio(trx, 'com.uy', 104_900);
  await insertPrecio(trx, nuevo('com.uy', 115_900, mes.with({ month: 1 }), 'Ajuste anual.'));
  await insertPrecio(trx, nuevo('com.uy', 129_900, mes.add({ months: 3 }), 'Ajuste por inflación.'));
  await insertPrecio(trx, {
    ...nuevo('uy', 159_900, mes.add({ months: 3 }), 'Ajuste por inflación.'),
    retirado_en: stamp(now),
    retiro_id: puso_id,
    motivo_retiro: 'Se ajusta solo .com.uy.',
  });
}

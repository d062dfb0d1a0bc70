import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import { dateTime, money } from '~/format';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { anotarDeSufijo } from './anotar';
import { findPrecio, lockSufijo, withdrawPrecio } from './store';

const RIGE = 'Ese precio ya rige, o rigió: no se retira. Ponga otro que lo siga.';
const YA_SE_RETIRO = 'Ese precio ya se había retirado.';

export const retirar = cambio(oficina.precios.retirar, async (op, { id, motivo }) => {
  const razon = motivoDe(motivo);
  const row = await findPrecio(op.trx, fila(id));
  if (!row || !(await lockSufijo(op.trx, row.tld))) throw notFound();
  if (row.desde <= minuteOf(op.now)) throw new Rechazo('ESTADO', RIGE);
  const retiro = { retirado_en: stamp(op.now), retiro_id: op.usuario.id, motivo_retiro: razon };
  if (!(await withdrawPrecio(op.trx, row.id, retiro))) throw new Rechazo('ESTADO', YA_SE_RETIRO);
  await anotarDeSufijo(op, row.tld, {
    acto: 'Retiró un próximo precio',
    motivo: razon,
    antes: { precio: money(row.precio), desde: dateTime(stamp(instantOf(row.desde))) },
  });
  return { mensaje: `Quedó retirado: un año de .${row.tld} sigue costando lo que cuesta hoy.` };
});

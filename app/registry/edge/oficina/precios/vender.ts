import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { anotarDeSufijo } from './anotar';
import { lockSufijo, updateVenta } from './store';

const asIt = (seVende: boolean): string => (seVende ? 'a la venta' : 'fuera de la venta');

export const vender = cambio(oficina.precios.vender, async (op, { tld, seVende, motivo }) => {
  const razon = motivoDe(motivo);
  const sufijo = await lockSufijo(op.trx, tld);
  if (!sufijo) throw notFound();
  const was = sufijo.habilitado === 1;
  if (was === seVende) throw new Rechazo('ESTADO', `.${tld} ya estaba ${asIt(seVende)}.`);
  await updateVenta(op.trx, tld, seVende ? 1 : 0);
  await anotarDeSufijo(op, tld, {
    acto: seVende ? 'Puso a la venta una terminación' : 'Sacó de la venta una terminación',
    motivo: razon,
    antes: { estado: asIt(was) },
    despues: { estado: asIt(seVende) },
  });
  return {
    mensaje: seVende
      ? `.${tld} está a la venta: se pueden registrar y renovar sus nombres.`
      : `.${tld} está fuera de la venta: no se registra ni se renueva ningún nombre. Los que hay siguen funcionando.`,
  };
});

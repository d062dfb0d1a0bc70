import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import { dateTime, money } from '~/format';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioPrecioDesde } from '../../../contract/oficina/formularios';
import { anuncioDeVenta, precioEn, proximoPrecio } from '../../../domain/precios';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { listTarifas } from '../../dominios/store';
import { oficina } from '../implement';
import { anotarDeSufijo } from './anotar';
import { insertPrecio, lockSufijo } from './store';

const IGUAL = 'Es el mismo precio que el que rige: escriba otro.';
const YA_HAY = 'Ya hay un próximo precio. Si es otro el que corresponde, retire antes ese.';

export const programar = cambio(oficina.precios.programar, async (op, { tld, ...typed }) => {
  const minuto = minuteOf(op.now);
  const read = formularioPrecioDesde(minuto).safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const { precio, desdeDia, desdeHora, motivo } = read.data;
  if (!(await lockSufijo(op.trx, tld))) throw notFound();
  const tarifa = (await listTarifas(op.trx)).find((each) => each.tld === tld);
  if (!tarifa) throw notFound();
  const desde = `${desdeDia}T${desdeHora}`;
  if (proximoPrecio(tarifa, minuto)) throw new Rechazo('ESTADO', YA_HAY);
  const antes = precioEn(tarifa, minuto);
  if (antes === precio) throw Rechazo.deCampos({ precio: IGUAL });
  await insertPrecio(op.trx, {
    tld,
    precio,
    desde,
    motivo,
    puso_id: op.usuario.id,
    creado_en: stamp(op.now),
  });
  const cuando = dateTime(stamp(instantOf(desde)));
  await anotarDeSufijo(op, tld, {
    acto: 'Puso un próximo precio',
    motivo,
    antes: { precio: money(antes) },
    despues: { precio: money(precio), desde: cuando },
  });
  return {
    mensaje: `${anuncioDeVenta(tld, { desde, precio })} Se anuncia desde ahora donde se registra y se renueva.`,
  };
});

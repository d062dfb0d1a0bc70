import type { Temporal } from 'temporal-polyfill';
import { instantOf, minuteOf, stamp } from '~/base/clock.server';
import type { PrecioDeOficina, SufijoDeOficina } from '../../../contract/oficina/precios';
import { estadoDePrecio } from '../../../domain/precios';
import { listTarifas } from '../../dominios/store';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { listPlaneados, type Planeado } from './store';

type Tarifa = Awaited<ReturnType<typeof listTarifas>>[number];

function precioDTO(row: Planeado, tarifa: Tarifa, minuto: string): PrecioDeOficina {
  const { id, precio, desde, motivo, retirado_en } = row;
  return {
    id,
    precio,
    desde: stamp(instantOf(desde)),
    estado: estadoDePrecio({ desde, retirado: retirado_en !== null }, tarifa, minuto),
    puesto: { quien: llamado({ nombre: row.puso_nombre, login: row.puso_login }), motivo },
    retirado:
      retirado_en === null
        ? null
        : {
            en: retirado_en,
            quien: llamado({ nombre: row.retiro_nombre, login: row.retiro_login }),
            motivo: row.motivo_retiro ?? '',
          },
  };
}

function sufijoDTO(tarifa: Tarifa, planeados: readonly Planeado[], now: Temporal.Instant): SufijoDeOficina {
  const minuto = minuteOf(now);
  const primero: PrecioDeOficina = {
    id: null,
    precio: tarifa.precio,
    desde: null,
    estado: estadoDePrecio({ desde: null, retirado: false }, tarifa, minuto),
    puesto: null,
    retirado: null,
  };
  const suyos = planeados.filter(({ tld }) => tld === tarifa.tld);
  return {
    tld: tarifa.tld,
    seVende: tarifa.habilitado === 1,
    precios: [...suyos.map((row) => precioDTO(row, tarifa, minuto)), primero],
  };
}

export const listar = oficina.precios.listar.handler(async ({ context: { connection, now } }) => {
  const planeados = await listPlaneados(connection);
  return { sufijos: (await listTarifas(connection)).map((each) => sufijoDTO(each, planeados, now)) };
});

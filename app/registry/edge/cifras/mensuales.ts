import { dayOf, ZONA } from '~/base/clock.server';
import type { CifrasTables } from '~/database/tables/cifras';
import { listTiempos } from '~/sonda/tiempos-store';
import {
  type ClaseDeNombre,
  disponibilidadDe,
  mesesHasta,
  minutosDe,
  type Serie,
  tiemposDe,
} from '../../domain/cifras';
import { edge } from '../implement';
import { type Cuenta, listCuentas } from './nombres-store';

const DEL_REGISTRO = ['DNS', 'PUBLICACION', 'CORREO'] as const;

const cubosDe = (filas: readonly CifrasTables['cifras_tiempos'][], serie: Serie, mes: string) =>
  filas.filter((fila) => fila.serie === serie && fila.mes === mes);

function nombresDe(cuentas: readonly Cuenta[], mes: string) {
  const of = (clase: ClaseDeNombre) =>
    cuentas.find((cuenta) => cuenta.mes === mes && cuenta.clase === clase)?.cuantos ?? 0;
  return {
    registrados: of('REGISTRADOS'),
    renovados: of('RENOVADOS'),
    perdidos: of('PERDIDOS'),
    entraron: of('ENTRARON'),
    salieron: of('SALIERON'),
    titular: of('TITULAR'),
  };
}

export const mensuales = edge.cifras.mensuales.handler(async ({ context: { connection, now } }) => {
  const ahora = now.toZonedDateTimeISO(ZONA);
  const meses = mesesHasta(ahora);
  const desde = meses.at(-1) ?? '';
  const [filas, cuentas] = await Promise.all([
    listTiempos(connection, DEL_REGISTRO, desde),
    listCuentas(connection, desde),
  ]);
  return {
    hasta: dayOf(now).subtract({ days: 1 }).toString(),
    meses: meses.map((mes) => ({
      mes,
      dns: disponibilidadDe(cubosDe(filas, 'DNS', mes), minutosDe(mes, ahora)),
      tiemposDns: tiemposDe('DNS', cubosDe(filas, 'DNS', mes)),
      publicacion: tiemposDe('PUBLICACION', cubosDe(filas, 'PUBLICACION', mes)),
      correo: tiemposDe('CORREO', cubosDe(filas, 'CORREO', mes)),
      nombres: nombresDe(cuentas, mes),
    })),
  };
});

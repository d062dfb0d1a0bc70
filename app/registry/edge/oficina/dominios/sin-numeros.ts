import type { Outputs } from '../../../contract';
import { enmascarar } from '../../cuentas/present';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';

type Ficha = Outputs['administracion']['ficha'];
type Informacion = Ficha['informacion'];
type Pagos = NonNullable<Ficha['pagos']>;

function informacionSinNumeros(informacion: Informacion): Informacion {
  const { dominio, cuentaPago } = informacion;
  const { cuentaActual } = dominio.dominioCore;
  const enLista = cuentaActual && { ...cuentaActual, cuenta: mask(cuentaActual.cuenta, CUENTA_VISIBLE) };
  return {
    ...informacion,
    dominio: { ...dominio, dominioCore: { ...dominio.dominioCore, cuentaActual: enLista } },
    cuentaPago: cuentaPago && enmascarar(cuentaPago),
  };
}

const pagosSinNumeros = (pagos: Pagos): Pagos => ({
  ...pagos,
  historialPagos: pagos.historialPagos.map(({ cuentaPago, ...cambio }) => ({
    ...cambio,
    cuentaPago: cuentaPago && enmascarar(cuentaPago),
  })),
  cargos: pagos.cargos.map((cargo) => ({ ...cargo, cuenta: mask(cargo.cuenta, CUENTA_VISIBLE) })),
});

/** The holder's own detail as somebody else may read it: the numbers of accounts and documents are whole for the holder alone (spec 6). */
export const sinNumeros = (ficha: Ficha): Ficha => ({
  ...ficha,
  informacion: informacionSinNumeros(ficha.informacion),
  pagos: ficha.pagos && pagosSinNumeros(ficha.pagos),
});

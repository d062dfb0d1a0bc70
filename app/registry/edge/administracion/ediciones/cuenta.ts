import { stamp } from '~/base/clock.server';
import { toULabels } from '../../../domain/labels';
import type { Op } from '../../cambio/cambio';
import { findOwnCuenta } from '../../cuentas/store';
import { cambiarDominio } from '../../dominios/cambios';
import type { Alcance, Edicion } from './edicion';

const YA_NO_EXISTE = 'La cuenta de pago elegida ya no existe.';

export const alcanceDeCuenta: Alcance = {
  accion: 'cambiarCuentaPago',
  falta: () => undefined,
  ninguno: 'No tiene permisos para modificar la forma de pago de ninguno de los dominios seleccionados.',
};

/** Charges names to an account of the caller's, while it is there. */
export async function edicionDeCuenta({ trx, usuario }: Op, cuentaId: number): Promise<Edicion> {
  const cuenta = await findOwnCuenta(trx, usuario.id, cuentaId);
  return {
    ...alcanceDeCuenta,
    falta: () => (cuenta ? undefined : YA_NO_EXISTE),
    edit: (op, dominio) =>
      cambiarDominio(op, dominio, 'CUENTA_PAGO', {
        columnas: { cuenta_pago_id: cuentaId, cuenta_asociada_en: stamp(op.now) },
      }),
  };
}

/** To the letter (spec 5), for both reasons. */
const sinCuenta = (nombre: string): string =>
  `El dominio ${nombre} no tiene forma de pago asociada o no tiene permisos para realizar la acción.`;

export const alcanceDeQuitarCuenta: Alcance = {
  accion: 'quitarCuentaPago',
  falta: ({ nombre, cuenta_pago_id }) => (cuenta_pago_id === null ? sinCuenta(toULabels(nombre)) : undefined),
  motivo: sinCuenta,
  ninguno:
    'No tiene permisos para eliminar la forma de pago de ninguno de los dominios seleccionados, o no la tienen.',
};

/** Leaves names without an account. */
export const edicionDeQuitarCuenta: Edicion = {
  ...alcanceDeQuitarCuenta,
  edit: (op, dominio) =>
    cambiarDominio(op, dominio, 'CUENTA_PAGO', {
      columnas: { cuenta_pago_id: null, cuenta_asociada_en: null },
    }),
};

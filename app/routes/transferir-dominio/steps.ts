import * as address from '~/addresses';
import type { Step } from '~/components/stepper';

/** The journey of an import in its order (spec 2). */
export const PASOS = ['validar', 'datos', 'pago', 'resumen', 'confirmacion'] as const;
export type Paso = (typeof PASOS)[number];

export const RUTAS: Record<Paso, () => string> = {
  validar: address.importar,
  datos: address.importarDatos,
  pago: address.importarFormaDePago,
  resumen: address.importarResumen,
  confirmacion: address.importarConfirmacion,
};

const LABELS: Record<Paso, string> = {
  validar: 'Validar dominio',
  datos: 'Datos de contacto',
  pago: 'Forma de pago',
  resumen: 'Resumen',
  confirmacion: 'Confirmación',
};

export const IMPORT_STEPS: readonly Step[] = PASOS.map((paso) => ({
  label: LABELS[paso],
  href: RUTAS[paso](),
}));

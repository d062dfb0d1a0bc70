import * as address from '~/addresses';
import type { Step } from '~/components/stepper';
import { DEBE_COMPLETAR_DATOS, DEBE_SELECCIONAR_CUENTA_PAGO } from '~/registry/domain/words/transferencias';
import type { Borrador } from './draft';

/** The journey of an import in its order (spec 2). */
export const PASOS = ['validar', 'datos', 'pago', 'resumen', 'confirmacion'] as const;
export type Paso = (typeof PASOS)[number];

const RUTAS: Record<Paso, () => string> = {
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

interface Requirement {
  /** The first step that cannot be shown without it. */
  desde: Paso;
  met: (borrador: Borrador | null) => boolean;
  /** The step that gives it. */
  vuelve: Paso;
  mensaje: string;
}

/** What each step needs, in the order in which it is asked for (spec 5, Transfer-in). */
const REQUIREMENTS: readonly Requirement[] = [
  {
    desde: 'datos',
    met: (borrador) => borrador?.validado === true,
    vuelve: 'validar',
    mensaje: 'Antes de continuar, compruebe que el dominio se puede importar.',
  },
  {
    desde: 'pago',
    met: (borrador) => borrador?.datos?.codigoValidado === true,
    vuelve: 'datos',
    mensaje: DEBE_COMPLETAR_DATOS,
  },
  {
    desde: 'resumen',
    met: (borrador) => borrador?.cuentaPago != null,
    vuelve: 'pago',
    mensaje: DEBE_SELECCIONAR_CUENTA_PAGO,
  },
];

const order = (paso: Paso): number => PASOS.indexOf(paso);

/** The first thing a step lacks, with the address of the step that gives it; nothing when it can be shown. */
export function missing(
  paso: Paso,
  borrador: Borrador | null,
): { ruta: string; mensaje: string } | undefined {
  const lack = REQUIREMENTS.find(({ desde, met }) => order(paso) >= order(desde) && !met(borrador));
  return lack && { ruta: RUTAS[lack.vuelve](), mensaje: lack.mensaje };
}

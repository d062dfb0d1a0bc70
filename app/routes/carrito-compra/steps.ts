import { PASOS, type Paso } from '~/addresses';
import { CARRITO_VACIO, ERROR_FORMA_PAGO, SIN_TITULAR } from '~/registry/domain/words/compras';
import { DEBE_SELECCIONAR_O_CREAR } from '~/registry/domain/words/cuentas';

/** What has been given so far: all that decides which steps are open. */
export interface Avance {
  /** Lines in the cart, of any kind. */
  articulos: number;
  /** Registrations whose holder has not been given. */
  sinTitular: number;
  /** The payment account of the sale; `perdida` when it was chosen and can no longer be read. */
  cuenta: 'ninguna' | 'guardada' | 'perdida';
}

interface Requirement {
  /** The first step that cannot be shown without it. */
  desde: Paso;
  met: (avance: Avance) => boolean;
  /** The step that gives it. */
  vuelve: Paso;
  mensaje: string;
}

/** What each step needs, in the order in which it is asked for (spec 4 and 8). */
const REQUIREMENTS: readonly Requirement[] = [
  {
    desde: 'dos',
    met: ({ articulos }) => articulos > 0,
    vuelve: 'uno',
    mensaje: CARRITO_VACIO,
  },
  {
    desde: 'tres',
    met: ({ sinTitular }) => sinTitular === 0,
    vuelve: 'dos',
    mensaje: SIN_TITULAR,
  },
  {
    desde: 'cuatro',
    met: ({ cuenta }) => cuenta !== 'perdida',
    vuelve: 'tres',
    mensaje: ERROR_FORMA_PAGO,
  },
  {
    desde: 'cuatro',
    met: ({ cuenta }) => cuenta === 'guardada',
    vuelve: 'tres',
    mensaje: DEBE_SELECCIONAR_O_CREAR,
  },
];

const order = (paso: Paso): number => PASOS.indexOf(paso);

/** The first thing a step lacks, with the step that gives it; nothing when it can be shown. */
export const missing = (paso: Paso, avance: Avance): Pick<Requirement, 'vuelve' | 'mensaje'> | undefined =>
  REQUIREMENTS.find(({ desde, met }) => order(paso) >= order(desde) && !met(avance));

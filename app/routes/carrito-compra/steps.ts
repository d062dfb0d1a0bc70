import { PASOS, type Paso } from '~/addresses';

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
    mensaje: 'No hay artículos en el carro de compra para continuar.',
  },
  {
    desde: 'tres',
    met: ({ sinTitular }) => sinTitular === 0,
    vuelve: 'dos',
    mensaje: 'No se ha ingresado un titular para todos los dominios',
  },
  {
    desde: 'cuatro',
    met: ({ cuenta }) => cuenta !== 'perdida',
    vuelve: 'tres',
    mensaje: 'Error al obtener la forma de pago guardada',
  },
  {
    desde: 'cuatro',
    met: ({ cuenta }) => cuenta === 'guardada',
    vuelve: 'tres',
    mensaje: 'Debe seleccionar una cuenta o crear una nueva',
  },
];

const order = (paso: Paso): number => PASOS.indexOf(paso);

/** The first thing a step lacks, with the step that gives it; nothing when it can be shown. */
export const missing = (paso: Paso, avance: Avance): Pick<Requirement, 'vuelve' | 'mensaje'> | undefined =>
  REQUIREMENTS.find(({ desde, met }) => order(paso) >= order(desde) && !met(avance));

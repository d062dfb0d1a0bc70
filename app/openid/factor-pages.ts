/** Where the embedded provider answers for the second step; another provider has its own places for that. */
const SEGUNDO_PASO = '/oidc/segundo-paso';

export const segundoPaso = (): string => SEGUNDO_PASO;
export const agregarDispositivo = (): string => `${SEGUNDO_PASO}/agregar`;
export const quitarDispositivo = (id: string): string =>
  `${SEGUNDO_PASO}/quitar?dispositivo=${encodeURIComponent(id)}`;
export const codigosDeRecuperacion = (): string => `${SEGUNDO_PASO}/codigos`;

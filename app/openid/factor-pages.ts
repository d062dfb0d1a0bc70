/** Where the embedded provider answers for the second step; another provider has its own places for that. */
const SEGUNDO_PASO = '/oidc/segundo-paso';

export const segundoPaso = (): string => SEGUNDO_PASO;
export const agregarDispositivo = (): string => `${SEGUNDO_PASO}/agregar`;
export const agregarLlave = (): string => `${SEGUNDO_PASO}/agregar-llave`;
export const quitarDispositivo = (id: string): string =>
  `${SEGUNDO_PASO}/quitar?dispositivo=${encodeURIComponent(id)}`;
export const codigosDeRecuperacion = (): string => `${SEGUNDO_PASO}/codigos`;
/** What the mails of a request to take the second step away lead to: works without a sign-in. */
export const detenerQuita = (codigo: string): string =>
  `${SEGUNDO_PASO}/detener?codigo=${encodeURIComponent(codigo)}`;
/** Where who signed in with their second step keeps it. */
export const seguirConPaso = (): string => `${SEGUNDO_PASO}/seguir`;
/** Where a sign-in under way goes on: its password, and then its code. */
export const interaccion = (uid: string): string => `/oidc/interaccion/${uid}`;
/** Where who signs in says that they have neither device nor codes. */
export const sinDispositivo = (uid: string): string => `${interaccion(uid)}/sin-dispositivo`;

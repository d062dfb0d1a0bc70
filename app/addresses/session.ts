import type { Acr } from '../registry/domain/step-up';
import { at } from './written';

export const ingresar = (volver?: string) => at('/ingresar', { volver });
/** Somebody signed in shows once more who they are, with their second factor where that is asked. */
export const confirmarIdentidad = (volver: string, acr: Acr) => at('/ingresar', { volver, confirmar: acr });
export const vueltaDelIngreso = () => '/ingresar/vuelta';
export const salir = () => '/salir';
/** What the page that follows asks for, so that the browser forgets the ones before. */
export const olvidarSalida = () => '/salir/olvidar';
/** Whether a form of a key was done. */
export const operacion = (clave: string): string => `/operacion/${encodeURIComponent(clave)}`;
export const sesionTerminada = (volver: string) => at('/sesion-terminada', { volver });
export const primerIngreso = (redirectTo?: string) => at('/mis-datos-primer-login', { redirectTo });
export const aceptarTerminos = (redirectTo?: string) => at('/aceptar-terminos-condiciones', { redirectTo });

/** Where the link of a notice leads: a page that asks before it freezes the domain (decision w). */
export const congelar = (codigo: string) => at('/congelar-dominio', { codigo });

import { acciones } from './acciones';
import { dominios } from './dominios';

/** What a person does with the domains of any of their roles (spec 7, Administration). */
export const administracion = { ...dominios, ...acciones };

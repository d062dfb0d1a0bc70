import { acciones } from './acciones';
import { dominios } from './dominios';
import { ediciones } from './ediciones';
import { ficha } from './ficha';
import { invitaciones } from './invitaciones';
import { masivos } from './masivos';
import { titular } from './titular';

/** What a person does with the domains of any of their roles (spec 7, Administration). */
export const administracion = {
  ...dominios,
  ...ficha,
  ...acciones,
  ...ediciones,
  ...titular,
  ...invitaciones,
  ...masivos,
};

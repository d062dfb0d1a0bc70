import { checkAccess } from './access';
import * as administracion from './administracion/handlers';
import { contactosHandlers } from './contactos/handlers';
import { cuentasHandlers } from './cuentas/handlers';
import { dominioHandlers } from './dominios/handlers';
import { edge } from './implement';
import * as mensajes from './mensajes/handlers';
import * as terminos from './terminos/handlers';
import * as ticket from './tickets/handlers';
import { usuarioHandlers } from './usuarios/handlers';
import { carritoHandlers, registroHandlers } from './ventas/handlers';

/** The embedded registry: every operation of the contract, answered. */
export const router = edge.use(checkAccess).router({
  usuario: usuarioHandlers,
  terminos,
  registro: registroHandlers,
  carrito: carritoHandlers,
  dominio: dominioHandlers,
  mensajes,
  cuenta: { ...contactosHandlers, ...cuentasHandlers },
  ticket,
  administracion,
});

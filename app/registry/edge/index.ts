import { checkAccess } from './access';
import * as dominiosPropios from './administracion/handlers';
import { resumen } from './administracion/resumen';
import * as ayuda from './ayuda/preguntas';
import * as candado from './candado/handlers';
import * as cifras from './cifras/handlers';
import * as constancia from './constancias/handlers';
import * as contactos from './contactos/handlers';
import * as cuentas from './cuentas/handlers';
import * as descarga from './descargas/handlers';
import * as zonas from './dns/handlers';
import * as dominio from './dominios/handlers';
import * as ensayo from './ensayo/handlers';
import * as historia from './historia/handlers';
import { edge } from './implement';
import * as invitaciones from './invitaciones/handlers';
import * as mensajes from './mensajes/handlers';
import { comprobarClaves } from './peligros/comprobar-claves';
import { comprobarDelegacion } from './peligros/comprobar-delegacion';
import * as peligros from './peligros/handlers';
import * as terminos from './terminos/handlers';
import * as ticket from './tickets/handlers';
import { codigo, transferencia } from './transferencias/handlers';
import * as usuarios from './usuarios/handlers';
import { carrito, guardarCuentaPago, registro } from './ventas/handlers';
import * as vuelta from './vuelta/handlers';

/** People and paying are two areas here and one in the contract; a sale is one here and two there; what is seen of servers and keys is a finding. */
const cuenta = { ...contactos, ...cuentas, guardarCuentaPago };
const usuario = { ...usuarios, resumen };
const dns = { ...zonas, comprobarClaves, comprobarDelegacion };
const administracion = { ...dominiosPropios, ...invitaciones };

/** The embedded registry: every operation of the contract, answered. `handlers` export their operations by name. */
export const router = edge.use(checkAccess).router({
  usuario,
  terminos,
  registro,
  carrito,
  dominio,
  mensajes,
  cuenta,
  ticket,
  administracion,
  transferencia,
  codigo,
  dns,
  historia,
  constancia,
  descarga,
  peligros,
  candado,
  vuelta,
  ensayo,
  cifras,
  ayuda,
});

import { createRouterClient } from '@orpc/server';
import type { Caller } from '../caller';
import type { Registry } from '../contract';
import { administracion } from './administracion';
import { ayuda } from './ayuda';
import { candado } from './candado';
import { carrito } from './carrito';
import { cifras } from './cifras';
import { codigo } from './codigo';
import { constancia } from './constancia';
import { cuenta } from './cuenta';
import { descarga } from './descarga';
import { dns } from './dns';
import { dominio } from './dominio';
import { Edge } from './edge';
import { ensayo } from './ensayo';
import { ficha } from './ficha';
import { historia } from './historia';
import { outside } from './implement';
import { watching, watchingOnce } from './interceptors';
import { mensajes } from './mensajes';
import { misDatos } from './mis-datos';
import { peligros } from './peligros';
import { registro } from './registro';
import { ShrinkingTimeout } from './shrinking-timeout';
import { terminos } from './terminos';
import { ticket } from './ticket';
import { transferencia } from './transferencias';
import { usuario } from './usuario';
import { vuelta } from './vuelta';

/** Every operation of the contract, asked of somebody else's edge in the specification's words. */
const router = outside.router({
  usuario: { ...usuario, misDatos },
  terminos,
  registro,
  carrito,
  dominio,
  mensajes,
  cuenta,
  ticket,
  administracion: { ...administracion, ficha },
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

/** The registry at an address, on somebody's behalf. `edge` may be given to see how its answers were read. */
export const outsideRegistry = (url: string, who: Caller, edge = () => new Edge(url, who)): Registry =>
  createRouterClient(router, { context: () => ({ edge: edge() }), ...watching });

/**
 * The same for one page of the portal, which keeps the keys of its forms: what carries one is asked for once. All that the
 * page asks is waited for by one patience.
 */
export function onceOutside(url: string, who: Caller): Registry {
  const patience = new ShrinkingTimeout();
  return createRouterClient(router, {
    context: () => ({ edge: new Edge(url, who, patience) }),
    ...watchingOnce,
  });
}

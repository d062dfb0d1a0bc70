import { createRouterClient } from '@orpc/server';
import type { Registry } from '../contract';
import { counted } from '../counted';
import { RegistryFailure } from '../failure';
import type { Who } from '../who';
import { administracion } from './administracion';
import { carrito } from './carrito';
import { codigo } from './codigo';
import { cuenta } from './cuenta';
import { reportUnreadable } from './diagnosis';
import { dns } from './dns';
import { dominio } from './dominio';
import { Edge } from './edge';
import { historia } from './historia';
import { outside } from './implement';
import { mensajes } from './mensajes';
import { registro } from './registro';
import { terminos } from './terminos';
import { ticket } from './ticket';
import { transferencia } from './transferencias';
import { usuario } from './usuario';

/** Every operation of the contract, asked of somebody else's edge in the specification's words. */
const router = outside.router({
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
});

interface Call {
  context: { edge: Edge };
  path: readonly string[];
  next: () => unknown;
}

/** Whatever goes wrong is a failure with a name; an answer that cannot be read is the edge's (spec 8: 502). */
async function outsideFailures({ next, path, context: { edge } }: Call): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof RegistryFailure) throw error;
    reportUnreadable(path.join('.'), error, edge.reading);
    throw new RegistryFailure('backend', 502, error);
  }
}

/** The registry at an address, on somebody's behalf. `edge` may be given to see how its answers were read. */
export const outsideRegistry = (url: string, who: Who, edge = () => new Edge(url, who)): Registry =>
  createRouterClient(router, { context: () => ({ edge: edge() }), interceptors: [counted, outsideFailures] });

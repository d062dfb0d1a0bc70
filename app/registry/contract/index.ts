import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { administracion } from './administracion';
import { ayuda } from './ayuda';
import { candado } from './candado';
import { carrito } from './carrito';
import { cifras } from './cifras';
import { constancia } from './constancia';
import { cuenta } from './cuenta';
import { descarga } from './descarga';
import { dns } from './dns';
import { dominio } from './dominio';
import { ensayo } from './ensayo';
import { historia } from './historia';
import { mensajes } from './mensajes';
import { peligros } from './peligros';
import { registro } from './registro';
import { terminos } from './terminos';
import { ticket } from './ticket';
import { transferencia } from './transferencias';
import { codigo } from './transferencias-codigo';
import { usuario } from './usuario';
import { vuelta } from './vuelta';

/** Everything a portal may ask of a registry (spec 7). */
export const contract = {
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
};

/** The typed client of the contract: the same in process and over HTTP. */
export type Registry = ContractRouterClient<typeof contract>;
export type Inputs = InferContractRouterInputs<typeof contract>;
export type Outputs = InferContractRouterOutputs<typeof contract>;

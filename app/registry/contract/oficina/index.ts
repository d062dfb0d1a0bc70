import type { ContractRouterClient } from '@orpc/contract';
import { candados } from './candados';
import { cobros } from './cobros';
import { consultas } from './consultas';
import { contenidos } from './contenidos';
import { correos } from './correos';
import { dominios } from './dominios';
import { fallos } from './fallos';
import { pedidos } from './pedidos';
import { personal } from './personal';
import { porAprobar } from './por-aprobar';
import { precios } from './precios';
import { reservados } from './reservados';
import { retenciones } from './retenciones';
import { terminos } from './terminos';
import { titularidad } from './titularidad';
import { transferencias } from './transferencias';
import { ventas } from './ventas';
import { zonas } from './zonas';

/** Everything that the registry's own people do at their desk: of the embedded registry alone. */
export const contratoOficina = {
  candados,
  cobros,
  consultas,
  contenidos,
  correos,
  pedidos,
  personal,
  precios,
  fallos,
  dominios,
  porAprobar,
  reservados,
  retenciones,
  terminos,
  titularidad,
  transferencias,
  ventas,
  zonas,
};

export type Oficina = ContractRouterClient<typeof contratoOficina>;

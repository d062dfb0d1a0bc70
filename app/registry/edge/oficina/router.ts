import { implement } from '@orpc/server';
import { contratoOficina } from '../../contract/oficina';
import type { EdgeContext } from '../context';
import * as candados from './candados/handlers';
import * as cobros from './cobros/handlers';
import * as consultas from './consultas/handlers';
import * as contenidos from './contenidos/handlers';
import * as correos from './correos/handlers';
import * as dominios from './dominios/handlers';
import * as fallos from './fallos/handlers';
import * as personal from './handlers';
import * as pedidos from './pedidos/handlers';
import * as porAprobar from './por-aprobar/handlers';
import * as precios from './precios/handlers';
import * as reservados from './reservados/handlers';
import * as retenciones from './retenciones/handlers';
import * as terminos from './terminos/handlers';
import * as titularidad from './titularidad/handlers';
import * as transferencias from './transferencias/handlers';
import * as ventas from './ventas/handlers';
import * as zonas from './zonas/handlers';

/** The desk, answered. Each operation asks by itself whether who calls may. */
export const routerDeOficina = implement(contratoOficina).$context<EdgeContext>().router({
  candados,
  cobros,
  consultas,
  contenidos,
  correos,
  pedidos,
  personal,
  porAprobar,
  precios,
  fallos,
  dominios,
  reservados,
  retenciones,
  terminos,
  titularidad,
  transferencias,
  ventas,
  zonas,
});

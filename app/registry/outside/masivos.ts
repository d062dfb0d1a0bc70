import { contract } from '../contract';
import { respuestaCambio } from './cambio';
import { carriesOut, DE_A_UNO, DEMASIADOS, deAUno } from './de-a-uno';
import type { Edge } from './edge';
import { repartidos } from './ediciones';
import { outside } from './implement';
import { own } from './own';
import { nombresDe, pagina } from './paginas';

const op = outside.administracion;
const { administracion: asked } = contract;
const base = '/usuario/administracion';

const NINGUNO = {
  dominiosAplicaAccion: [],
  dominiosNoAplicaAccion: [],
  totalAplica: 0,
  totalNoAplica: 0,
};

const walks = (edge: Edge) => edge.offers({ method: 'POST', path: `${base}/recorrer-dominios` });

export const masivos = {
  accederOperacion: op.accederOperacion.handler(async ({ context: { edge }, input }) => {
    if (input.filtro && (await walks(edge))) return own(edge, asked.accederOperacion, input);
    const { filtro, operacion, rolSeleccionado, permisosDominio } = input;
    const nombres = filtro ? await nombresDe(edge, filtro) : (input.dominiosSeleccionados ?? []);
    if (nombres.length > DE_A_UNO && !(await carriesOut(edge)))
      return { ...DEMASIADOS, mapErrores: {}, ...NINGUNO };
    const body = {
      permisosDominio: permisosDominio ?? {},
      dominiosSeleccionados: nombres,
      rolSeleccionado: rolSeleccionado ?? null,
      operacion,
    };
    const answer = await edge.ask({ method: 'POST', path: `${base}/acceder-operacion`, body });
    const split = repartidos(answer, nombres);
    return {
      ...respuestaCambio(answer),
      ...split,
      totalAplica: split.dominiosAplicaAccion.length,
      totalNoAplica: split.dominiosNoAplicaAccion.length,
    };
  }),

  iniciarCambioMasivo: op.iniciarCambioMasivo.handler(async ({ context: { edge }, input }) =>
    (await carriesOut(edge)) ? own(edge, asked.iniciarCambioMasivo, input) : deAUno(edge, input),
  ),

  verCambioMasivo: op.verCambioMasivo.handler(({ context: { edge }, input }) =>
    own(edge, asked.verCambioMasivo, input),
  ),

  resultadoCambioMasivo: op.resultadoCambioMasivo.handler(({ context: { edge }, input }) =>
    own(edge, asked.resultadoCambioMasivo, input),
  ),

  recorrerDominios: op.recorrerDominios.handler(async ({ context: { edge }, input }) =>
    (await walks(edge)) ? own(edge, asked.recorrerDominios, input) : pagina(edge, input),
  ),
};

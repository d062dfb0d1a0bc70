import { contract } from '../contract';
import type { Fields } from './answer-reader';
import { propio } from './dominio-propio';
import type { Edge } from './edge';
import { repartidos } from './ediciones';
import { outside } from './implement';
import { carriesOut, DE_A_UNO, DEMASIADOS, deAUno } from './one-by-one';
import { own } from './own-operation';
import { nombresDe, pagina } from './recorrer-dominios';
import { renovables } from './renovables';
import { respuestaCambio } from './respuestas-de-cambio';
import { answered } from './verdict';
import { askedEitherWay } from './ways-of-writing';

const op = outside.administracion;
const { administracion: asked } = contract;
const base = '/usuario/administracion';

const NINGUNO = {
  dominiosAplicaAccion: [],
  dominiosNoAplicaAccion: [],
  totalAplica: 0,
  totalNoAplica: 0,
};

/** The rows of the list that were ticked, and what may be done with each, both as the edge wrote them. */
async function seleccionDe(edge: Edge, nombres: readonly string[]): Promise<Fields> {
  const found = await Promise.all(nombres.map((nombre) => propio(edge, nombre)));
  const listed = found.filter((each) => each !== null);
  const permisosDominio = listed.map(({ wrapper, listed: permisos }) => [
    wrapper.dominio.dominioCore.nombre,
    permisos,
  ]);
  return {
    permisosDominio: Object.fromEntries(permisosDominio),
    dominiosSeleccionados: listed.map(({ said }) => said.value),
  };
}

const walks = (edge: Edge) => edge.offers({ method: 'POST', path: `${base}/recorrer-dominios` });

export const masivos = {
  accederOperacion: op.accederOperacion.handler(async ({ context: { edge }, input }) => {
    if (input.filtro && (await walks(edge))) return own(edge, asked.accederOperacion, input);
    const { filtro, operacion, rolSeleccionado, permisosDominio } = input;
    const nombres = filtro ? await nombresDe(edge, filtro) : (input.dominiosSeleccionados ?? []);
    if (nombres.length > DE_A_UNO && !(await carriesOut(edge)))
      return { ...DEMASIADOS, mapErrores: {}, ...NINGUNO };
    if (operacion === 'RENOVAR' && !(await carriesOut(edge)))
      return {
        respuestaOK: true,
        codigo: 'OK' as const,
        mensaje: '',
        mapErrores: {},
        ...(await renovables(edge, nombres)),
      };
    const written = { rolSeleccionado: rolSeleccionado ?? null, operacion };
    const question = { method: 'POST', path: `${base}/acceder-operacion` } as const;
    const answer = await askedEitherWay(edge, question, [
      () => ({ permisosDominio: permisosDominio ?? {}, dominiosSeleccionados: nombres, ...written }),
      async () => ({ ...(await seleccionDe(edge, nombres)), ...written }),
    ]);
    answered(answer.said, 'dominiosAplicaAccion', 'dominiosNoAplicaAccion');
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

import type { Inputs } from '../contract';
import { contract } from '../contract';
import { respuestaCambio } from './cambio';
import { filtroWritten, lista } from './dominios';
import type { Edge } from './edge';
import { repartidos } from './ediciones';
import { outside } from './implement';
import { own } from './own';

const op = outside.administracion;
const { administracion: asked } = contract;
const base = '/usuario/administracion';

/** The largest page that a list has (spec 9). */
const PAGINA = 50;

const walks = (edge: Edge) => edge.offers({ method: 'POST', path: `${base}/recorrer-dominios` });

type Recorrido = Inputs['administracion']['recorrerDominios'];

/** A part of a list of an edge that only knows pages: `despuesDe` is how many come before. */
async function pagina(edge: Edge, { despuesDe, cantResultados: _, ...filtro }: Recorrido) {
  const primerResultado = Number(despuesDe ?? 0) || 0;
  const found = await lista(edge, { ...filtroWritten(filtro), primerResultado, cantResultados: PAGINA });
  const next = primerResultado + found.wrappers.length;
  return {
    dominioWrapperDTOList: found.wrappers,
    siguiente: found.wrappers.length > 0 && next < found.total ? String(next) : null,
  };
}

/** Names that a filter finds, for an edge that takes names only. */
async function nombresDe(edge: Edge, filtro: Recorrido): Promise<string[]> {
  const nombres: string[] = [];
  let despuesDe: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof pagina>> = await pagina(edge, { ...filtro, despuesDe });
    nombres.push(...part.dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre));
    despuesDe = part.siguiente;
  } while (despuesDe !== null);
  return nombres;
}

export const masivos = {
  accederOperacion: op.accederOperacion.handler(async ({ context: { edge }, input }) => {
    if (input.filtro && (await walks(edge))) return own(edge, asked.accederOperacion, input);
    const { filtro, operacion, rolSeleccionado, permisosDominio } = input;
    const nombres = filtro ? await nombresDe(edge, filtro) : (input.dominiosSeleccionados ?? []);
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

  iniciarCambioMasivo: op.iniciarCambioMasivo.handler(({ context: { edge }, input }) =>
    own(edge, asked.iniciarCambioMasivo, input),
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

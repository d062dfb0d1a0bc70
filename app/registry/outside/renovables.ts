import { SIN_PERMISOS_OPERACION } from '../domain/words/portal';
import { propio } from './dominio-propio';
import type { Edge } from './edge';

export const NO_RENOVABLE = 'El registro no permite renovarlo ahora.';
const NO_ES_SUYO = 'No está entre sus dominios.';

async function whyNot(edge: Edge, nombre: string): Promise<string | null> {
  const own = await propio(edge, nombre);
  if (!own) return NO_ES_SUYO;
  if (!own.permisos.puedeRenovar) return SIN_PERMISOS_OPERACION;
  return own.wrapper.dominio.dominioCore.estado.renovable ? null : NO_RENOVABLE;
}

/** Which of some names can be renewed, and why the others cannot, by what the list says of each: section 7 has no question for it. */
export async function renovables(edge: Edge, nombres: readonly string[]) {
  const dominiosAplicaAccion: string[] = [];
  const dominiosNoAplicaAccion: { nombre: string; motivo: string }[] = [];
  for (const nombre of nombres) {
    const motivo = await whyNot(edge, nombre);
    if (motivo === null) dominiosAplicaAccion.push(nombre);
    else dominiosNoAplicaAccion.push({ nombre, motivo });
  }
  return {
    dominiosAplicaAccion,
    dominiosNoAplicaAccion,
    totalAplica: dominiosAplicaAccion.length,
    totalNoAplica: dominiosNoAplicaAccion.length,
  };
}

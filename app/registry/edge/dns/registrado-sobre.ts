import { isIn, lastLabels } from '../../domain/labels';

/** The registered name that a name would be below, of the suffixes under which names are registered. */
export function registradoSobre(nombre: string, terminaciones: readonly string[]): string | undefined {
  const debajo = terminaciones.filter((terminacion) => isIn(nombre, terminacion));
  if (debajo.length === 0) return undefined;
  const cuantas = 1 + Math.max(...debajo.map((terminacion) => terminacion.split('.').length));
  return lastLabels(nombre, cuantas);
}

/** Endings of other registries under .uy, and the registry's own servers. */
export const DE_OTROS = ['edu.uy', 'gub.uy', 'mil.uy', 'net.uy', 'org.uy', 'nic.uy'];

import { parseNombre } from '../dominios/nombres';

/** Names as they are stored, each once; what is no name stays as it was typed, and is nobody's. */
export function asciiDe(nombres: readonly string[]): string[] {
  const read = nombres.map((nombre) => ({ nombre, leido: parseNombre(nombre) }));
  return [...new Set(read.map(({ nombre, leido }) => (leido.ok ? leido.nombre.ascii : nombre)))];
}

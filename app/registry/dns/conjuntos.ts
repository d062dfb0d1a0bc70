/** A set of records of one name and type: what servers replace as one (RFC 2181 5). */
export interface Conjunto {
  /** Absolute, without the last dot. */
  nombre: string;
  tipo: string;
  ttl: number;
  contenidos: string[];
}

interface Suelto {
  nombre: string;
  tipo: string;
  ttl: number;
  contenido: string;
}

/** Records as their sets, each in one order. */
export function enConjuntos(registros: readonly Suelto[]): Conjunto[] {
  const conjuntos = new Map<string, Conjunto>();
  for (const { nombre, tipo, ttl, contenido } of registros) {
    const clave = `${nombre} ${tipo}`;
    const conjunto = conjuntos.get(clave) ?? { nombre, tipo, ttl, contenidos: [] };
    conjunto.contenidos.push(contenido);
    conjuntos.set(clave, conjunto);
  }
  for (const { contenidos } of conjuntos.values()) contenidos.sort();
  return [...conjuntos.values()];
}

/** A set, each way it can be said, as one text: the same text is the same set. */
export const comoTexto = ({ nombre, tipo, ttl, contenidos }: Conjunto): string =>
  [nombre, ttl, tipo, ...contenidos.map((dato) => (tipo === 'DS' ? dato.toUpperCase() : dato)).sort()].join(
    ' ',
  );

import type { Registro } from './registro';

/** What turns one set of records into another. */
export interface Diferencia {
  quitados: Registro[];
  /** One that stands for another keeps its id: a form that was made from that one still finds it. */
  agregados: (Registro & { id?: number })[];
}

const claveDe = ({ nombre, tipo, ttl, contenido }: Registro): string =>
  `${nombre} ${tipo} ${ttl} ${contenido}`;

function sin(unos: readonly Registro[], otros: readonly Registro[]): Registro[] {
  const claves = new Set(otros.map(claveDe));
  return unos.filter((registro) => !claves.has(claveDe(registro)));
}

export const diferencia = (antes: readonly Registro[], despues: readonly Registro[]): Diferencia => ({
  quitados: sin(antes, despues),
  agregados: sin(despues, antes),
});

/** What takes a difference back. */
export const inversa = ({ quitados, agregados }: Diferencia): Diferencia => ({
  quitados: agregados,
  agregados: quitados,
});

/** A set of records after a difference. */
export const aplicada = (registros: readonly Registro[], { quitados, agregados }: Diferencia): Registro[] => [
  ...sin(registros, quitados),
  ...sin(agregados, registros),
];

/** One difference that does what several do in their order: what one adds and a later one removes is in neither. */
export function sumadas(diferencias: readonly Diferencia[]): Diferencia {
  const quitados = new Map<string, Registro>();
  const agregados = new Map<string, Registro>();
  for (const cada of diferencias) {
    for (const registro of cada.quitados)
      if (!agregados.delete(claveDe(registro))) quitados.set(claveDe(registro), registro);
    for (const registro of cada.agregados)
      if (!quitados.delete(claveDe(registro))) agregados.set(claveDe(registro), registro);
  }
  return { quitados: [...quitados.values()], agregados: [...agregados.values()] };
}

/** Records as they were before some differences, given in their order. */
export const antesDe = (registros: readonly Registro[], despues: readonly Diferencia[]): Registro[] =>
  aplicada(registros, inversa(sumadas(despues)));

export const esVacia = ({ quitados, agregados }: Diferencia): boolean =>
  quitados.length === 0 && agregados.length === 0;

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

/** A set of records after a difference. */
export function aplicada(registros: readonly Registro[], { quitados, agregados }: Diferencia): Registro[] {
  const quedan = sin(registros, quitados);
  return [...quedan, ...sin(agregados, quedan)];
}

/** Records by what makes each the same as another. */
export const porClave = (registros: readonly Registro[]): Map<string, Registro> =>
  new Map(registros.map((registro) => [claveDe(registro), registro]));

/** Takes a difference back, which costs what it changed, however many records there are. */
export function retirar(registros: Map<string, Registro>, { quitados, agregados }: Diferencia): void {
  for (const registro of agregados) registros.delete(claveDe(registro));
  for (const registro of quitados) registros.set(claveDe(registro), registro);
}

/**
 * A set of records without what a difference did to it, however much was changed after it; undefined where what it put in the place of something
 * was changed again: then what was there before would stand beside what stands there now.
 */
export function sinCambio(registros: readonly Registro[], cambio: Diferencia): Registro[] | undefined {
  const quedan = porClave(registros);
  if (cambio.quitados.length > 0 && cambio.agregados.some((each) => !quedan.has(claveDe(each))))
    return undefined;
  retirar(quedan, cambio);
  return [...quedan.values()];
}

/** Whether taking a difference back, without what came after it, can be done and changes anything. */
export function seRetiraSola(registros: ReadonlyMap<string, Registro>, cambio: Diferencia): boolean {
  const estan = cambio.agregados.filter((each) => registros.has(claveDe(each))).length;
  const faltan = cambio.quitados.filter((each) => !registros.has(claveDe(each))).length;
  const isImpossible = cambio.quitados.length > 0 && estan < cambio.agregados.length;
  return !isImpossible && estan + faltan > 0;
}

export const esVacia = ({ quitados, agregados }: Diferencia): boolean =>
  quitados.length === 0 && agregados.length === 0;

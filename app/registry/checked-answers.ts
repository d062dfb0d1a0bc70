import { isDeepStrictEqual } from 'node:util';
import type { AnySchema } from '@orpc/contract';
import { isProcedure, Procedure } from '@orpc/server';

/** What every page asks, and what the largest ones do. */
const BELIEVED = new Set([
  'carrito.refrescar',
  'carrito.venta',
  'mensajes.cantidadSinLeer',
  'transferencia.cantidad',
  'transferencia.isTarEnabled',
  'usuario.resumen',
  'administracion.obtenerDominios',
  'administracion.ficha',
  'cuenta.cuentasPago',
]);

type Answers = (schema: AnySchema) => AnySchema | undefined;

/** The same operations, where those that are believed answer by another schema; each is made at its first use. */
function judged<Operations extends object>(
  operations: Operations,
  answers: Answers,
  above: readonly string[] = [],
): Operations {
  const made = new Map<string, unknown>();
  const make = (found: unknown, path: readonly string[]): unknown => {
    if (!isProcedure(found))
      return typeof found === 'object' && found !== null ? judged(found, answers, path) : found;
    if (!BELIEVED.has(path.join('.'))) return found;
    const { outputSchema, ...definition } = found['~orpc'];
    return new Procedure({ ...definition, outputSchema: outputSchema && answers(outputSchema) });
  };
  return new Proxy(operations, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== 'string') return found;
      if (!made.has(name)) made.set(name, make(found, [...above, name]));
      return made.get(name);
    },
  });
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where an answer differs from what its contract makes of it: the places of the fields that are too many or other. */
function differences(said: unknown, answered: unknown, place: string): string[] {
  if (!isPlain(said) || !isPlain(answered)) return isDeepStrictEqual(said, answered) ? [] : [place];
  const expected = new Map<string, unknown>(Object.entries(said));
  return Object.entries(answered).flatMap(([name, value]) =>
    differences(expected.get(name), value, `${place}.${name}`),
  );
}

/** What a page would be given without the schema is what it says, to the last field. */
function exactly(schema: AnySchema): AnySchema {
  const { validate } = schema['~standard'];
  return {
    '~standard': {
      version: 1,
      vendor: 'portal',
      async validate(answer) {
        const result = await validate(answer);
        if (result.issues) return result;
        const places = differences(result.value, answer, 'answer');
        return places.length === 0 ? result : { issues: [{ message: `not in the contract: ${places}` }] };
      },
    },
  };
}

/**
 * The embedded registry for the pages of this process. What pages ask most is believed: its answers are not compared with the
 * contract again for each page (decision 082). Where they are checked, as in every test, each has to be what the contract says and no
 * field more, so that unchecked it is the same.
 */
export const forOwnPages = <Operations extends object>(
  operations: Operations,
  areChecked: boolean,
): Operations => judged(operations, areChecked ? exactly : () => undefined);

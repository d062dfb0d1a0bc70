import { z } from 'zod';

/** What a refusal says, in whatever envelope: `otros` are fields of the operation's own. */
export interface Motivo {
  codigo: string;
  message: string;
  mapErrores: Record<string, string>;
  otros: Record<string, unknown>;
}

/** What each of the specification's five envelopes calls whether it was done, its code, its sentence and its fields. */
const SOBRES = {
  hecho: ['respuestaOK', 'esRespOK', 'isOk'],
  fallo: ['error'],
  codigo: ['codigo', 'codigoRespuesta', 'respCodigo', 'code'],
  mensaje: ['mensaje', 'mensajeRespuesta', 'respMensaje', 'message'],
  campos: ['mapErrores', 'camposError', 'camposConError'],
} as const;

type Parte = (typeof SOBRES)[keyof typeof SOBRES][number];
type Frase = (typeof SOBRES.mensaje)[number];

/** What an operation says of what it did: its own fields, and a sentence where its envelope has one. */
type Dicho<Out> = Omit<Out, Parte> &
  Partial<Pick<Out, Extract<keyof Out, Parte>>> &
  (Extract<keyof Out, Frase> extends never ? unknown : { mensaje: string });

/** Nothing was done, and what was written stays: a wrong code is counted, an answer of EPP is kept. Told as a refusal is. */
export class NoHecho implements Motivo {
  readonly mapErrores = {};
  readonly otros = {};
  constructor(
    readonly codigo: string,
    readonly message: string,
  ) {}
}

/** An operation's answer, or what its envelope is made of. */
export type Outcome<Out> = Out | Dicho<Out> | NoHecho;

const isOneOf = (names: readonly string[], campo: string): boolean => names.includes(campo);

/** What stands for nothing, in the order in which a field takes it. */
const NADA = [undefined, null, [], {}, 0, false, ''];

function valorDe(campo: string, schema: z.ZodType, { codigo, message, mapErrores, otros }: Motivo): unknown {
  if (campo in otros) return otros[campo];
  if (isOneOf(SOBRES.hecho, campo)) return false;
  if (isOneOf(SOBRES.fallo, campo)) return true;
  if (isOneOf(SOBRES.codigo, campo)) return schema.safeParse(codigo).success ? codigo : 'ERROR';
  if (isOneOf(SOBRES.mensaje, campo)) return message;
  if (campo === 'mapErrores' && Object.keys(mapErrores).length > 0) return mapErrores;
  if (campo === 'camposError')
    return Object.entries(mapErrores).map(([field, mensaje]) => ({ codigo: field, mensaje }));
  if (campo === 'camposConError') return Object.keys(mapErrores);
  return NADA.find((nada) => schema.safeParse(nada).success);
}

/** A refusal as an operation answers it: the envelope that its output has, and nothing in its other fields. */
export function sobreDe(output: unknown, rechazo: Motivo): Record<string, unknown> {
  if (!(output instanceof z.ZodObject))
    throw new Error('An operation that can be refused answers an envelope');
  const campos = Object.entries<z.ZodType>(output.shape);
  return Object.fromEntries(campos.map(([campo, schema]) => [campo, valorDe(campo, schema, rechazo)]));
}

function valorHecho(campo: string, schema: z.ZodType, mensaje: unknown): unknown {
  if (isOneOf(SOBRES.hecho, campo)) return true;
  if (isOneOf(SOBRES.fallo, campo)) return false;
  if (isOneOf(SOBRES.codigo, campo)) return 'OK';
  if (isOneOf(SOBRES.mensaje, campo)) return mensaje;
  return NADA.find((nada) => schema.safeParse(nada).success);
}

/**
 * What was done, as an operation answers it: its own fields in the envelope that its output has. What it says itself of the
 * envelope stands (a purchase that was done in part has a code of its own).
 */
export function sobreHecho<Out>(output: unknown, dicho: Outcome<Out>): Out {
  if (!(output instanceof z.ZodObject)) return z.custom<Out>().parse(dicho); // a file has no envelope
  if (dicho instanceof NoHecho) return z.custom<Out>().parse(sobreDe(output, dicho));
  const { mensaje, ...propios }: Record<string, unknown> = Object(dicho);
  const partes = Object.entries<z.ZodType>(output.shape).filter(
    ([campo, schema]) =>
      !(campo in propios) &&
      isOneOf(Object.values(SOBRES).flat(), campo) &&
      !schema.safeParse(undefined).success,
  );
  const sobre = partes.map(([campo, schema]) => [campo, valorHecho(campo, schema, mensaje)]);
  return z.custom<Out>().parse({ ...propios, ...Object.fromEntries(sobre) });
}

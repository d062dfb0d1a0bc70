import { z } from 'zod';

/** What a refusal says, in whatever envelope: `otros` are fields of the operation's own. */
export interface Motivo {
  codigo: string;
  message: string;
  mapErrores: Record<string, string>;
  otros: Record<string, unknown>;
}

/** What each of the specification's five envelopes calls whether it was done, its code, its sentence and its fields. */
const HECHO = ['respuestaOK', 'esRespOK', 'isOk'];
const FALLO = ['error'];
const CODIGO = ['codigo', 'codigoRespuesta', 'respCodigo', 'code'];
const MENSAJE = ['mensaje', 'mensajeRespuesta', 'respMensaje', 'message'];

/** What stands for nothing, in the order in which a field takes it. */
const NADA = [undefined, null, [], {}, 0, false, ''];

function valorDe(campo: string, schema: z.ZodType, { codigo, message, mapErrores, otros }: Motivo): unknown {
  if (campo in otros) return otros[campo];
  if (HECHO.includes(campo)) return false;
  if (FALLO.includes(campo)) return true;
  if (CODIGO.includes(campo)) return schema.safeParse(codigo).success ? codigo : 'ERROR';
  if (MENSAJE.includes(campo)) return message;
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

import type { Given } from './answer-reader';

/** What an edge decided, out of any of the envelopes the specification has. */
export interface Verdict {
  done: boolean;
  codigo: string;
  mensaje: string;
  mapErrores: Record<string, string>;
}

const DONE = /^(ok|0|200|exito|éxito|success)$/i;

/** Errors by field: a map, or a list of fields with or without their message. */
function errorsOf(said: Given, mensaje: string): Record<string, string> {
  const map = said
    .of('mapErrores', 'data.mapErrores')
    .entries.map(([name, each]) => [name, each.text('')] as const);
  const list = said
    .of('camposError', 'camposConError', 'data.camposError')
    .list()
    .map((each) => {
      const field = typeof each.value === 'string' ? each : each.of('codigo', 'campo', 'nombre');
      return [field.text('general'), each.of('mensaje', 'descripcion').text(mensaje)] as const;
    });
  return Object.fromEntries([...map, ...list].filter(([, text]) => text !== ''));
}

/**
 * A change is judged by its code alone, and by nothing else that came or did not come with it. An answer without any code
 * is what its HTTP status says.
 */
export function verdictOf(said: Given, isSuccess = true): Verdict {
  const flag = said.of('respuestaOK', 'esRespOK', 'isOk', 'ok', 'data.respuestaOK');
  const code = said.of('codigo', 'respCodigo', 'codigoRespuesta', 'data.codigoRespuesta', 'data.codigo');
  const message = said.of('mensaje', 'mensajeRespuesta', 'respMensaje', 'message', 'data.mensajeRespuesta');
  const codigo = code.has ? code.text('') : '';
  const mensaje = message.has ? message.text('') : '';
  const judged = flag.has ? flag.flag(false) : codigo === '' || DONE.test(codigo);
  const done = isSuccess && judged;
  return { done, codigo: done ? 'OK' : codigo || 'ERROR', mensaje, mapErrores: errorsOf(said, mensaje) };
}

const VERDICT = [
  'codigo',
  'respCodigo',
  'codigoRespuesta',
  'mensaje',
  'mensajeRespuesta',
  'respMensaje',
  'mapErrores',
  'respuestaOK',
  'esRespOK',
  'isOk',
  'ok',
];

/**
 * Whether a text was written as a verdict at all. `message` alone is none: it is what frameworks write of their own faults,
 * beside `error` and `status`; the envelope that has it says `isOk` too.
 */
export const hasVerdict = (said: Given): boolean => said.of(...VERDICT).has;

/** Whether an answer says anything at all: an envelope, or a bare 'OK'. */
export const isSpoken = ({ value }: Given): boolean =>
  typeof value === 'object' ? value !== null && !Array.isArray(value) : /^(true|ok)$/i.test(String(value));

/** An answer that has to say how it is, by a verdict or by one of these: what says nothing at all cannot be read. */
export const answered = (said: Given, ...names: string[]): Given => said.saying(...VERDICT, 'data', ...names);

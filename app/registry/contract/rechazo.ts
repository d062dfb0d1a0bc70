/** A refusal of the registry, whatever the envelope it came in: why, and which fields are at fault. */
export interface Rechazado {
  codigo: string;
  mensaje: string;
  /** Path of a field (`servidor[0].nombre`) to its message; `general` for what belongs to no field. */
  mapErrores: Record<string, string>;
}

/**
 * The five envelopes of the specification, by what their fields are called: of the cart (`respuestaOK`,
 * `codigoRespuesta`, `mensajeRespuesta`), of the account (`respCodigo`, `respMensaje`, `mapErrores`), of the administration
 * and the messages (`codigo`, `mensaje`), of a domain's actions (`codigoRespuesta`, `mensajeRespuesta`), of tickets and
 * records (`respuestaOK`, `mensajeRespuesta`, `camposError`); and those of registrar transfers (`isOk`, `message`; `error`, `mensaje`; `code`).
 */
export interface Sobre {
  isOk?: boolean;
  message?: string;
  error?: boolean;
  code?: string;
  respuestaOK?: boolean;
  codigoRespuesta?: string;
  mensajeRespuesta?: string;
  respCodigo?: string;
  respMensaje?: string;
  codigo?: string;
  mensaje?: string;
  mapErrores?: Record<string, string> | null;
  camposError?: readonly { codigo: string; mensaje: string }[] | null;
}

/** Whether an answer says that it was done: by its flag where it has one, by its code otherwise. */
const hecho = ({ respuestaOK, isOk, error, respCodigo, codigoRespuesta, code, codigo }: Sobre): boolean =>
  respuestaOK ??
  isOk ??
  (error === undefined ? (respCodigo ?? codigoRespuesta ?? code ?? codigo) === 'OK' : !error);

/** Where an envelope says why. */
const MOTIVOS = ['mensaje', 'mensajeRespuesta', 'respMensaje', 'message'] as const;

/**
 * A refusal that says nothing of why, given the words of who asked (spec 8: 'Otherwise', of a code that nobody knows).
 * Whatever else is answered stays as it is.
 */
export function conMotivo(answer: unknown, motivo: () => string): unknown {
  if (!isSobre(answer) || rechazoDe(answer) === null) return answer;
  const said = MOTIVOS.filter((name) => typeof answer[name] === 'string');
  const [first] = said;
  if (!first || said.some((name) => answer[name] !== '') || Object.keys(camposDe(answer)).length > 0)
    return answer;
  return { ...answer, [first]: motivo() };
}

/** Whether an answer says of itself whether it was done. */
export const isSobre = (answer: unknown): answer is Sobre =>
  typeof answer === 'object' &&
  answer !== null &&
  ['respuestaOK', 'isOk', 'error', 'respCodigo', 'codigoRespuesta', 'code', 'codigo'].some(
    (name) => name in answer,
  );

/** The first message of each field, as they came. */
const camposDe = ({ mapErrores, camposError }: Sobre): Record<string, string> => ({
  ...Object.fromEntries((camposError ?? []).map(({ codigo, mensaje }) => [codigo, mensaje]).reverse()),
  ...mapErrores,
});

/** What an envelope says in words, done or refused. */
export const mensajeDe = ({ mensaje, mensajeRespuesta, respMensaje, message }: Sobre): string =>
  mensaje ?? mensajeRespuesta ?? respMensaje ?? message ?? '';

/** What was refused, read out of any of the five envelopes; null where it was done. No screen unpacks one by hand. */
export function rechazoDe(sobre: Sobre): Rechazado | null {
  if (hecho(sobre)) return null;
  return {
    codigo: sobre.codigo ?? sobre.codigoRespuesta ?? sobre.respCodigo ?? 'ERROR',
    mensaje: mensajeDe(sobre),
    mapErrores: camposDe(sobre),
  };
}

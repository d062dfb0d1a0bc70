import { Temporal } from 'temporal-polyfill';
import type { CodigosValidacionTable } from '~/database/tables/registro';
import type { Outputs } from '../../contract';

/** The code last sent to a user. */
export type Codigo = CodigosValidacionTable;
export type Veredicto = Outputs['usuario']['validarDatos'];

/** How long a validation code is good, and how it may be tried and asked for again. */
export const MINUTOS_DE_CODIGO = 30;
const INTENTOS = 5;
const ENVIOS_POR_HORA = 5;

const isPast = (instante: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instante), now) <= 0;

/** At most five codes an hour, whatever the address: nobody's mailbox is filled from here. */
export const maySend = (before: Codigo | undefined, now: Temporal.Instant): boolean => {
  if (!before) return true;
  const hour = Temporal.Instant.from(before.primer_envio_en).add({ hours: 1 });
  return before.envios < ENVIOS_POR_HORA || Temporal.Instant.compare(hour, now) <= 0;
};

const no = (codigo: Veredicto['codigo'], mensaje: string): Veredicto => ({
  respuestaOK: false,
  codigo,
  mensaje,
});

/** Why no code is sent, or none is tried. */
export const SIN_CONTACTO = no('SIN_CONTACTO', 'Antes debe guardar sus datos de contacto.');
export const DEMASIADOS_ENVIOS = no(
  'DEMASIADOS_ENVIOS',
  'Ya le enviamos varios códigos. Espere una hora y pida uno nuevo.',
);
export const YA_VALIDADO: Veredicto = {
  respuestaOK: true,
  codigo: 'YA_VALIDADO',
  mensaje: 'El correo electrónico ya está validado.',
};
export const codigoMalFormado = (mensaje: string): Veredicto => no('CODIGO_INVALIDO', mensaje);

const VENCIDO = no('CODIGO_VENCIDO', 'El código venció. Pida uno nuevo.');
const AGOTADO = no('DEMASIADOS_INTENTOS', 'Demasiados intentos con este código. Pida uno nuevo.');

function invalido(quedan: number): Veredicto {
  const mensaje = quedan === 1 ? 'Le queda 1 intento.' : `Le quedan ${quedan} intentos.`;
  return no('CODIGO_INVALIDO', `El código ingresado no es correcto. ${mensaje}`);
}

/** What a try is worth. A code is for the address it was mailed to, and expires. */
export function judge(
  kept: Codigo | undefined,
  correo: string,
  isRight: boolean,
  now: Temporal.Instant,
): Veredicto {
  if (!kept || kept.correo !== correo || isPast(kept.vence_en, now)) return VENCIDO;
  if (kept.intentos >= INTENTOS) return AGOTADO;
  if (isRight)
    return { respuestaOK: true, codigo: 'OK', mensaje: 'El correo electrónico se validó correctamente.' };
  const quedan = INTENTOS - kept.intentos - 1;
  return quedan > 0 ? invalido(quedan) : { ...invalido(0), mensaje: AGOTADO.mensaje };
}

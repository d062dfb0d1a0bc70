import type { Temporal } from 'temporal-polyfill';
import { minuteOf } from '~/base/clock.server';
import { leerDia, leerHora } from '../../domain/dia-escrito';
import { Rechazo } from '../cambio/rechazo';

/** A day and an hour as they were typed, and the names of their fields. */
interface Escrito {
  campos: { dia: string; hora: string };
  dia: string;
  hora: string;
}

const DIA = 'Escriba el día así: 25/08/2026.';
const HORA = 'Escriba la hora así: 14:30.';
const SIN_DIA = 'Escriba también el día, o deje vacía la hora.';

/** The minute of Uruguay that was typed: a day alone is its beginning. Undefined where nothing was. */
export function leerMinuto({ campos, ...escrito }: Escrito): string | undefined {
  const [dia, hora] = [escrito.dia.trim(), escrito.hora.trim()];
  if (dia === '' && hora === '') return undefined;
  if (dia === '') throw Rechazo.deCampos({ [campos.dia]: SIN_DIA });
  const day = leerDia(dia);
  if (!day) throw Rechazo.deCampos({ [campos.dia]: DIA });
  const hour = hora === '' ? '00:00' : leerHora(hora);
  if (!hour) throw Rechazo.deCampos({ [campos.hora]: HORA });
  return `${day.toString()}T${hour}`;
}

const YA_PASO = 'Ese momento ya pasó. Escriba uno que venga, o déjelo vacío para que sea ahora.';

/** From when something is: what was typed, which may not be past; now where nothing was. */
export function leerDesde(escrito: Escrito, now: Temporal.Instant): string {
  const ahora = minuteOf(now);
  const desde = leerMinuto(escrito) ?? ahora;
  if (desde < ahora) throw Rechazo.deCampos({ [escrito.campos.dia]: YA_PASO });
  return desde;
}

import { Temporal } from 'temporal-polyfill';

/** A day as people write it (25/08/2026), or as programs do; undefined of anything else. */
export function leerDia(escrito: string): Temporal.PlainDate | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(escrito) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : escrito;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  try {
    return Temporal.PlainDate.from(iso, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** An hour of the day (9, 9:30, 09.30, 9:30 hs) as HH:MM; undefined of anything else. */
export function leerHora(escrito: string): string | undefined {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:hs?\.?)?$/i.exec(escrito.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

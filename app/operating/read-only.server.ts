import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { SettingsError } from '~/base/config.server';
import type { Database } from '~/database/connection.server';
import { removeHecho, writeHecho } from '~/database/installation-store';
import { lookReadOnly } from '~/database/watch-read-only.server';
import { dateTime } from '~/format';

const USO = [
  'Uso: npm run read-only -- [orden]',
  '  (sin orden)     dice si ahora se puede cambiar algo',
  '  on [minutos]    desde ya solo se consulta; con minutos, las páginas dicen hasta cuándo',
  '  off             se vuelve a poder cambiar',
].join('\n');

const saidUntil = (hasta: string | null): string =>
  hasta === null ? '' : ` Las páginas dicen que será hasta el ${dateTime(hasta)}.`;

/** Has every process of a portal answer what is asked and refuse what would change something, until it is switched off. */
async function switchReadOnly(
  opened: Database,
  minutes: number | undefined,
  now: Temporal.Instant,
): Promise<string | null> {
  const hasta = minutes === undefined ? null : stamp(now.add({ seconds: Math.round(minutes * 60) }));
  await writeHecho(opened, 'solo-lectura', { hasta }, now);
  return hasta;
}

/** `npm run read-only`: says whether anything can be changed, and switches it. */
export async function readOnlyCommand(
  opened: Database,
  [orden, minutos, ...rest]: readonly string[],
  now: Temporal.Instant,
): Promise<string> {
  const minutes = minutos === undefined ? undefined : Number(minutos);
  const isMistaken = minutes !== undefined && !(minutes > 0 && minutes <= 7 * 24 * 60);
  if (rest.length > 0 || (orden !== 'on' && minutos !== undefined) || isMistaken)
    throw new SettingsError(USO);
  if (orden === undefined) {
    const mode = await lookReadOnly(opened);
    return mode ? `Solo se consulta.${saidUntil(mode.hasta)}` : 'Se puede consultar y cambiar.';
  }
  if (orden === 'on') {
    const hasta = await switchReadOnly(opened, minutes, now);
    return `Solo se consulta: cada proceso lo sabe dentro de un segundo.${saidUntil(hasta)} Termina con: npm run read-only -- off`;
  }
  if (orden !== 'off') throw new SettingsError(USO);
  const was = await removeHecho(opened, 'solo-lectura');
  return was
    ? 'Se vuelve a poder cambiar: cada proceso lo sabe dentro de un segundo.'
    : 'Ya se podía cambiar.';
}

import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { VersionDeTerminos } from '../../../contract/oficina/terminos';
import { huellaDeTerminos } from '../../terminos/huella';
import type { Version } from './store';

/** Where a draft has its moment: later than any, so that no code takes it for the one in force. */
export const SIN_MOMENTO = '9999-12-31T00:00:00.000Z';

/** More acceptances than these are 'more than so many'. */
export const HASTA = 100_000;

interface Al {
  /** The one in force. */
  vigenteId: number | undefined;
  now: Temporal.Instant;
}

function estadoDeVersion(
  { id, estado, vigente_desde }: Version,
  { vigenteId, now }: Al,
): VersionDeTerminos['estado'] {
  if (estado !== 'PUBLICADO') return estado;
  if (vigente_desde > stamp(now)) return 'PROGRAMADO';
  return id === vigenteId ? 'VIGENTE' : 'ANTERIOR';
}

export const versionDTO = (
  row: Version,
  aceptaciones: readonly { cuantos: number }[],
  al: Al,
): VersionDeTerminos => {
  const total = aceptaciones.reduce((sum, { cuantos }) => sum + cuantos, 0);
  return {
    id: row.id,
    numero: row.version,
    estado: estadoDeVersion(row, al),
    vigenteDesde: row.vigente_desde === SIN_MOMENTO ? null : row.vigente_desde,
    huella: huellaDeTerminos(row.contenido),
    aceptaron: { cuantos: Math.min(total, HASTA), masDe: total > HASTA },
  };
};

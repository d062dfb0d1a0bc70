import { createHash } from 'node:crypto';
import type { MotivoVersion } from '~/database/tables/dns';
import type { Flag } from '~/database/tables/flag';
import { writeLinea } from '../../dns/archivo';
import type { Diferencia } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';

/** A version with what it did as one number: that of what takes it back is the opposite, that of several the sum of theirs. */
export interface ConHuella extends LoGuardado {
  version: number;
  huella: bigint;
}

/** What is kept of what a version took back: nothing of those from before it was. */
interface LoGuardado {
  motivo: MotivoVersion;
  deshizo_desde: number | null;
  deshizo_hasta: number | null;
  rehace: Flag | null;
}

/** A version that took something back: taking that back does it again. */
export const soloDeshizo = ({ motivo, rehace }: Pick<LoGuardado, 'motivo' | 'rehace'>): boolean =>
  motivo === 'DESHACER' && rehace !== 1;

const deUno = (registro: Registro): bigint =>
  BigInt(`0x${createHash('sha256').update(writeLinea(registro)).digest('hex').slice(0, 24)}`);

const suma = (registros: readonly Registro[]): bigint =>
  registros.reduce((total, registro) => total + deUno(registro), 0n);

export const huellaDe = ({ quitados, agregados }: Diferencia): bigint => suma(agregados) - suma(quitados);

/** Those that a version took back, of the ones before it, newest first: as it is kept; of one from before that, the one that it is the opposite of, or the last ones together. */
function lasQueDeshizo(
  { huella, deshizo_desde: desde, deshizo_hasta: hasta }: ConHuella,
  anteriores: readonly ConHuella[],
): readonly ConHuella[] {
  if (desde !== null && hasta !== null)
    return anteriores.filter(({ version }) => version >= desde && version <= hasta);
  let juntas = 0n;
  for (const [at, una] of anteriores.entries()) {
    if (una.huella === -huella) return [una];
    juntas += una.huella;
    if (juntas === -huella) return anteriores.slice(0, at + 1);
  }
  return [];
}

/** Which versions were taken back, each by which later one, of versions newest first; one that was taken back itself took nothing back. */
export function deshechas(versiones: readonly ConHuella[]): Map<number, number> {
  const por = new Map<number, number>();
  for (const [at, una] of versiones.entries()) {
    if (una.motivo !== 'DESHACER' || por.has(una.version)) continue;
    for (const { version } of lasQueDeshizo(una, versiones.slice(at + 1)))
      if (!por.has(version)) por.set(version, una.version);
  }
  return por;
}

/** Of each, newest first, whether taking it back with all that came after it changes anything. */
export function vuelvenAtras(versiones: readonly ConHuella[]): boolean[] {
  let juntas = 0n;
  return versiones.map(({ huella }) => {
    juntas += huella;
    return juntas !== 0n;
  });
}

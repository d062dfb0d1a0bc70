import { createHash } from 'node:crypto';
import type { MotivoVersion } from '~/database/tables/dns';
import { writeLinea } from '../../dns/archivo';
import type { Diferencia } from '../../dns/diferencia';
import type { Registro } from '../../dns/registro';

/** A version with what it did as one number: that of what takes it back is the opposite, that of several the sum of theirs. */
export interface ConHuella {
  version: number;
  motivo: MotivoVersion;
  huella: bigint;
}

const deUno = (registro: Registro): bigint =>
  BigInt(`0x${createHash('sha256').update(writeLinea(registro)).digest('hex').slice(0, 24)}`);

const suma = (registros: readonly Registro[]): bigint =>
  registros.reduce((total, registro) => total + deUno(registro), 0n);

export const huellaDe = ({ quitados, agregados }: Diferencia): bigint => suma(agregados) - suma(quitados);

/** Those that a version took back, of the ones before it, newest first: one of them, or the last ones together. */
function lasQueDeshizo({ huella }: ConHuella, anteriores: readonly ConHuella[]): readonly ConHuella[] {
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

import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';
import { cambioDelActo } from '~/registry/domain/dos-personas';

/** How an act stands, in words. */
const ESTADOS: Record<ActoDeLista['estado'], string> = {
  ESPERA: 'Espera a una segunda persona',
  HECHO: 'Se hizo',
  RECHAZADO: 'Se rechazó: no se hizo',
  RETIRADO: 'Se retiró: no se hizo',
  CADUCO: 'Nadie lo aprobó a tiempo: no se hizo',
  NO_SE_PUDO: 'Se aprobó, y no se pudo hacer',
};

/** The same, also of what was done alone. */
export const estadoDe = ({ estado, aSolas, revision }: ActoDeLista): string => {
  if (aSolas === null) return ESTADOS[estado];
  return revision ? 'Se hizo a solas, y se revisó' : 'Se hizo a solas: falta que otra persona lo revise';
};

/** What it would change, each thing with its name. */
export const cambiosDe = ({ diferencias }: ActoDeLista) =>
  diferencias.map(({ campo, antes, despues }) => ({ label: campo, value: cambioDelActo(antes, despues) }));

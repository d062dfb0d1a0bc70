import { capital } from '~/format';
import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';

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

/** The same in a list, where who answered has no row of their own. */
export function respuestaDe(acto: ActoDeLista): string {
  const { estado, aSolas, revision, fin } = acto;
  if (aSolas !== null) return revision ? `Se hizo a solas, y lo revisó ${revision.quien}` : estadoDe(acto);
  if (!fin?.quien) return estadoDe(acto);
  if (estado === 'HECHO') return `Lo aprobó ${fin.quien}, y se hizo`;
  if (estado === 'RECHAZADO') return `Lo rechazó ${fin.quien}: no se hizo`;
  if (estado === 'NO_SE_PUDO') return `Lo aprobó ${fin.quien}, y no se pudo hacer`;
  return estadoDe(acto);
}

/** What an act is called where its subject has no row of its own. */
export const tituloDe = ({ que, sobre }: Pick<ActoDeLista, 'que' | 'sobre'>): string =>
  `${capital(que)}: ${sobre}`;

/** What is pressed to approve each: what it does. */
const APROBAR: Record<ActoDeLista['acto'], string> = {
  devolver: 'Aprobar y devolver',
  levantarRetencion: 'Aprobar y levantarla',
  sacarCustodio: 'Aprobar y sacarlo',
  liberarDominio: 'Aprobar y liberarlo',
  devolverDominio: 'Aprobar y devolverlo',
  corregirTitular: 'Aprobar y corregirlo',
  aprobarTransferencia: 'Aprobar la transferencia',
  publicarTerminos: 'Aprobar y publicarlos',
  cambiarPersonal: 'Aprobar el cambio',
};

/** The same, with how much where it gives back money. */
export const aprobarDe = ({ acto, que }: Pick<ActoDeLista, 'acto' | 'que'>): string =>
  acto === 'devolver' ? `Aprobar y ${que}` : APROBAR[acto];

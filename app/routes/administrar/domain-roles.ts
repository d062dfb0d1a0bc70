import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { TITULO_DE } from '~/registry/domain/roles';

const ALL_FOUR = 'Titular y los tres contactos';

/** The roles of somebody on a domain, in words (spec 6). */
export function rolesOf(
  of: Pick<DominioWrapper, 'esTitular' | 'esAdministrativo' | 'esTecnico' | 'esFinanciero'>,
): string {
  const roles = [
    of.esTitular && TITULO_DE.titular,
    of.esAdministrativo && TITULO_DE.administrador,
    of.esTecnico && TITULO_DE.tecnico,
    of.esFinanciero && TITULO_DE.financiero,
  ];
  return roles.every(Boolean) ? ALL_FOUR : roles.filter(Boolean).join(', ');
}

import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** The roles of somebody on a domain, in words (spec 6). */
export function rolesOf(
  of: Pick<DominioWrapper, 'esTitular' | 'esAdministrativo' | 'esTecnico' | 'esFinanciero'>,
): string {
  const roles = [
    of.esTitular && 'Titular',
    of.esAdministrativo && 'Administrativo',
    of.esTecnico && 'Técnico',
    of.esFinanciero && 'Financiero',
  ];
  return roles.filter(Boolean).join(', ');
}

import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { ROLES, type Rol, rolesDe, TITULO_DE } from '~/registry/domain/roles';

const ALL_FOUR = 'Titular y los tres contactos';

type Of = Pick<DominioWrapper, 'esTitular' | 'esAdministrativo' | 'esTecnico' | 'esFinanciero'>;

const rolesIn = (of: Of): Rol[] => ROLES.filter((rol) => rolesDe(of)[rol] === 1);

/** Whether somebody is all that one can be of a domain. */
export const isAll = (of: Of): boolean => rolesIn(of).length === ROLES.length;

/** The roles of somebody on a domain, in words (spec 6). */
export function rolesOf(of: Of): string {
  const roles = rolesIn(of);
  return isAll(of) ? ALL_FOUR : roles.map((rol) => TITULO_DE[rol]).join(', ');
}

/** Whether the words of its roles do not fit in a line of a list, and are shown short. */
export const isAbbreviated = (of: Of): boolean => rolesIn(of).length > 1;

export const ALL_FOUR_SHORT = 'Los cuatro';
export const shortRole = (rol: Rol): string => `${TITULO_DE[rol].slice(0, 3)}.`;

/** Several as a line of a list has room for them; nothing of one alone, whose word is short. */
export function shortRolesOf(of: Of): string | undefined {
  const roles = rolesIn(of);
  if (isAll(of)) return ALL_FOUR_SHORT;
  return isAbbreviated(of) ? roles.map(shortRole).join(', ') : undefined;
}

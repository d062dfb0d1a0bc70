import type { DominioWrapper } from '~/registry/contract/administracion/formas';
import { ROLES, type Rol, rolesDe, TITULO_DE } from '~/registry/domain/roles';

const ALL_FOUR = 'Titular y los tres contactos';

type Of = Pick<DominioWrapper, 'esTitular' | 'esAdministrativo' | 'esTecnico' | 'esFinanciero'>;

const rolesIn = (of: Of): Rol[] => ROLES.filter((rol) => rolesDe(of)[rol] === 1);

/** The roles of somebody on a domain, in words (spec 6). */
export function rolesOf(of: Of): string {
  const roles = rolesIn(of);
  return roles.length === ROLES.length ? ALL_FOUR : roles.map((rol) => TITULO_DE[rol]).join(', ');
}

/** Whether the words of its roles do not fit in a line of a list, and are shown by their first letters. */
export const isAbbreviated = (of: Of): boolean => [2, 3].includes(rolesIn(of).length);

/** Several as a line of a list has room for them; nothing of one alone, whose word is short. */
export function shortRolesOf(of: Of): string | undefined {
  const roles = rolesIn(of);
  if (roles.length === ROLES.length) return 'Los cuatro roles';
  return isAbbreviated(of) ? roles.map((rol) => `${TITULO_DE[rol].slice(0, 3)}.`).join(', ') : undefined;
}

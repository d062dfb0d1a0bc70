import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** Pending and failed registrations can neither be chosen nor opened (spec 2). */
export const canBeChosen = ({ dominio }: DominioWrapper): boolean => dominio.dominioCore.estado.administrable;

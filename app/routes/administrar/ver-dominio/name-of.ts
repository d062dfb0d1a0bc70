import type { DominioWrapper } from '~/registry/contract/administracion/formas';

/** A domain's name as it is shown. */
export const nameOf = ({ dominio }: Pick<DominioWrapper, 'dominio'>): string => dominio.dominioCore.nombre;

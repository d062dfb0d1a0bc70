import { SIN_SERVIDORES } from '../domain-state';

/** The states that the list can be narrowed to, every one that a row says, in its words; what nothing pays for and what has a lock are asked apart. */
export const STATES = [
  { value: 'REGISTRADO', label: 'Registrados' },
  { value: 'VENCIDO', label: 'Vencidos' },
  { value: 'ELIMINADO', label: 'Eliminados' },
  { value: 'PREREGISTRO', label: 'Pendientes' },
  { value: 'ERROR', label: 'Con error' },
  { value: 'CONGELADO', label: 'Congelados' },
  { value: 'RETENIDO', label: 'Retenidos' },
] as const;

export type State = (typeof STATES)[number]['value'];

const IN_FORCE: readonly State[] = ['REGISTRADO', 'VENCIDO'];

/** The states that an address names, one by one or as a list, each once, in their order; `EN_VIGOR` stands for two. */
export const statesIn = (texts: readonly string[]): State[] => {
  const asked = new Set(texts.flatMap((text) => text.split(',')));
  return STATES.flatMap(({ value }) =>
    asked.has(value) || (asked.has('EN_VIGOR') && IN_FORCE.includes(value)) ? [value] : [],
  );
};

/** Who serves the DNS, as the list can be narrowed to it. */
export const SERVERS = [
  { value: 'ALOJADOS', label: 'Registro .uy (alojados)' },
  { value: 'CON_SERVIDORES', label: 'Otros servidores' },
  { value: 'SIN_SERVIDORES', label: SIN_SERVIDORES },
] as const;

/** Whether they have a lock. */
export const LOCKS = [
  { value: 'CON', label: 'Con candado' },
  { value: 'SIN', label: 'Sin candado' },
] as const;

export type Lock = (typeof LOCKS)[number]['value'];

export type Servers = (typeof SERVERS)[number]['value'];

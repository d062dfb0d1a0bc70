import type { Grado } from './candado';

/** EPP's words for what is not let happen to a name, as RDAP writes them (RFC 5731, 2.3; RFC 8056). */
export const PROHIBICIONES = [
  'client transfer prohibited',
  'server delete prohibited',
  'server transfer prohibited',
  'server update prohibited',
] as const;
export type Prohibicion = (typeof PROHIBICIONES)[number];

/** Why something is not let happen to a name now. */
export interface Causas {
  /** What its holder's lock holds. */
  candado: Grado | null;
  /** It is frozen. */
  congelado: boolean;
  /** Its registrar does not let it go. */
  bloqueado: boolean;
}

const QUE_GUARDA: Record<Grado, readonly Prohibicion[]> = {
  TRASLADOS: ['server delete prohibited', 'server transfer prohibited'],
  TODO: ['server delete prohibited', 'server transfer prohibited', 'server update prohibited'],
};

/** What is not let happen to a name, made from its causes each time: none of it is kept, so none can be left behind. */
export function prohibicionesDe({ candado, congelado, bloqueado }: Causas): Prohibicion[] {
  const found = new Set<Prohibicion>([
    ...(bloqueado ? (['client transfer prohibited'] as const) : []),
    ...(congelado ? QUE_GUARDA.TODO : []),
    ...(candado ? QUE_GUARDA[candado] : []),
  ]);
  return PROHIBICIONES.filter((each) => found.has(each));
}

const VERBOS: Record<Prohibicion, string> = {
  'client transfer prohibited': 'pasar a otro registrador',
  'server delete prohibited': 'eliminar',
  'server transfer prohibited': 'transferir',
  'server update prohibited': 'cambiar',
};

/** The same in a sentence for people; undefined where all is let happen. */
export function protegidoDe(prohibiciones: readonly Prohibicion[]): string | undefined {
  if (prohibiciones.length === 0) return undefined;
  const verbos = prohibiciones.map((each) => VERBOS[each]);
  const before = verbos.slice(0, -1).join(', ');
  return `Por ahora no se puede ${before && `${before} ni `}${verbos.at(-1)}.`;
}

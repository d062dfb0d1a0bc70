import type { Grado } from './candado';
import { EFECTOS, type Efecto } from './retenciones';

/** EPP's words for what is not let happen to a name, as RDAP writes them (RFC 5731, 2.3; RFC 8056). */
export const PROHIBICIONES = [
  'client transfer prohibited',
  'server delete prohibited',
  'server hold',
  'server renew prohibited',
  'server transfer prohibited',
  'server update prohibited',
] as const;
export type Prohibicion = (typeof PROHIBICIONES)[number];

/** The same as EPP itself writes them (RFC 5731, 2.3): `serverDeleteProhibited`. */
export const enEpp = (prohibicion: Prohibicion): string =>
  prohibicion.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Why something is not let happen to a name now. */
export interface Causas {
  /** What its holder's lock holds. */
  candado: Grado | null;
  /** It is frozen. */
  congelado: boolean;
  /** What the registry holds of it by legal cause. */
  retenido: readonly Efecto[];
  /** Its registrar does not let it go. */
  bloqueado: boolean;
}

const QUE_GUARDA: Record<Grado, readonly Prohibicion[]> = {
  TRASLADOS: ['server delete prohibited', 'server transfer prohibited'],
  TODO: ['server delete prohibited', 'server transfer prohibited', 'server update prohibited'],
};

const QUE_RETIENE: Record<Efecto, Prohibicion> = {
  ZONA: 'server hold',
  TRANSFERENCIA: 'server transfer prohibited',
  CAMBIOS: 'server update prohibited',
  ELIMINACION: 'server delete prohibited',
  RENOVACION: 'server renew prohibited',
};

/** What is not let happen to a name, made from its causes each time: none of it is kept, so none can be left behind. */
export function prohibicionesDe({ candado, congelado, retenido, bloqueado }: Causas): Prohibicion[] {
  const found = new Set<Prohibicion>([
    ...(bloqueado ? (['client transfer prohibited'] as const) : []),
    ...(congelado ? QUE_GUARDA.TODO : []),
    ...(candado ? QUE_GUARDA[candado] : []),
    ...EFECTOS.filter((each) => retenido.includes(each)).map((each) => QUE_RETIENE[each]),
  ]);
  return PROHIBICIONES.filter((each) => found.has(each));
}

/** After 'no se puede'; that it is not published is no act of anybody. */
const VERBOS: Record<Exclude<Prohibicion, 'server hold'>, string> = {
  'client transfer prohibited': 'pasar a otro registrador',
  'server delete prohibited': 'eliminar',
  'server renew prohibited': 'renovar',
  'server transfer prohibited': 'transferir',
  'server update prohibited': 'cambiar',
};

const NO_SE_PUBLICA = 'el registro no lo publica en internet';

/** The same in a sentence for people; undefined where all is let happen. */
export function protegidoDe(prohibiciones: readonly Prohibicion[]): string | undefined {
  const verbos = prohibiciones.flatMap((each) => (each === 'server hold' ? [] : VERBOS[each]));
  const before = verbos.slice(0, -1).join(', ');
  const acts = verbos.length > 0 ? [`no se puede ${before && `${before} ni `}${verbos.at(-1)}`] : [];
  const held = prohibiciones.includes('server hold') ? [NO_SE_PUBLICA] : [];
  const said = [...held, ...acts].join(', y ');
  return said ? `Por ahora ${said}.` : undefined;
}

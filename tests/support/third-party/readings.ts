import { createHash } from 'node:crypto';

/**
 * Where the specification leaves open how something travels, an edge decides for itself. Each field is one such
 * decision; `PLAIN` is what a first reader of section 7 would do.
 */
export interface Readings {
  /** Money: a decimal number of pesos, the same as text, or whole centésimos. */
  money: 'pesos' | 'text' | 'centesimos';
  /** `midnight` is that of the day in UTC or in Montevideo, as a text or as milliseconds. */
  dates:
    | 'dd/MM/yyyy'
    | 'iso'
    | 'instant'
    | 'milliseconds'
    | 'midnight in UTC'
    | 'midnight in Montevideo'
    | 'milliseconds of midnight in UTC';
  /** A number, its digits as text, any text, or a number of more digits than a JavaScript number holds. */
  ids: 'number' | 'text' | 'words' | 'beyond 32 bits' | 'beyond 53 bits';
  /** Where a record stands in what adds, changes or deletes it. */
  records: 'nested' | 'flat';
  /** What `dominiosSeleccionados` are. */
  selected: 'names' | 'wrappers';
  /** What `dominios` of a search are. */
  searched: 'any' | 'names' | 'objects';
  /** The number of the first page of messages. */
  firstPage: 1 | 0;
  /** In what the bodies of answers are written. */
  charset: 'utf-8' | 'iso-8859-1';
  /** Lists whose wrapper section 7 does not name: the list itself, or an object around it. */
  lists: 'bare' | 'wrapped';
  /** What there is nothing to say of. */
  missing: 'absent' | 'null';
  /** People in one field, or name and surname apart. */
  people: 'together' | 'apart';
  /** Names with the dot of a fully qualified name. */
  names: 'plain' | 'dotted';
  /** Whether a field that section 7 does not name is an error. */
  strict: boolean;
  /** The status a business refusal travels with. */
  refusals: 200 | 400 | 409 | 422 | 500;
  /** How long a change takes, in milliseconds. */
  slowWritesMs: number;
  /** Whether a confirmation says 'wait', and is done by itself that much later. */
  waits: number;
  /** Whether anonymous questions need a bearer too. */
  alwaysBearer: boolean;
  /** By what a sale is told to belong to somebody. */
  saleBy: 'id' | 'uuid';
  /** Where tickets are taken: at the edge itself, or at a service of their own. */
  tickets: 'here' | 'apart';
  /** The sentences of states, codes and priorities that section 3 does not list. */
  enumerations: 'listed' | 'open';
  /** What it answers at an address that section 7 does not have, as gateways do: a status, or its own page with 200. */
  elsewhere: 404 | 401 | 403 | 400 | 'page';
}

export const PLAIN: Readings = {
  money: 'pesos',
  dates: 'dd/MM/yyyy',
  ids: 'number',
  records: 'nested',
  selected: 'names',
  searched: 'any',
  firstPage: 1,
  charset: 'utf-8',
  lists: 'bare',
  missing: 'absent',
  people: 'together',
  names: 'plain',
  strict: false,
  refusals: 200,
  slowWritesMs: 0,
  waits: 0,
  alwaysBearer: false,
  saleBy: 'id',
  tickets: 'here',
  enumerations: 'listed',
  elsewhere: 404,
};

/** Gateways that do not say 'not found' of what is not there. */
export const ELSEWHERE = [
  { elsewhere: 401 },
  { elsewhere: 403 },
  { elsewhere: 400 },
  { elsewhere: 'page' },
] as const satisfies Partial<Readings>[];

/** Every reading that differs from the plain one in a single decision. */
export const OTHERWISE: readonly Partial<Readings>[] = [
  { money: 'text' },
  { money: 'centesimos' },
  { dates: 'iso' },
  { dates: 'instant' },
  { dates: 'milliseconds' },
  { dates: 'midnight in UTC' },
  { dates: 'midnight in Montevideo' },
  { dates: 'milliseconds of midnight in UTC' },
  { ids: 'text' },
  { ids: 'words' },
  { ids: 'beyond 32 bits' },
  { ids: 'beyond 53 bits' },
  { records: 'flat' },
  { selected: 'wrappers' },
  { searched: 'names' },
  { searched: 'objects' },
  { firstPage: 0 },
  { charset: 'iso-8859-1' },
  { lists: 'wrapped' },
  { missing: 'null' },
  { people: 'apart' },
  { names: 'dotted' },
  { strict: true },
  { refusals: 400 },
  { refusals: 409 },
  { refusals: 422 },
  { refusals: 500 },
  { slowWritesMs: 1700 },
  { waits: 2 },
  { alwaysBearer: true },
  { saleBy: 'uuid' },
  { tickets: 'apart' },
  { enumerations: 'open' },
  ...ELSEWHERE,
];

/** Of each decision its readings other than the plain one. */
const byDecision = new Map<string, Partial<Readings>[]>();
for (const reading of OTHERWISE) {
  const decision = Object.keys(reading).join();
  byDecision.set(decision, [...(byDecision.get(decision) ?? []), reading]);
}
const decisions = [...byDecision.values()];
const MOST = Math.max(...decisions.map((readings) => readings.length));

/**
 * As few mixes as have every reading in one of them: in front of these all screens are walked. One reading at a time is held
 * for each change by itself.
 */
export const COVERING: readonly Partial<Readings>[] = Array.from({ length: MOST }, (_, mix) =>
  Object.assign({}, ...decisions.map((readings, at) => readings[(mix + at) % MOST])),
);

/** Readings picked anew for each name: the same for the same one, so that a mix that fails can be walked again. */
export function mixOf(name: string): Partial<Readings> {
  const digest = createHash('sha256').update(name).digest();
  const picked = OTHERWISE.filter((_, at) => (digest[at % digest.length] ?? 0) % 3 === 0);
  return Object.assign({}, ...picked);
}

/** A reading by what is different in it. */
export const inWords = (readings: Partial<Readings>): string =>
  readings === PLAIN
    ? 'plainly'
    : Object.entries(readings)
        .map(([what, how]) => `with ${what} ${how}`)
        .join(', ');

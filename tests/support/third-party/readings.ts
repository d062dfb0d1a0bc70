/**
 * Where the specification leaves open how something travels, an edge decides for itself. Each field is one such
 * decision; `PLAIN` is what a first reader of section 7 would do.
 */
export interface Readings {
  /** Money: a decimal number of pesos, the same as text, or whole centésimos. */
  money: 'pesos' | 'text' | 'centesimos';
  dates: 'dd/MM/yyyy' | 'iso' | 'instant' | 'milliseconds';
  ids: 'number' | 'text';
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
}

export const PLAIN: Readings = {
  money: 'pesos',
  dates: 'dd/MM/yyyy',
  ids: 'number',
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
};

/** Every reading that differs from the plain one in a single decision. */
export const OTHERWISE: readonly Partial<Readings>[] = [
  { money: 'text' },
  { money: 'centesimos' },
  { dates: 'iso' },
  { dates: 'instant' },
  { dates: 'milliseconds' },
  { ids: 'text' },
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
];

/** A reading by what is different in it. */
export const inWords = (readings: Partial<Readings>): string =>
  readings === PLAIN
    ? 'plainly'
    : Object.entries(readings)
        .map(([what, how]) => `with ${what} ${how}`)
        .join(', ');

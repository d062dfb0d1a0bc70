import type { Id } from '../contract/ids';
import { amountOf, dayOf, momentOf } from './amounts-and-dates';
import { flagOf, nameOf } from './flags-and-names';
import { idOf } from './ids';

export type Fields = Record<string, unknown>;

/** How one answer is read, and what was found missing on the way. */
export interface Reading {
  /** Whether amounts are whole centésimos instead of pesos. */
  centesimos: boolean;
  /** Paths of what the screens can do without, and that was not there. */
  poorer: Set<string>;
  /** Paths of what nothing can stand for and was not there, also where who asked does without. */
  unreadable: Set<string>;
  /** Every path that was read: null where nothing can stand for it, else what does. */
  read: Map<string, unknown>;
}

/** An answer lacks what nothing can stand for. Says where, never what was there. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(readonly path: string) {
    super(`An answer could not be read at ${path}`);
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A part of an answer, read tolerantly: each way of writing something that the specification leaves open is understood
 * here and nowhere else. What is asked for without a fallback is needed; absent and null are the same.
 */
export class Given {
  constructor(
    readonly value: unknown,
    readonly reading: Reading,
    readonly path = '',
  ) {}

  /** Whether anything is said here: who asks can do without. */
  get has(): boolean {
    this.noted('');
    return this.value !== undefined && this.value !== null;
  }

  /** The first of these that says something; a dotted name is a way through objects. */
  of(...names: string[]): Given {
    for (const name of names) {
      const value = name
        .split('.')
        .reduce<unknown>((from, key) => (isFields(from) ? from[key] : undefined), this.value);
      if (value !== undefined && value !== null) return this.at(value, name);
    }
    return this.at(undefined, names.join('|'));
  }

  /** The same, or this itself where it is no object that could say it. */
  ofOrSelf(...names: string[]): Given {
    const found = this.of(...names);
    return found.has || isFields(this.value) ? found : this;
  }

  /** That this cannot be read, for whoever throws it. */
  unreadable(): Unreadable {
    this.reading.unreadable.add(this.path);
    return new Unreadable(this.path);
  }

  private at(value: unknown, name: string): Given {
    const isRoot = this.path === '' || this.path.endsWith(' ') || name === '';
    return new Given(value, this.reading, isRoot ? this.path + name : `${this.path}.${name}`);
  }

  /** Keeps what was read here, and what stands for it where it is not said. */
  private noted(otherwise: unknown): void {
    const path = this.path.replace(/\[\d+\]/g, '[]');
    const known = this.reading.read.get(path);
    if (known === undefined || known === null) this.reading.read.set(path, otherwise);
  }

  /** What was read, else the fallback, which is noted; with neither the answer cannot be read. */
  private else<T>(read: T | undefined, fallback: T | undefined): T {
    this.noted(fallback === undefined ? null : fallback);
    if (read !== undefined) return read;
    if (fallback === undefined) throw this.unreadable();
    this.reading.poorer.add(this.path);
    return fallback;
  }

  text(fallback?: string): string {
    const isText = ['string', 'number', 'bigint'].includes(typeof this.value);
    return this.else(isText ? String(this.value) : undefined, fallback);
  }

  /** The text, or null where there is none. */
  get textOrNull(): string | null {
    this.noted('');
    return this.has ? this.text() : null;
  }

  /** One of two ways to say the same: that it is not said this way takes nothing from anybody. */
  get textIfAny(): string {
    this.noted('');
    return this.has ? this.text('') : '';
  }

  flag(fallback?: boolean): boolean {
    return this.else(flagOf(this.value), fallback);
  }

  whole(fallback?: number): number {
    const number = amountOf(this.value);
    return this.else(number === undefined ? undefined : Math.trunc(number), fallback);
  }

  /** The same, or null where none is said. */
  get wholeOrNull(): number | null {
    this.noted('');
    return this.has ? this.whole() : null;
  }

  /** Centésimos, whatever the edge counts in. */
  money(fallback?: number): number {
    const amount = amountOf(this.value);
    const unit = this.reading.centesimos ? 1 : 100;
    return this.else(amount === undefined ? undefined : Math.round(amount * unit), fallback);
  }

  id(fallback?: Id): Id {
    return this.else(idOf(this.value), fallback);
  }

  day(fallback?: string): string {
    return this.else(dayOf(this.value), fallback);
  }

  get dayOrNull(): string | null {
    this.noted('');
    return dayOf(this.value) ?? null;
  }

  /** An instant; of a day alone, its noon in Uruguay. */
  instant(fallback?: string): string {
    return this.else(momentOf(this.value)?.toISOString(), fallback);
  }

  /** The same, or null where none is said. */
  get instantOrNull(): string | null {
    this.noted('');
    return momentOf(this.value)?.toISOString() ?? null;
  }

  name(fallback?: string): string {
    return this.else(typeof this.value === 'string' && this.value ? nameOf(this.value) : undefined, fallback);
  }

  /** One of a closed list; whatever else is `otherwise`. */
  oneOf<T extends string>(known: readonly T[], otherwise: T): T {
    this.noted(otherwise);
    return known.find((each) => each === this.value) ?? otherwise;
  }

  /** A list: this itself, one of these properties, or the only list there is. Absent and null are the empty one. */
  list(...wrappers: string[]): Given[] {
    const found = Array.isArray(this.value) ? this : this.wrapped(wrappers);
    if (found.has && !Array.isArray(found.value)) throw found.unreadable();
    const items: unknown[] = Array.isArray(found.value) ? found.value : [];
    return items.map((item, i) => new Given(item, this.reading, `${found.path}[${i}]`));
  }

  /** The same of a list that has to be said, if only to be empty: what has none of it cannot be read. */
  mustList(...wrappers: string[]): Given[] {
    const found = isFields(this.value) ? this.wrapped(wrappers) : this;
    if (!Array.isArray(found.value) && !this.says(...wrappers)) throw found.unreadable();
    return this.list(...wrappers);
  }

  /** Whether any of these is said at all, also that there is none. */
  says(...names: string[]): boolean {
    const { value } = this;
    return isFields(value) && names.some((name) => name in value);
  }

  /** This, where it says any of these; an answer without all of them is no answer to what was asked. */
  saying(...names: string[]): this {
    if (!this.says(...names)) throw this.of(...names).unreadable();
    return this;
  }

  private wrapped(wrappers: string[]): Given {
    const named = this.of(...wrappers);
    if (named.has || !isFields(this.value)) return named;
    const lists = Object.entries(this.value).filter(([, value]) => Array.isArray(value));
    const [only] = lists;
    return only && lists.length === 1 ? this.at(only[1], only[0]) : named;
  }

  /** The properties of an object used as a map. */
  get entries(): [string, Given][] {
    if (!isFields(this.value)) return [];
    return Object.entries(this.value).map(([key, value]) => [key, this.at(value, '*')]);
  }
}

import type { CheerioAPI } from 'cheerio';
import { labelOf, type Nodes, nameOf, questionOf } from './words';

/** What is typed or chosen in one field: text, yes or no, several answers, files. */
export type Answer = string | boolean | readonly string[] | File | readonly File[];
/** By the words beside the field. */
export type Answers = Record<string, Answer>;

type Entry = [name: string, value: string | File];

/** What a browser sends when a button is pressed. */
export interface Submission {
  /** What stands on the button. */
  button: string;
  method: 'GET' | 'POST';
  action: string;
  multipart: boolean;
  entries: Entry[];
}

const CONTROLS = 'input[name], select[name], textarea[name]';
const SILENT = new Set(['submit', 'button', 'image', 'reset', 'file']);

const typeOf = (node: Nodes): string =>
  node.is('input') ? (node.attr('type') ?? 'text') : node.is('select') ? 'select' : 'textarea';

/** A form of a page, filled as a person without scripts would. */
export class FilledForm {
  readonly #$: CheerioAPI;
  readonly #form: Nodes;
  readonly #button: Nodes;
  readonly #answered = new Map<string, (string | File)[]>();

  constructor($: CheerioAPI, button: Nodes) {
    this.#$ = $;
    this.#button = button;
    const owner = button.attr('form');
    this.#form = owner ? $(`form[id="${owner}"]`) : button.closest('form');
    if (this.#form.length === 0) throw new Error('That button belongs to no form.');
  }

  /** Its controls, also those elsewhere on the page that name it. */
  #controls(): Nodes[] {
    const id = this.#form.attr('id');
    const apart = id ? this.#$(`[form="${id}"]`).filter(CONTROLS).toArray() : [];
    const inside = this.#form.find(CONTROLS).filter((_, node) => this.#$(node).attr('form') === undefined);
    return [...inside.toArray(), ...apart].map((node) => this.#$(node)).filter((node) => !isDisabled(node));
  }

  answer(answers: Answers): this {
    for (const [label, answer] of Object.entries(answers)) this.#answerOne(label, answer);
    return this;
  }

  #answerOne(label: string, answer: Answer): void {
    const asked = this.#controls().filter(
      (field) =>
        typeOf(field) !== 'hidden' && (labelOf(this.#$, field) === label || questionOf(field) === label),
    );
    const [field] = asked;
    if (!field) throw new Error(`No field is called '${label}'. There are: ${this.#labels().join(', ')}`);
    const name = field.attr('name') ?? '';
    if (typeof answer === 'boolean') this.#tick(name, field.attr('value') ?? 'on', answer);
    else if (typeOf(field) === 'radio' || typeOf(field) === 'checkbox') this.#choose(name, asked, answer);
    else if (typeOf(field) === 'select')
      this.#answered.set(name, [optionCalled(this.#$, field, String(answer))]);
    else this.#answered.set(name, [answer].flat());
  }

  #labels(): string[] {
    const visible = this.#controls().filter((field) => typeOf(field) !== 'hidden');
    return visible.map((field) => `'${questionOf(field) || labelOf(this.#$, field)}'`);
  }

  #tick(name: string, value: string, wanted: boolean): void {
    const others = this.#current(name).filter((one) => one !== value);
    this.#answered.set(name, wanted ? [...others, value] : others);
  }

  #choose(name: string, fields: Nodes[], answer: Answer): void {
    const values = [answer].flat().map((words) => {
      const field = fields.find((one) => labelOf(this.#$, one) === words || one.attr('value') === words);
      if (!field) throw new Error(`No answer is called '${words}' among those of '${name}'.`);
      return field.attr('value') ?? 'on';
    });
    this.#answered.set(name, values);
  }

  /** What would be sent under a name as things are. */
  #current(name: string): (string | File)[] {
    const answered = this.#answered.get(name);
    if (answered) return answered;
    const fields = this.#controls().filter((field) => field.attr('name') === name);
    return fields.flatMap((field) => valuesIn(this.#$, field));
  }

  submission(): Submission {
    const names = [...new Set(this.#controls().map((field) => field.attr('name') ?? ''))];
    const entries = names.flatMap((name) => this.#current(name).map((value): Entry => [name, value]));
    const pressed = this.#button.attr('name');
    if (pressed) entries.push([pressed, this.#button.attr('value') ?? '']);
    const method = this.#button.attr('formmethod') ?? this.#form.attr('method') ?? 'get';
    return {
      button: nameOf(this.#$, this.#button),
      method: method.toLowerCase() === 'post' ? 'POST' : 'GET',
      action: this.#button.attr('formaction') ?? this.#form.attr('action') ?? '',
      multipart: (this.#button.attr('formenctype') ?? this.#form.attr('enctype')) === 'multipart/form-data',
      entries,
    };
  }
}

const isDisabled = (field: Nodes): boolean =>
  field.attr('disabled') !== undefined || field.closest('fieldset[disabled]').length > 0;

function optionCalled($: CheerioAPI, select: Nodes, words: string): string {
  const options = select
    .find('option')
    .toArray()
    .map((node) => $(node));
  const option = options.find((one) => one.text().trim() === words || one.attr('value') === words);
  if (!option) throw new Error(`There is no option '${words}'.`);
  return option.attr('value') ?? option.text();
}

function valuesIn($: CheerioAPI, field: Nodes): string[] {
  const type = typeOf(field);
  if (SILENT.has(type)) return [];
  if (type === 'textarea') return [field.text()];
  if (type === 'select') return selectedIn($, field);
  const isBox = type === 'checkbox' || type === 'radio';
  if (isBox && field.attr('checked') === undefined) return [];
  return [field.attr('value') ?? (isBox ? 'on' : '')];
}

function selectedIn($: CheerioAPI, select: Nodes): string[] {
  const chosen = select.find('option[selected]');
  const options = chosen.length > 0 ? chosen : select.find('option').first();
  return options.toArray().map((node) => $(node).attr('value') ?? $(node).text());
}

/** A submission as it travels: a file that is not sent as one goes by its name. */
export function bodyOf({ multipart, entries }: Submission): FormData | URLSearchParams {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (body instanceof FormData && value instanceof File) body.append(name, value);
    else body.append(name, value instanceof File ? value.name : value);
  }
  return body;
}

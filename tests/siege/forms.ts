import { load } from 'cheerio';
import type { Choices } from '../support/strange';
import { TEXTS } from '../support/strange';

/** A form as a page shows it: where it is sent, and what it would send untouched. */
export interface Form {
  method: 'GET' | 'POST';
  action: string;
  multipart: boolean;
  fields: [name: string, value: string][];
}

/** The forms of a page, each with one of its buttons. */
export function formsOf(html: string, path: string): Form[] {
  const $ = load(html);
  return $('form')
    .toArray()
    .flatMap((element) => {
      const form = $(element);
      const fields = form
        .find('input[name], select[name], textarea[name]')
        .toArray()
        .map((field): [string, string] => [$(field).attr('name') ?? '', filledWith($(field))]);
      const buttons = form.find('button[name]').toArray();
      const own = {
        method: form.attr('method')?.toUpperCase() === 'POST' ? ('POST' as const) : ('GET' as const),
        action: form.attr('action') || path,
        multipart: form.attr('enctype') === 'multipart/form-data',
      };
      if (buttons.length === 0) return [{ ...own, fields }];
      return buttons.map((button) => ({
        ...own,
        fields: [
          ...fields,
          [$(button).attr('name') ?? '', $(button).attr('value') ?? ''] as [string, string],
        ],
      }));
    });
}

type Control = ReturnType<ReturnType<typeof load>>;

function filledWith(field: Control): string {
  if (field.is('select')) return field.find('option[selected], option').last().attr('value') ?? '';
  return field.is('textarea') ? field.text() : (field.attr('value') ?? 'x');
}

/** What a page needs to know a form for its own; all the rest is typed by somebody. */
const ITS_OWN = new Set(['csrf', 'intencion']);

const LONG = [
  'x'.repeat(5000),
  'ñ '.repeat(12_500),
  '1e300',
  '-5',
  '0x10',
  '1,5',
  '[]',
  '[object Object]',
  "' or 1=1--",
];

const oddText = (draw: Choices): string => draw.one(draw.next(2) === 0 ? TEXTS : LONG) ?? '';

/** The same form as nobody would fill it in: odd texts, fields left out, given twice, or of other forms. */
export function oddly({ fields, ...form }: Form, draw: Choices): Form {
  const odd = fields.flatMap(([name, value]): [string, string][] => {
    if (ITS_OWN.has(name)) return draw.next(40) === 0 ? [[name, oddText(draw)]] : [[name, value]];
    const kind = draw.next(8);
    if (kind === 0) return [];
    if (kind === 1)
      return [
        [name, oddText(draw)],
        [name, oddText(draw)],
      ];
    if (kind < 5) return [[name, oddText(draw)]];
    return [[name, value]];
  });
  if (draw.next(10) === 0)
    odd.push([draw.one(['__proto__', 'a[9999]', 'anios-x', 'dominio', 'total']) ?? '', oddText(draw)]);
  return { ...form, fields: odd };
}

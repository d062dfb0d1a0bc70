import type { Cheerio, CheerioAPI, load } from 'cheerio';

type AnyNode = Extract<Parameters<typeof load>[0], { nodeType: unknown }>;
export type Nodes = Cheerio<AnyNode>;

/** Text as a person hears it: one line, single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a control or link is called (accessible name, the parts of it that our pages use). */
export function nameOf($: CheerioAPI, node: Nodes): string {
  const by = node.attr('aria-labelledby');
  if (by)
    return plain(
      by
        .split(/\s+/)
        .map((id) => $(`[id="${id}"]`).text())
        .join(' '),
    );
  const said = node.attr('aria-label');
  if (said) return plain(said);
  const pictures = node.find('img[alt], svg title').toArray();
  const described = pictures.map((picture) => $(picture).attr('alt') ?? $(picture).text());
  return plain([node.text(), ...described].join(' '));
}

/** What a field is asked with: its label or aria-label, without '(opcional)'. */
export function labelOf($: CheerioAPI, field: Nodes): string {
  const id = field.attr('id');
  const label = id ? $(`label[for="${id}"]`) : field.closest('label');
  const words = label.length > 0 ? label.first().text() : nameOf($, field);
  return plain(words).replace(/ \(opcional\)$/, '');
}

/** The question a group of answers belongs to. */
export const questionOf = (field: Nodes): string =>
  plain(field.closest('fieldset').children('legend').text()).replace(/ \(opcional\)$/, '');

/** The text of the elements an attribute such as `aria-describedby` points at. */
export const pointedAt = ($: CheerioAPI, node: Nodes, attribute: string): string =>
  plain(
    (node.attr(attribute) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => $(`[id="${id}"]`).text())
      .join(' '),
  );

/** The name of the site, last in every title. */
export const SITE = 'Registro .uy';

type Match = { data: unknown };

/** The frame says it of a posted form, a search of its own query. */
const wasRefused = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'refused' in data && Boolean(data.refused);

/**
 * The `<title>` of a page as `meta` wants it: "h1 – section – site", with "Error: " in front when the form was refused
 * (screens.md, Page). `matches` is what `meta` is given: its data say whether the answer is a refusal.
 */
export function pageTitle(matches: readonly Match[], h1: string, section?: string) {
  const refused = matches.some(({ data }) => wasRefused(data));
  const title = [h1, section, SITE].filter(Boolean).join(' – ');
  return [{ title: refused ? `Error: ${title}` : title }];
}

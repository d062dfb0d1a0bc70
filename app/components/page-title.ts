/** The name of the site, last in every title. */
export const SITE = 'Registro .uy';

type RootMatch = { id: string; data: unknown };

const wasRefused = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'refused' in data && data.refused === true;

/**
 * The `<title>` of a page as `meta` wants it: "h1 – section – site", with "Error: " in front when the form was refused
 * (screens.md, Page). `matches` is what `meta` is given: the frame's data say whether the answer is a refusal.
 */
export function pageTitle(matches: readonly RootMatch[], h1: string, section?: string) {
  const refused = matches.some(({ id, data }) => id === 'root' && wasRefused(data));
  const title = [h1, section, SITE].filter(Boolean).join(' – ');
  return [{ title: refused ? `Error: ${title}` : title }];
}

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

type Asked = { matches: readonly Match[]; location: { search: string } };

/** The same of a dialog over a domain: what is done, and with which name. */
export function dialogTitle({ matches, location }: Asked, what: string) {
  const dominio = new URLSearchParams(location.search).get('dominio');
  return pageTitle(matches, what, dominio ? `${dominio} – Mis dominios` : 'Mis dominios');
}

type Located = Match & { pathname?: string };

/** Where the portal is, as the frame says: previews need whole addresses. */
const originOf = (matches: readonly Match[]): string => {
  const frame = matches[0]?.data;
  const known = typeof frame === 'object' && frame !== null && 'origen' in frame ? frame.origen : '';
  return typeof known === 'string' ? known : '';
};

/** What a public page is, for those who find it elsewhere: search engines and the previews of messages. */
export function publicPage(matches: readonly Located[], h1: string, descripcion: string) {
  const origen = originOf(matches);
  const path = matches.at(-1)?.pathname ?? '/';
  return [
    ...pageTitle(matches, h1),
    { name: 'description', content: descripcion },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_UY' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:title', content: h1 },
    { property: 'og:description', content: descripcion },
    { property: 'og:url', content: `${origen}${path}` },
    { property: 'og:image', content: `${origen}/tarjeta.png` },
  ];
}

/** The page of somebody's query: shared by its address, kept out of search engines. */
export const queryPage = (matches: readonly Match[], h1: string) => [
  ...pageTitle(matches, h1),
  { name: 'robots', content: 'noindex' },
];

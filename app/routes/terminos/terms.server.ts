import sanitizeHtml from 'sanitize-html';
import type { RequestContext } from '~/session/request/request-context.server';

/** As they may stand in a page. */
export const htmlOf = (contenido: string): string => sanitizeHtml(contenido, { transformTags: { h1: 'h2' } });

/** A heading of the terms, and where on the page it is. */
interface Section {
  id: string;
  titulo: string;
}

/** What is left of cleaned HTML where there are no tags: text in which these four are written otherwise. */
export const textOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** The same text with an id at each of its headings, and what they say: a long text is read from where it matters. */
function inSections(cleaned: string): { html: string; secciones: Section[] } {
  const secciones: Section[] = [];
  const html = cleaned.replace(/<h2>(.*?)<\/h2>/gs, (_, words: string) => {
    const id = `seccion-${secciones.length + 1}`;
    secciones.push({ id, titulo: textOf(words) });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return { html, secciones };
}

/** The terms in force as they may stand in the page: an outside registry's HTML is not trusted either. */
export async function currentTerms({ registry }: Pick<RequestContext, 'registry'>) {
  const { respuestaOK, terminosYCondiciones } = await registry.terminos.vigentes();
  if (!respuestaOK || !terminosYCondiciones) return null;
  const { contenido, ...version } = terminosYCondiciones;
  return { ...version, ...inSections(htmlOf(contenido)) };
}

export type Terms = NonNullable<Awaited<ReturnType<typeof currentTerms>>>;

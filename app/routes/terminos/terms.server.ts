import sanitizeHtml from 'sanitize-html';
import type { RequestContext } from '~/session/request/request-context.server';

/** As they may stand in a page. */
export const htmlOf = (contenido: string): string => sanitizeHtml(contenido, { transformTags: { h1: 'h2' } });

/** The terms in force as they may stand in the page: an outside registry's HTML is not trusted either. */
export async function currentTerms({ registry }: Pick<RequestContext, 'registry'>) {
  const { respuestaOK, terminosYCondiciones } = await registry.terminos.vigentes();
  if (!respuestaOK || !terminosYCondiciones) return null;
  const { contenido, ...version } = terminosYCondiciones;
  return { ...version, html: htmlOf(contenido) };
}

export type Terms = NonNullable<Awaited<ReturnType<typeof currentTerms>>>;

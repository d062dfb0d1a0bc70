import { escapeHtml } from '~/base/escape-html';
import type { Oficina } from '~/registry/contract/oficina';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { askHelp } from '~/routes/ayuda/ask-help.server';
import { helpOf } from '~/routes/ayuda/help.server';
import type { Bloque, PreguntaNumerada } from '~/routes/ayuda/pregunta';
import { notAvailable } from '~/session/failures/not-available.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** The help as it is read now, by its themes. */
export async function loadHelp(args: RouteArgs) {
  return helpOf(await askHelp(args));
}

type Contenido = Awaited<ReturnType<Oficina['contenidos']['ver']>>['contenido'];

/** What another one begins as: of the help, another version of the same question. */
export function anotherOf({ escrito, comoSeVe }: Contenido): ContenidoEscrito {
  return escrito.clase === 'PREGUNTA' && comoSeVe.pregunta
    ? { ...escrito, sobre: comoSeVe.pregunta.direccion }
    : escrito;
}

const htmlOfBlock = (block: Bloque): string =>
  typeof block === 'string'
    ? `<p>${escapeHtml(block)}</p>`
    : ['<ul>', ...block.map((item) => `<li>${escapeHtml(item)}</li>`), '</ul>'].join('\n');

/** What a question that comes with the portal says, as it is written here. */
function htmlOfQuestion({ respuesta, html, enlaces = [] }: PreguntaNumerada): string {
  if (html !== undefined) return html;
  const links = enlaces.map(
    ({ href, texto }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(texto)}</a></p>`,
  );
  return [...respuesta.map(htmlOfBlock), ...links].join('\n');
}

/** What a version of the question that the address names begins as, where it names one: what is read of it now. */
export async function loadVersion(args: RouteArgs, query: URLSearchParams): Promise<ContenidoEscrito | null> {
  const asked = query.get('pregunta');
  if (asked === null) return null;
  for (const { tema, preguntas } of await loadHelp(args))
    for (const each of preguntas)
      if (each.direccion === Number(asked))
        return {
          ...{ clase: 'PREGUNTA', tema, sobre: each.direccion, titulo: each.pregunta },
          ...{ respuesta: htmlOfQuestion(each), orden: String(each.lugar), visible: 'SI' },
        };
  throw notAvailable();
}

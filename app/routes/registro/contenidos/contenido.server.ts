import * as address from '~/addresses';
import { readId } from '~/registry/contract/base';
import {
  formularioDestacado,
  formularioMensajeGlobal,
  formularioPregunta,
} from '~/registry/contract/oficina/formularios';
import { CLASES_DE_CONTENIDO, type ClaseDeContenido } from '~/registry/domain/contenidos';
import { asShown } from '~/routes/ayuda/help.server';
import { idOf, notAvailable, orNotAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { anotherOf, loadHelp, loadVersion } from './help-now.server';

export type Args = RouteArgs & { params: { clase?: string; id?: string } };

/** The class that the address names. */
export function claseIn({ params }: Args): ClaseDeContenido {
  const found = CLASES_DE_CONTENIDO.find((each) => address.contenidos(each).endsWith(`/${params.clase}`));
  if (!found) throw notAvailable();
  return found;
}

export const cualIn = (args: Args) => ({ clase: claseIn(args), id: idOf(args.params.id) });

const FORMULARIO = {
  MENSAJE: formularioMensajeGlobal,
  DESTACADO: formularioDestacado,
  PREGUNTA: formularioPregunta,
} as const;

/** What a browser is told of the form of a class. */
export const constraintOfClase = (clase: ClaseDeContenido) => constraintOf(FORMULARIO[clase]);

/** A part of the list of a class. */
export async function loadContenidos(args: Args) {
  const { oficina, yo } = await atDesk(args, 'verContenidos');
  const clase = claseIn(args);
  const antesDe = readId(new URL(args.request.url).searchParams.get('antesDe'));
  const found = await oficina.contenidos.listar({ clase, antesDe });
  return {
    ...found,
    clase,
    ayuda: clase === 'PREGUNTA' && antesDe === undefined ? await loadHelp(args) : [],
    isLater: antesDe !== undefined,
    escribe: yo.actos.includes('escribirContenidos'),
  };
}

/** The one that the address names. */
export async function loadContenido(args: Args) {
  const { oficina } = await atDesk(args, 'verContenidos');
  const { contenido } = await orNotAvailable(oficina.contenidos.ver(cualIn(args)));
  const { pregunta, ...others } = contenido.comoSeVe;
  return {
    contenido: { ...contenido, comoSeVe: { ...others, ...(pregunta && { pregunta: asShown(pregunta) }) } },
  };
}

/** What a new one begins with: nothing, or what the one that the address names says. */
export async function loadNuevo(args: Args) {
  const { oficina } = await atDesk(args, 'escribirContenidos');
  const clase = claseIn(args);
  const query = new URL(args.request.url).searchParams;
  const de = readId(query.get('de'));
  if (de === undefined)
    return { clase, escrito: clase === 'PREGUNTA' ? await loadVersion(args, query) : null };
  const { contenido } = await orNotAvailable(oficina.contenidos.ver({ clase, id: de }));
  return { clase, escrito: anotherOf(contenido) };
}

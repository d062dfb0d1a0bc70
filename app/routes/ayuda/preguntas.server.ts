import type { DeAlgunos, Pregunta, Tema } from '~/components/ayuda/pregunta';
import type { TemaDeAyuda } from '~/registry/domain/ayuda';
import { administrar } from './preguntas-administrar.server';
import { dns } from './preguntas-dns.server';
import { pago } from './preguntas-pago.server';
import { registrar } from './preguntas-registrar.server';
import { askForHelp, transferir } from './preguntas-transferir.server';

/** A question that is added says the next free `direccion`: addresses already mailed keep their question. */
const temas: readonly Tema[] = [registrar, pago, administrar, dns, transferir, askForHelp];

const all = temas.flatMap(({ preguntas }) => preguntas);

/** The addresses of those that say none: in their order, past those that are said. */
function freeAddresses(): number[] {
  const said = new Set(all.map(({ direccion }) => direccion));
  return all.map((_, place) => place + 1).filter((number) => !said.has(number));
}

/** A question that comes with the portal, where it stands and what leads to it. */
export interface Propia extends Pregunta {
  direccion: number;
  tema: TemaDeAyuda;
  lugar: number;
  de: DeAlgunos | undefined;
}

function addressed(): readonly Propia[] {
  const free = freeAddresses();
  return temas.flatMap(({ tema, preguntas, de }) =>
    preguntas.map((each, place) => ({
      ...each,
      tema,
      lugar: place + 1,
      de: each.de ?? de,
      direccion: each.direccion ?? free.shift() ?? 0,
    })),
  );
}

/** The help that comes with the portal. */
export const PROPIAS = addressed();

/** What is only of some registries: said of a theme, it is of what the registry's people add to it too. */
export const deQuienEs = (tema: TemaDeAyuda): DeAlgunos | undefined =>
  temas.find((each) => each.tema === tema)?.de;

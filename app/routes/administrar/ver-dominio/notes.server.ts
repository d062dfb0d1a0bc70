import * as address from '~/addresses';
import type { Tone } from '~/components/tag';
import { GRADO_EN_PALABRAS } from '~/registry/domain/candado';
import { deQuien, type Peligro } from '~/registry/domain/peligros';
import { vistaDe } from '~/registry/domain/retenciones';
import { MARKS } from '../mis-dominios/held-by';
import type { Repair } from '../peligros/repair.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';
import { isHeldBack, isUnserved } from './served-by.server';
import type { Pedido } from './transferencia/section.server';

/** What is known against changes of a name, besides the name itself. */
export interface Against {
  /** What was found about how it is served and nobody said to know of, the worst first; whether what to do about it is read before the way there. */
  peligros: readonly { tipo: Peligro; frase: string; remedioEn: Repair | null; seLeeAntes: boolean }[];
  /** Who asks for it with its code, and the answers; null while nobody does. */
  pedido: Pedido | null;
}

/** Something that stands against changes of the name, and where there is more of it. */
interface Note {
  mark: string;
  tono: Tone;
  words: string;
  /** What there is to know of it, one by one: folded where that of several notes would keep the rest out of sight. */
  more?: { summary: string; facts: readonly string[]; open: boolean };
  href: string;
  /** False where the button leads there. */
  link: string | false;
  /** The other way: to all of them where this is one of several that are told further down, or to do it otherwise. */
  all?: { href: string; words: string } | null;
}

/** Who asks for it, and until when that can be answered: that comes before all else. */
const pedidoNote = (pedido: Against['pedido']): Note[] =>
  pedido
    ? [
        {
          mark: 'Atención',
          tono: 'aviso',
          words: pedido.words,
          href: '#transferencia',
          link: 'Ver el pedido',
        },
      ]
    : [];

const VER_EL_CAMBIO = 'Ver el cambio';

/** That it has a lock, and whether anything waits; its page has the rest, and is the button where something does. */
function lockOf({ candado, ...info }: Info, isButton: boolean): Note[] {
  if (!candado) return [];
  const waits = candado.cambio ? 'Un cambio espera' : 'Los cambios que guarda esperan';
  return [
    {
      mark: MARKS.conCandado.word,
      tono: MARKS.conCandado.tono,
      words: `${GRADO_EN_PALABRAS[candado.grado]}. ${waits} la aprobación de sus custodios.`,
      href: address.candadoDe(nameOf(info)),
      link: candado.cambio ? !isButton && VER_EL_CAMBIO : 'Ver su candado',
    },
  ];
}

/** What the registry holds of it by legal cause: by whose order, until when, whom to ask, why, and what is not possible. */
const heldOf = ({ retenciones, ...info }: Info): Note[] =>
  (retenciones ?? []).map((retencion) => {
    const { resumen, detalle } = vistaDe(retencion);
    return {
      mark: MARKS.retenido.word,
      tono: MARKS.retenido.tono,
      words: resumen,
      more: {
        summary: 'Motivo y qué impide',
        facts: detalle,
        // That nothing answers any more is not to be folded away.
        open: retenciones?.length === 1 || isHeldBack({ retenciones: [retencion] }),
      },
      href: address.generarTicket(nameOf(info)),
      link: `Preguntar por el documento ${retencion.documento}`,
    };
  });

/** The worst of what was found about how it is served, and where that is mended; all of it stands further down. */
function dangersOf(peligros: Against['peligros'], isButton: boolean): Note[] {
  const [worst, ...others] = peligros;
  if (!worst) return [];
  const { remedioEn, seLeeAntes } = worst;
  const words = `${deQuien(worst)}.`;
  const count = others.length + 1;
  // Where the way to mend it is not the first thing, or is the button, the one way is to all that is told of it.
  if (!remedioEn || seLeeAntes || isButton) {
    const link = count > 1 ? `Ver los ${count} avisos` : 'Ver qué hacer';
    return [{ mark: 'Aviso', tono: 'aviso', words, href: '#avisos', link }];
  }
  return [
    {
      mark: 'Aviso',
      tono: 'aviso',
      words,
      href: remedioEn.href,
      link: remedioEn.texto,
      all: count > 1 ? { href: '#avisos', words: `Ver los ${count} avisos` } : null,
    },
  ];
}

/** Nobody serves it yet, so that it does not work whatever else its state says: what to choose, as far as the person may. */
function unservedOf(info: Info): Note[] {
  if (!isUnserved(info)) return [];
  const nombre = nameOf(info);
  const { alojar, delegar } = info.motivos ?? {};
  const ways = [
    ...(alojar ? [] : [{ href: address.dnsDe('alojar', nombre), words: 'Alojarlo en el Registro .uy' }]),
    ...(delegar ? [] : [{ href: address.dnsDe('delegar', nombre), words: 'Delegarlo en otros servidores' }]),
  ];
  const [{ href, words: link } = { href: '#servidores', words: 'Ver sus servidores' }, all] = ways;
  const words = 'Falta elegir quién responde su DNS: mientras tanto no funciona en Internet.';
  return [{ mark: 'Aviso', tono: 'aviso', words, href, link, all }];
}

/** What mends the first thing that is told of it: the change that waits, before which nothing else is done, or the worst that was found. Null where somebody asks for it, or where it is mended elsewhere. */
export function cureOf({ candado, ...info }: Info, { pedido, peligros: [worst] }: Against): Repair | null {
  if (pedido) return null;
  if (candado?.cambio) return { href: address.candadoDe(nameOf(info)), texto: VER_EL_CAMBIO, accion: null };
  return worst?.remedioEn ?? null;
}

/** All that stands against changes of a name, the most urgent first; `isButton`, where what mends the worst of them is the button. */
export const notesOf = (info: Info, { pedido, peligros }: Against, isButton: boolean): Note[] => [
  ...pedidoNote(pedido),
  ...unservedOf(info),
  ...dangersOf(peligros, isButton),
  ...heldOf(info),
  ...lockOf(info, isButton),
];

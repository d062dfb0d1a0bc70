import { createHash } from 'node:crypto';
import { count, NBSP } from '~/format';
import type { Inputs, Outputs } from '~/registry/contract';
import { readableLine } from '~/registry/domain/registro-en-palabras';
import type { Part } from '~/routes/ensayo/parts.server';
import type { ZoneRehearsed } from '~/routes/ensayo/rehearse.server';
import { mailLost } from './mail-lost.server';
import { whatStops } from './what-stops.server';

export type Cambio = Inputs['dns']['compararZona']['cambio'];
type Comparada = Outputs['dns']['compararZona'];

/** As many lines as are of use to a person: the page of a large zone would be megabytes of them. */
const SHOWN = 200;

/** The first lines of many, and how many there are. */
const first = <Line>(lines: readonly Line[]) => ({ lines: lines.slice(0, SHOWN), total: lines.length });

/** Lines of one kind, under their heading where the one above does not say it; the sign is for who does not see colours. */
interface Group extends ReturnType<typeof first<string>> {
  title: string;
  kind: Part['kind'];
}

/** The records that go and come, each with its sign; `outcomeOf` says already how many. What is wrong is read first, and alone. */
function records({ quitados, agregados, errores }: Comparada): Group[] {
  if (errores.length > 0) return [];
  const group = (kind: 'del' | 'ins', lines: readonly string[]): Group[] =>
    lines.length === 0
      ? []
      : [
          {
            title: '',
            kind,
            ...first(lines.map((line) => `${kind === 'del' ? '−' : '+'}${NBSP}${readableLine(line)}`)),
          },
        ];
  return [...group('del', quitados), ...group('ins', agregados)];
}

/** The parts of a rehearsal say themselves how many more there are. */
const rest = (parts: readonly Part[]): Group[] =>
  parts.map((part) => ({ ...part, total: part.lines.length }));

/** Which change it was that was compared: another one is compared anew before it is done. */
export const markOf = (cambio: Cambio): string =>
  createHash('sha256').update(JSON.stringify(cambio)).digest('base64url');

/** It can be done, and no record stays; where that is not told, the way back to before the first one of a name. */
const leavesNothing = (cambio: Cambio, { errores, quitados, quedan }: Comparada): boolean =>
  errores.length === 0 &&
  quitados.length > 0 &&
  (quedan === undefined ? cambio.tipo === 'DESHACER' && !cambio.solo && cambio.version === 0 : quedan === 0);

/** Which web and which mail stop, where that is told. */
const nothingLeft = ({ dejan }: Comparada): string =>
  `El dominio queda sin registros DNS: ${whatStops(dejan) || 'la web y el correo que tenga dejan de funcionar'}`;

interface Button {
  press?: string;
  pending?: string;
  danger: true;
}

/** Where something stops its button looks so; of what leaves nothing it says besides how many go. */
function buttonOf(cambio: Cambio, comparada: Comparada): Button | null {
  if (!leavesNothing(cambio, comparada)) return whatStops(comparada.dejan) ? { danger: true } : null;
  const { length } = comparada.quitados;
  return {
    press: length === 1 ? 'Quitar el registro DNS' : `Quitar los ${length} registros`,
    pending: 'Quitando...',
    danger: true,
  };
}

/** How many of a file were there as they are in it: who counts its lines misses none. */
function alreadyThere({ agregados, correctos = 0 }: Comparada): string {
  const already = correctos - agregados.length;
  if (already <= 0) return '';
  return already === 1 ? '; el otro ya estaba' : `; los otros ${already} ya estaban`;
}

/** What came of a comparison, in one line. */
function outcomeOf(dominio: string, cambio: Cambio, comparada: Comparada): string {
  const { quitados, agregados, errores } = comparada;
  if (leavesNothing(cambio, comparada)) return nothingLeft(comparada);
  if (errores.length > 0) return `${count(errores.length, 'línea', 'líneas')} con errores: no se cambió nada`;
  const [out, into] = [quitados.length, agregados.length];
  const leave = `${out === 1 ? 'Se quita' : 'Se quitan'} ${out}`;
  const come = `${into === 1 ? 'Se agrega' : 'Se agregan'} ${into}`;
  // Two numbers, one after the other, are of the same thing; one alone says of what.
  const of = (n: number) => (n === 1 ? 'registro' : 'registros');
  const stops = whatStops(comparada.dejan, mailLost(comparada, dominio));
  const warning = stops && `: ${stops}`;
  const already = alreadyThere(comparada);
  if (out > 0) return `${into > 0 ? `${leave}, ${come.toLowerCase()}` : `${leave} ${of(out)}`}${warning}`;
  return into > 0 ? `${come} ${of(into)}${already}` : 'La zona ya está así: no hay nada que cambiar';
}

/** That the rest of a file with errors is right: who mends it need not look there. */
function restOf({ errores, correctos = 0 }: Comparada): string | null {
  if (errores.length === 0 || correctos === 0) return null;
  return correctos === 1
    ? 'El otro registro del archivo está bien.'
    : `Los otros ${correctos} registros del archivo están bien.`;
}

/** How many lines of the file are left out: they are read by who wants to. */
const leftOut = (omitidas: Comparada['omitidas']) =>
  omitidas.length === 1 ? 'Se deja afuera 1 línea' : `Se dejan afuera ${omitidas.length} líneas`;

/** What a comparison told besides its records. */
interface Besides {
  /** What was compared, in a line: its form is folded under it once it can be done. */
  que?: string | null;
  rehearsed?: ZoneRehearsed;
}

/** A comparison as its page shows it; `aplicable`: there is something to do, and all of it can be done. */
export const shown = (
  dominio: string,
  cambio: Cambio,
  comparada: Comparada,
  { que = null, rehearsed }: Besides = {},
) => {
  const { versionZona, quitados, agregados, errores, omitidas } = comparada;
  const aplicable = errores.length === 0 && quitados.length + agregados.length > 0;
  return {
    versionZona,
    comparado: markOf(cambio),
    dicho: outcomeOf(dominio, cambio, comparada),
    boton: buttonOf(cambio, comparada),
    aplicable,
    que: aplicable && que ? `${que} (cambiar)` : null,
    groups: [...records(comparada), ...rest(rehearsed?.before ?? [])],
    besides: {
      title: 'A quién se le avisa y cuánto tarda',
      groups: rest(rehearsed?.besides ?? []),
      // Of a way back that was compared as it was opened, it is what was asked for.
      open: cambio.tipo === 'DESHACER',
    },
    errores: first(errores),
    correctos: restOf(comparada),
    omitidas: { ...first(omitidas), title: leftOut(omitidas) },
    deshecho: comparada.deshecho ?? null,
  };
};
export type Comparacion = ReturnType<typeof shown>;

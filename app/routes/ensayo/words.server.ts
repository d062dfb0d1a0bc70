import { count, dateTime } from '~/format';
import type { Ensayado } from '~/registry/contract/ensayo';
import { REPITA } from '~/registry/domain/step-up';
import { partsOfImport } from './import.server';
import { comparedOf } from './many.server';
import { everybody, type Part, part } from './parts.server';
import {
  GUARDAR_IGUAL,
  GUARDE_IGUAL,
  linesOf,
  mendTheir,
  nobodyAnswers,
  type SeenServers,
} from './seen-servers.server';
import { onceEach, remembered, servers, signature } from './zone.server';

/** What a change waits for. */
export const BEFORE_IT = 'Antes de hacerse';

type Zona = NonNullable<Ensayado['zona']>;

const staysAsItIs = ({ arriba, propia, alojado, firma }: Zona): boolean =>
  [arriba, propia].every(({ quitados, agregados }) => quitados.length + agregados.length === 0) &&
  alojado.antes === alojado.despues &&
  (firma === 'SIN_FIRMA' || firma === 'SIGUE');

/** Of many names all were tried, and none would be otherwise than it is; of one, nobody would be told, for its servers answer the same. */
const changesNothing = ({ varios, importacion, zona, avisados }: Ensayado): boolean =>
  varios
    ? varios.hechos === 0 && varios.probados === varios.total
    : !importacion && avisados.length === 0 && zona !== null && staysAsItIs(zona);

/** What is said first of all: that with these servers nobody would be answered, hosted before or not. Where it has them already nothing comes of it. */
function verdictOf(ensayado: Ensayado) {
  const { servidores, zona } = ensayado;
  if (!servidores || !nobodyAnswers(servidores) || changesNothing(ensayado)) return null;
  const worked = zona !== null && (zona.alojado.antes || zona.servidores.antes.length > 0);
  const told: SeenServers = {
    title: `Con estos servidores, el dominio ${worked ? 'deja de funcionar' : 'no va a funcionar'}`,
    lines: linesOf(servidores),
    igual: mendTheir(servidores, GUARDE_IGUAL),
    kind: 'plain',
  };
  const { press: children, pending } = GUARDAR_IGUAL;
  return { ...told, igualmente: { intencion: 'delegar-igual', kind: told.kind, pending, children } };
}

/** What the registry tells whoever asks it by themselves; a page asks it on the way, and goes on. */
const SEGUIMOS = 'Al confirmar se lo pedimos y seguimos con lo que pidió.';

/** Everything that comes of a change of one name, as its page tells it before it is done. */
function partsOfOne(ensayado: Ensayado, hasRecords: boolean): Part[] {
  const { acto, confirma, zona, servidores, avisados } = ensayado;
  const nada = changesNothing(ensayado);
  const first = nada
    ? []
    : [acto.seHace ? '' : acto.mensaje, confirma.replace(REPITA, SEGUIMOS)].filter(Boolean);
  const later = acto.codigo === 'POR_APROBAR' ? ' (cuando se apruebe)' : '';
  return [
    ...part(BEFORE_IT, first),
    ...(zona ? part(`Quién responde por el dominio${later}`, servers(zona, servidores)) : []),
    ...(servidores && !verdictOf(ensayado)
      ? part('Qué responden hoy esos servidores', linesOf(servidores))
      : []),
    ...(zona ? part('Firmas (DNSSEC)', signature(zona)) : []),
    ...(zona && hasRecords
      ? [
          ...part(`Deja de responderse${later}`, onceEach(zona, 'quitados'), 'del'),
          ...part(`Empieza a responderse${later}`, onceEach(zona, 'agregados'), 'ins'),
        ]
      : []),
    ...(zona ? part('Cuánto se recuerda lo de antes', remembered(zona)) : []),
    ...(nada ? [] : part('A quién se le avisa', everybody(avisados))),
  ];
}

/** The same of whatever was rehearsed. */
function partsOf(ensayado: Ensayado, hasRecords: boolean): Part[] {
  const { importacion } = ensayado;
  if (importacion) return partsOfImport(importacion, ensayado.avisados);
  return partsOfOne(ensayado, hasRecords);
}

function titleOf(ensayado: Ensayado): string {
  if (changesNothing(ensayado)) return 'No va a cambiar nada';
  return ensayado.acto.seHace ? 'Esto va a pasar' : 'Esto va a pasar cuando se apruebe';
}

/** When it was seen; what changes nothing is not confirmed. */
const seenAt = (ensayado: Ensayado): string =>
  `El ${dateTime(ensayado.momento)}. Nada se guardó ni se envió${changesNothing(ensayado) ? '' : ': al confirmarlo se revisa otra vez'}.`;

/** Of many names, how many change where all of them were tried. */
const allTried = ({ varios }: Ensayado) =>
  varios && varios.probados === varios.total && { cambian: count(varios.hechos, 'dominio', 'dominios') };

/** The words of the button that asks again. */
const DE_NUEVO = 'Ver de nuevo qué va a pasar';

/** Something else has to be typed first: the filled button asks again, in the place of the act. */
const isInVain = (ensayado: Ensayado): boolean => changesNothing(ensayado) || verdictOf(ensayado) !== null;

/** What the page of a change shows of its rehearsal; `hasRecords`: also the records, where the page does not show them already. */
export const shownOf = (ensayado: Ensayado, hasRecords: boolean) => ({
  title: titleOf(ensayado),
  /** The words of the one button that asks again: the filled one where something else has to be typed first, else the plain one. */
  again: isInVain(ensayado) && DE_NUEVO,
  plain: isInVain(ensayado) ? '' : DE_NUEVO,
  verdict: verdictOf(ensayado),
  ...allTried(ensayado),
  /** Of many names, one comparison in the place of the parts. */
  compared: ensayado.varios && { ...comparedOf(ensayado.varios), visto: seenAt(ensayado) },
  // What changes comes first; of when it was seen, last.
  parts: ensayado.varios
    ? []
    : [...partsOf(ensayado, hasRecords), ...part('Cuándo se vio', [seenAt(ensayado)])],
});
export type Shown = ReturnType<typeof shownOf>;

import { count, date, time } from '~/format';
import type { Ensayado } from '~/registry/contract/ensayo';
import { SIN_DIRECCION } from '~/registry/domain/words/dns';
import { partsOfImport } from './import.server';
import { partsOfMany } from './many.server';
import { everybody, type Part, part } from './parts.server';
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

/** What was seen of the servers that would answer: the first thing told where nobody would find any of them. */
function seenOf({ servidores, zona }: Ensayado): { verdict: Part[]; seen: Part[] } {
  if (!servidores) return { verdict: [], seen: [] };
  const lines = [
    ...servidores.servidores.map(({ nombre, visto }) => `${nombre} ${visto}.`),
    ...servidores.avisos,
  ];
  const isLost =
    servidores.servidores.length > 0 && servidores.servidores.every(({ visto }) => visto === SIN_DIRECCION);
  if (!isLost) return { verdict: [], seen: part('Qué responden hoy esos servidores', lines) };
  const worked = zona !== null && (zona.alojado.antes || zona.servidores.antes.length > 0);
  const what = worked ? 'deja de funcionar' : 'no va a funcionar';
  return { verdict: part(`Con estos servidores, el dominio ${what}`, lines), seen: [] };
}

/** Everything that comes of a change of one name, as its page tells it before it is done. */
function partsOfOne(ensayado: Ensayado, hasRecords: boolean): Part[] {
  const { acto, confirma, zona, avisados } = ensayado;
  const { verdict, seen } = seenOf(ensayado);
  const nada = changesNothing(ensayado);
  const first = nada ? [] : [acto.seHace ? '' : acto.mensaje, confirma].filter(Boolean);
  const later = acto.codigo === 'POR_APROBAR' ? ' (cuando se apruebe)' : '';
  return [
    ...verdict,
    ...part(BEFORE_IT, first),
    ...(zona ? part(`Quién responde por el dominio${later}`, servers(zona)) : []),
    ...seen,
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
  const { varios, importacion } = ensayado;
  if (varios) return partsOfMany(varios);
  if (importacion) return partsOfImport(importacion, ensayado.avisados);
  return partsOfOne(ensayado, hasRecords);
}

function titleOf(ensayado: Ensayado): string {
  if (changesNothing(ensayado)) return 'No va a cambiar nada';
  return ensayado.acto.seHace ? 'Esto va a pasar' : 'Esto va a pasar cuando se apruebe';
}

/** What the page of a change shows of its rehearsal; `hasRecords`: also the records, where the page does not show them already. */
export const shownOf = (ensayado: Ensayado, hasRecords: boolean) => ({
  title: titleOf(ensayado),
  nada: changesNothing(ensayado),
  /** Of many names, how many change, where all of them were tried. */
  ...(ensayado.varios &&
    ensayado.varios.probados === ensayado.varios.total && {
      cambian: count(ensayado.varios.hechos, 'dominio', 'dominios'),
    }),
  // What changes comes first; of when it was seen, last.
  parts: [
    ...partsOf(ensayado, hasRecords),
    ...part('Cuándo se vio', [
      `El ${date(ensayado.momento)} a las ${time(ensayado.momento)}. Nada se guardó ni se envió: al confirmarlo se revisa otra vez.`,
    ]),
  ],
});
export type Shown = ReturnType<typeof shownOf>;

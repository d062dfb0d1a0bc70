import { count, date, time } from '~/format';
import type { Avisado, Ensayado } from '~/registry/contract/ensayo';
import { CONTACTO_DE, enumerar } from '~/registry/domain/roles';

/** A part of what will happen, in lines; `del` and `ins`: records that go or come, with the sign for who does not see colours. */
export interface Part {
  title: string;
  lines: string[];
  kind: 'del' | 'ins' | 'span';
}

/** As many lines of one kind as are of use to a person. */
const SHOWN = 50;

const SIGN = { del: '− ', ins: '+ ', span: '' };

function part(title: string, all: readonly string[], kind: Part['kind'] = 'span'): Part[] {
  if (all.length === 0) return [];
  const lines = all.slice(0, SHOWN).map((line) => SIGN[kind] + line);
  const more = all.length > SHOWN ? [`Y ${all.length - SHOWN} más.`] : [];
  return [{ title, lines: [...lines, ...more], kind }];
}

const HOUR = 3600;

/** So many seconds as a person says them. */
function lasting(seconds: number): string {
  if (seconds % HOUR === 0) return count(seconds / HOUR, 'hora', 'horas');
  return seconds < 90
    ? count(seconds, 'segundo', 'segundos')
    : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
}

type Zona = NonNullable<Ensayado['zona']>;

const served = (alojado: boolean, servidores: readonly string[]): string => {
  if (servidores.length === 0) return 'nadie';
  return alojado ? `el registro (${enumerar(servidores, 'y')})` : enumerar(servidores, 'y');
};

/** Who answers for the name, before and after; nothing where that does not change. */
function servers({ alojado, servidores, propia }: Zona): string[] {
  const [before, after] = [
    served(alojado.antes, servidores.antes),
    served(alojado.despues, servidores.despues),
  ];
  if (before === after) return [];
  const leaving = alojado.antes && !alojado.despues && propia.quitados.length > 0;
  return [
    `Hoy responde ${before}.`,
    `Después responde ${after}.`,
    ...(leaving
      ? [
          'Los registros que sirve el registro dejan de responder: responde lo que tengan los servidores nuevos.',
        ]
      : []),
  ];
}

function signature({ firma, servidores }: Zona): string[] {
  const isMoving = servidores.antes.join() !== servidores.despues.join();
  switch (firma) {
    case 'SIN_FIRMA':
      return [];
    case 'SIGUE':
      return isMoving
        ? [
            'Se mantienen las claves de ahora. Si los servidores nuevos no firman con ellas, el dominio deja de responder para quien verifica firmas.',
          ]
        : [];
    case 'LLEGA':
      return ['El dominio queda firmado.'];
    case 'SE_VA':
      return ['El dominio deja de estar firmado.'];
    case 'CAMBIA':
      return ['Cambian las claves con que se verifica el dominio.'];
  }
}

/** How long who asked before goes on with what they were answered. */
function remembered({ recuerdo, alojado, servidores }: Zona): string[] {
  const { delegacion, registros, noHabia } = recuerdo;
  const said = [
    delegacion === null ? '' : `Qué servidores responden: hasta ${lasting(delegacion)}.`,
    registros === null ? '' : `Los registros de antes: hasta ${lasting(registros)}.`,
    noHabia === null ? '' : `Que algo de lo nuevo no existía: hasta ${lasting(noHabia)}.`,
  ].filter(Boolean);
  const unknown = delegacion !== null && !alojado.antes && servidores.antes.length > 0;
  return unknown
    ? [
        ...said,
        'Lo que respondieron los servidores de antes se recuerda lo que ellos hayan dicho: eso no lo sabemos.',
      ]
    : said;
}

function told({
  quien,
  esUsted,
  roles,
  esCustodio,
  mensaje,
  correos,
  puedeEsperar,
  titulos,
}: Avisado): string {
  const what = [
    ...(esUsted ? ['usted'] : []),
    ...roles.map((rol) => CONTACTO_DE[rol]),
    ...(esCustodio ? ['custodio'] : []),
  ];
  const who = quien === '' ? 'Una dirección de correo' : quien;
  const mails = count(correos, 'correo', 'correos');
  const ways = [...(mensaje ? ['un mensaje'] : []), ...(correos > 0 ? [mails] : [])];
  const when = puedeEsperar ? ' (con el del día)' : '';
  return `${who}${what.length > 0 ? ` (${what.join(', ')})` : ''}: ${enumerar(ways, 'y')}${when}. «${titulos.join('», «')}».`;
}

/** The zone above and the name's own say who answers for it: that is told once. */
const onceEach = ({ arriba, propia }: Zona, of: 'quitados' | 'agregados'): string[] => [
  ...new Set([...arriba[of], ...propia[of]]),
];

/** Everything that comes of a change, as its page tells it before it is done. */
function partsOf({ acto, confirma, zona, servidores, avisados }: Ensayado, hasRecords: boolean): Part[] {
  const first = [acto.seHace ? '' : acto.mensaje, confirma].filter(Boolean);
  const later = acto.codigo === 'POR_APROBAR' ? ' (cuando se apruebe)' : '';
  return [
    ...part('Antes de hacerse', first),
    ...(zona ? part(`Quién responde por el dominio${later}`, servers(zona)) : []),
    ...(servidores
      ? part('Qué responden hoy esos servidores', [
          ...servidores.servidores.map(({ nombre, visto }) => `${nombre} ${visto}.`),
          ...servidores.avisos,
        ])
      : []),
    ...(zona ? part('Firmas (DNSSEC)', signature(zona)) : []),
    ...(zona && hasRecords
      ? [
          ...part(`Deja de responderse${later}`, onceEach(zona, 'quitados'), 'del'),
          ...part(`Empieza a responderse${later}`, onceEach(zona, 'agregados'), 'ins'),
        ]
      : []),
    ...(zona ? part('Cuánto se recuerda lo de antes', remembered(zona)) : []),
    ...part('A quién se le avisa', avisados.length > 0 ? avisados.map(told) : ['A nadie.']),
  ];
}

/** What the page of a change shows of its rehearsal; `hasRecords`: also the records, where the page does not show them already. */
export const shownOf = (ensayado: Ensayado, hasRecords: boolean) => ({
  title: ensayado.acto.seHace ? 'Esto va a pasar' : 'Esto va a pasar cuando se apruebe',
  parts: [
    ...part('Cuándo se vio', [
      `El ${date(ensayado.momento)} a las ${time(ensayado.momento)}. Nada se guardó ni se envió: al confirmarlo se revisa otra vez.`,
    ]),
    ...partsOf(ensayado, hasRecords),
  ],
});
export type Shown = ReturnType<typeof shownOf>;

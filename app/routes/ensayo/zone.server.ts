import { count } from '~/format';
import type { Ensayado } from '~/registry/contract/ensayo';
import { toULabels } from '~/registry/domain/labels';
import { inWords } from '~/registry/domain/roles';
import { nobodyAnswers } from './seen-servers.server';

const HOUR = 3600;

/** So many seconds as a person says them. */
function lasting(seconds: number): string {
  if (seconds % HOUR === 0) return count(seconds / HOUR, 'hora', 'horas');
  return seconds < 90
    ? count(seconds, 'segundo', 'segundos')
    : count(Math.ceil(seconds / 60), 'minuto', 'minutos');
}

type Zona = NonNullable<Ensayado['zona']>;

/** Servers as people read them. */
export const named = (servidores: readonly string[]): string => inWords(servidores.map(toULabels), 'y');

const served = (alojado: boolean, servidores: readonly string[]): string => {
  if (servidores.length === 0) return 'no responde nadie';
  const names = named(servidores);
  if (alojado) return `responde el Registro .uy (${names})`;
  return `${servidores.length === 1 ? 'responde' : 'responden'} ${names}`;
};

/** Who answers afterwards: of servers that were asked and do not answer as they should, it is not promised that they do. */
function servedThen({ alojado, servidores: { despues } }: Zona, vistos: Ensayado['servidores']): string {
  const promised = served(alojado.despues, despues);
  if (!vistos || vistos.servidores.every(({ bien }) => bien)) return promised;
  const names = named(despues);
  if (nobodyAnswers(vistos)) return `no responde nadie (${names})`;
  return `${despues.length === 1 ? 'debería' : 'deberían'} responder ${names}`;
}

/** Who answers for the name, before and after; nothing where that does not change. `vistos`: what those servers answer now, where they were asked. */
export function servers(zona: Zona, vistos: Ensayado['servidores'] = null): string[] {
  const { alojado, servidores, propia } = zona;
  const before = served(alojado.antes, servidores.antes);
  if (before === served(alojado.despues, servidores.despues)) return [];
  const leaving = alojado.antes && !alojado.despues && propia.quitados.length > 0;
  // That its records stop, the page of a delegation says before it asks; nobody answers in their place where none of the servers does.
  const isSaid = vistos !== null;
  const rest = isSaid
    ? 'De lo que se pregunte responde lo que tengan los servidores nuevos.'
    : 'Los registros DNS alojados aquí dejan de responder: responde lo que tengan los servidores nuevos.';
  return [
    `Hoy ${before}.`,
    `Después ${servedThen(zona, vistos)}.`,
    ...(leaving && !(isSaid && nobodyAnswers(vistos)) ? [rest] : []),
  ];
}

/** What becomes of its signature; nothing where it has none, and where it stays with what answers. */
export function signature({ firma, servidores }: Zona): string[] {
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
export function remembered({ recuerdo, alojado, servidores }: Zona): string[] {
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
        'Lo que respondieron los servidores de antes: el tiempo que ellos hayan dicho, que no conocemos.',
      ]
    : said;
}

/** The name itself, as lines of a zone write it: whose servers the zone above says. */
const ownerIn = ({ quitados, agregados }: Zona['arriba']): string | undefined =>
  [...quitados, ...agregados].find((line) => line.includes(' IN NS '))?.split(' ')[0];

/** The zone above and the name's own say who answers for it: that is told once, and nothing where the one goes on with what the other leaves. */
export function onceEach({ arriba, propia, servidores }: Zona, of: 'quitados' | 'agregados'): string[] {
  const owner = ownerIn(arriba);
  const stay = servidores.antes.filter((each) => servidores.despues.includes(each));
  const goesOn = (line: string): boolean =>
    owner !== undefined &&
    stay.some((each) => line.startsWith(`${owner} `) && line.endsWith(` IN NS ${each}.`));
  return [...new Set([...arriba[of], ...propia[of].filter((line) => !goesOn(line))])];
}

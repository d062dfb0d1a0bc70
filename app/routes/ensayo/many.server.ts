import { count } from '~/format';
import type { Varios } from '~/registry/contract/ensayo-formas';
import { reasonOfMany, reasonsInWords } from '~/registry/domain/of-several';
import { inWords } from '~/registry/domain/roles';
import { type Part, part } from './parts.server';

const dominios = (n: number): string => count(n, 'dominio', 'dominios');

/** To how many it is done; and first, that not all were tried, where there was no time for it. */
function howMany({ total, probados, hechos, sinCambios, noAplica }: Varios): string[] {
  const some =
    probados < total
      ? [
          `Se probaron los primeros ${probados} de ${total}: no hubo tiempo para más. De los otros no sabemos, y lo que sigue no los cuenta.`,
        ]
      : [];
  return [
    ...some,
    `Cambian: ${dominios(hechos)}.`,
    ...(sinCambios > 0 ? [`Ya están así: ${dominios(sinCambios)}.`] : []),
    ...(noAplica > 0 ? [`Quedan como están: ${dominios(noAplica)}.`] : []),
  ];
}

/** Where they are too many to be named, how many are of each reason; else that is told with their names. */
function why({ motivos, noAplica, noHechos }: Varios): string[] {
  if (noAplica <= noHechos.length) return [];
  const others = noAplica - motivos.reduce((all, { cuantos }) => all + cuantos, 0);
  return [
    ...motivos.map(({ motivo, cuantos }) => reasonOfMany(cuantos, motivo)),
    ...(others > 0 ? [`${dominios(others)}: por otros motivos.`] : []),
  ];
}

function which({ noHechos, noAplica }: Varios): string[] {
  const more = noAplica - noHechos.length;
  return [...reasonsInWords(noHechos), ...(more > 0 ? [`Y ${more} más.`] : [])];
}

/** How many are told and by how many mails: who they are would be too long a list. */
function told({ personas, correos, delDia }: Varios): string[] {
  if (personas === 0) return ['A nadie.'];
  const ways = [
    ...(correos > 0 ? [`${count(correos, 'correo sale', 'correos salen')} enseguida`] : []),
    ...(delDia > 0 ? [`${count(delDia, 'aviso va', 'avisos van')} con el correo del día`] : []),
  ];
  const how = ways.length > 0 ? inWords(ways, 'y') : 'no sale ningún correo, lo ven en sus mensajes';
  return [`A ${count(personas, 'persona', 'personas')}: ${how}.`];
}

const dns = ({ zonas }: Varios): string[] => [
  zonas === 0
    ? 'No cambian: los servidores responden lo mismo que ahora.'
    : `Cambia lo que responden los servidores de ${dominios(zonas)}.`,
];

/** What becomes of many names, counted. */
export const partsOfMany = (varios: Varios): Part[] => [
  ...part('A cuántos dominios', howMany(varios)),
  ...part('Por qué no cambian', why(varios)),
  ...part('Cuáles no cambian', which(varios)),
  ...part('A quién se le avisa', told(varios)),
  ...part('Servidores y registros DNS', dns(varios)),
];

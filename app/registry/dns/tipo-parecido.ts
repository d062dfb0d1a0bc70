import { TIPOS, type Tipo } from '../contract/dns-estructuras';

/** Whether one word is another with a letter more, less, changed, or two of them in the other order. */
function isOneAway(one: string, other: string): boolean {
  if (one.length > other.length) return isOneAway(other, one);
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [mine, its] = [one.slice(same), other.slice(same)];
  if (one.length < other.length) return other.length - one.length === 1 && mine === its.slice(1);
  const isSwapped = mine[0] === its[1] && mine[1] === its[0] && mine.slice(2) === its.slice(2);
  return isSwapped || mine.slice(1) === its.slice(1);
}

/** The type that was meant, where what was written is nearly one; of one letter anything is near. */
export const tipoParecido = (tipo: string): Tipo | undefined =>
  TIPOS.find((each) => each.length > 1 && tipo.length > 1 && isOneAway(tipo, each));

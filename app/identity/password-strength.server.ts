import { KNOWN_PASSWORDS } from './known-passwords';

/** What is tried first needs fewer guesses than this: ten signs at random need ten times as many. */
const GUESSES = 1e9;
/** More signs add nothing to the verdict, and each costs time. */
const LOOKED_AT = 32;
/** Ways to read `P3ñ4r0l` that are tried: each is a walk through the words. */
const SPELLINGS = 8;

/** As words are compared: without accents and capitals. */
export const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Read when the first password is chosen: they take some 60 MB, and most processes never need them. */
async function makeEstimator() {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const { 'wikipedia-es-es': _, ...words } = spanish.dictionary;
  const lists = { ...words, contrasenas: common.dictionary['passwords-common'] };
  const bared = Object.entries(lists).map(([name, list]) => [name, [...new Set(list.map(bare))]]);
  return new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...Object.fromEntries(bared), nuestras: [...KNOWN_PASSWORDS] },
    l33tMaxSubstitutions: SPELLINGS,
    maxLength: LOOKED_AT,
  });
}

let estimator: ReturnType<typeof makeEstimator> | undefined;

/** Whether a password is among those tried first, by what is known of people and of its person (`about`). */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  estimator ??= makeEstimator();
  const { guesses } = (await estimator).check(bare(password).slice(0, LOOKED_AT), about.map(bare));
  return guesses < GUESSES;
}

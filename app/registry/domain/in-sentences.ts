/** A sentence as it follows a colon: in lower case, unless it begins with somebody's name or with letters that stand for words. */
export const afterColon = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}*[ ,.](?!\p{Lu}\p{Ll}))/u, (first) => first.toLowerCase());

const SPANISH = new Intl.Collator('es', { numeric: true });

/** Names as people look them up, in whichever order they were chosen. */
export const alphabetical = (names: readonly string[]): string[] => [...names].sort(SPANISH.compare);

/** What somebody wrote, as it is quoted within a sentence: its stop is that of the sentence. */
export const entreComillas = (text: string): string => `«${text.replace(/\.$/, '')}»`;

import { RegistryFailure } from '../failure';

/** Asks for a section that fails alone: null, and its name among those that did. */
export type Alone<S extends string> = <T>(section: S, asked: Promise<T>) => Promise<T | null>;

/** What a whole screen asks by its parts, and which of them failed. */
export function sectionsAlone<S extends string>(): {
  alone: Alone<S>;
  caidas: () => { caidas: S[] } | object;
} {
  const failed = new Set<S>();
  const alone: Alone<S> = async (section, asked) => {
    try {
      return await asked;
    } catch (failure) {
      if (!(failure instanceof RegistryFailure && failure.failsAlone)) throw failure;
      failed.add(section);
      return null;
    }
  };
  return { alone, caidas: () => (failed.size > 0 ? { caidas: [...failed] } : {}) };
}

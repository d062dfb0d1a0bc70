/** Asks for a section that fails alone: null, and its name among those that did. */
export type Alone<S extends string> = <T>(section: S, asked: Promise<T>) => Promise<T | null>;

/**
 * What a whole screen asks by its parts, and which of them failed. What does not fail alone, as `failsAlone` tells of an error and its
 * section, fails the screen.
 */
export function sectionsAlone<S extends string>(
  failsAlone: (error: unknown, section: S) => boolean,
): { alone: Alone<S>; caidas: () => { caidas: S[] } | object } {
  const failed = new Set<S>();
  const alone: Alone<S> = async (section, asked) => {
    try {
      return await asked;
    } catch (error) {
      if (!failsAlone(error, section)) throw error;
      failed.add(section);
      return null;
    }
  };
  return { alone, caidas: () => (failed.size > 0 ? { caidas: [...failed] } : {}) };
}

/** Fields as they were posted: one text under a name, or several. */
export type Posted = Readonly<Record<string, string | readonly string[]>>;

/** What the page of a form says to what was sent: it comes again with it, and with what is wrong. */
export interface FormAnswer {
  typed: Posted;
  /** By the names of the fields; under '' what belongs to none. Nothing where the form only comes again. */
  errors?: Readonly<Record<string, string[]>>;
}

/** What was posted that is text. The session's token is no answer of a person. */
export function postedIn(form: FormData): Posted {
  const names = [...new Set(form.keys())].filter((name) => name !== 'csrf');
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...more] = texts(name);
      if (first === undefined) return [];
      return [[name, more.length > 0 ? [first, ...more] : first] as const];
    }),
  );
}

/** All that was posted under a name. */
export const textsOf = (typed: Posted, name: string): readonly string[] => {
  const given = Object.hasOwn(typed, name) ? typed[name] : undefined;
  return typeof given === 'string' ? [given] : (given ?? []);
};

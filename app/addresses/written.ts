type Value = string | number | boolean | null | undefined | readonly string[];
/** A number, or whatever another registry writes (`registry/contract/ids.ts`). */
export type Id = number | string;

/** A value as a form writes it in an address: what stays as it is, as most does, is looked at and no more. */
const written = (value: string): string =>
  /^[\w.-]*$/.test(value) ? value : `${new URLSearchParams([['', value]])}`.slice(1);

/** A path with its query; what is null, undefined, false or '' is left out, and of several each is named. */
export function at(path: string, query: Readonly<Record<string, Value>> = {}): string {
  let search = '';
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each || each === 0) search += `${search ? '&' : '?'}${name}=${written(String(each))}`;
  return path + search;
}

/** What a search says, by name: a name may be there several times. */
export function queryOf(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

/** A part of a path. */
export const part = (value: string | number): string => encodeURIComponent(value);

/** The same address with the place on its page that it leads to. */
export const placeOn = (address: string, id: string): string => `${address.replace(/#.*$/, '')}#${id}`;

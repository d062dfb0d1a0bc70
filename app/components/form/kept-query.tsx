interface KeptQueryProps {
  search: string;
  /** What the form itself asks for, or begins anew. */
  without?: readonly string[];
}

/** What the address says goes along with a GET form; what it says several times as one list with commas. */
export function KeptQuery({ search, without = [] }: KeptQueryProps) {
  const query = new URLSearchParams(search);
  return [...new Set(query.keys())]
    .filter((name) => !without.includes(name))
    .map((name) => <input key={name} type="hidden" name={name} value={query.getAll(name).join()} />);
}

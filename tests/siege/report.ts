/** One line of the table: what was done, what was seen, and whether it is as promised. */
export interface Row {
  name: string;
  figures: string;
  ok: boolean;
}

/** Runs a scenario; one that throws has failed and says why. */
export async function row(name: string, scenario: () => Promise<Omit<Row, 'name'>>): Promise<Row> {
  process.stdout.write(`${name}…\n`);
  return scenario().then(
    (seen) => ({ name, ...seen }),
    (error: unknown) => ({ name, figures: String(error).slice(0, 300), ok: false }),
  );
}

export function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, figures, ok } of rows)
    process.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${figures}\n`);
}

/** One request, its status and time; 0 where no answer came. */
export async function asked(
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; ms: number; text: string }> {
  const begun = performance.now();
  const response = await fetch(url, { redirect: 'follow', ...init }).catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  return { status: response?.status ?? 0, ms: Math.round(performance.now() - begun), text };
}

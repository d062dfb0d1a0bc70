/** What a portal says of itself to a collector: questions to the registry, statements, time in loaders. */
export interface Counters {
  calls: number;
  statements: number;
  loadersMs: number;
}

/** The sum of every series of a name in Prometheus' text format. */
function sumOf(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

export async function countersOf(url: string): Promise<Counters> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return {
    calls: sumOf(text, 'portal_registry_calls_total{'),
    statements: sumOf(text, 'portal_statements_total '),
    loadersMs: sumOf(text, 'portal_page_seconds_sum{phase="loaders"}') * 1000,
  };
}

/** What one of several requests took of each. */
export const perRequest = (before: Counters, after: Counters, times: number): Counters => ({
  calls: (after.calls - before.calls) / times,
  statements: (after.statements - before.statements) / times,
  loadersMs: (after.loadersMs - before.loadersMs) / times,
});

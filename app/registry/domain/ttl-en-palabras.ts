const NAMES: Record<number, string> = {
  600: '10 min',
  1800: '30 min',
  3600: '60 min',
  21600: '6 hrs',
  43200: '12 hrs',
  86400: '24 hrs',
};

const UNITS = [
  [86_400, 'días'],
  [3600, 'hrs'],
  [60, 'min'],
] as const;

/** A time as people choose it (spec 9); any other in its largest whole unit. */
export function enTiempo(ttl: number): string {
  const [size, unit] = UNITS.find(([each]) => ttl % each === 0) ?? [1, 's'];
  return NAMES[ttl] ?? `${ttl / size} ${unit}`;
}

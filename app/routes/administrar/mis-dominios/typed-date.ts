const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const URUGUAYAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

function partsOf(text: string): [year: string, month: string, day: string] | null {
  const iso = ISO.exec(text);
  if (iso) return [iso[1] ?? '', iso[2] ?? '', iso[3] ?? ''];
  const typed = URUGUAYAN.exec(text);
  return typed ? [typed[3] ?? '', typed[2] ?? '', typed[1] ?? ''] : null;
}

/**
 * A day (YYYY-MM-DD) as a date field sends it, or as a person types it where the browser has no such field:
 * undefined for nothing, null for what is no day.
 */
export function fechaTecleada(text: string): string | null | undefined {
  if (text === '') return undefined;
  const parts = partsOf(text);
  if (!parts) return null;
  const [year, month, day] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(iso) ? null : iso;
}

import type { AppLoadContext } from '@remix-run/node';
import { Reader } from '~/front-door/reader.server';

/** Files that spreadsheets open: RFC 4180, in UTF-8 with the mark that makes them read it as such. */
const BOM = '\ufeff';

/** What begins a formula: in a cell, and in what a spreadsheet makes a cell of where it parts lines at semicolons or tabs. */
const FORMULA = /(^|[;\t\r\n]\s*)([=+\-@\t\r])/g;

/** A cell; a text that a spreadsheet would take for a formula is told to be a text. */
function cell(text: string): string {
  const safe = text.replace(FORMULA, "$1'$2");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The lines of a file and how it is called. */
interface CsvFile {
  name: string;
  head: readonly string[];
  /** Its lines, a part at a time. */
  parts: AsyncGenerator<string, void>;
}

/** Under stock `remix-serve` nobody says how fast a reader is. */
const keepsUp = ({ lector }: AppLoadContext): Promise<boolean> =>
  lector instanceof Reader ? lector.keepsUp() : Promise.resolve(true);

/** A file of lines: whoever reads slowly is waited for, who went away ends it, and memory holds one part. */
export function csvFile(context: AppLoadContext, { name, head, parts }: CsvFile): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BOM + csvLine(head))),
    async pull(controller) {
      const { done, value } = (await keepsUp(context)) ? await parts.next() : await parts.return();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return()),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

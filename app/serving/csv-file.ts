import type { AppLoadContext } from '@remix-run/node';
import { pacedBody } from './paced-body';

/** Files that spreadsheets open: RFC 4180, in UTF-8 with the mark that makes them read it as such. */
const BOM = '\ufeff';

/** What begins a formula: in a cell, and in what a spreadsheet makes a cell of where it parts lines at semicolons or tabs. */
const FORMULA = /(?=['=+\-@\t\r])(?<=^|[;\t\r\n]\s*?)(?='*[=+\-@\t\r])/g;

/** A cell; a text that a spreadsheet would take for a formula is told to be a text, and so is one that tells so already: what is read back is what there was. */
function cell(text: string): string {
  const safe = text.replace(FORMULA, "'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number, as a spreadsheet in Spanish reads it: nobody typed it, and below 0 it is no formula. */
const decimal = (amount: number): string => `"${amount.toFixed(2).replace('.', ',')}"`;

/** A line of cells: texts, and numbers with two decimals. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((each) => (typeof each === 'number' ? decimal(each) : cell(each))).join(',')}\r\n`;

/** The lines of a file and how it is called. */
interface CsvFile {
  name: string;
  head: readonly string[];
  /** Its lines, a part at a time. */
  parts: AsyncGenerator<string, void>;
}

async function* bytesOf({ head, parts }: CsvFile): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(BOM + csvLine(head));
  for await (const part of parts) yield encoder.encode(part);
}

/** A file of lines, made as fast as it is read. */
export const csvFile = (context: AppLoadContext, file: CsvFile): Response =>
  new Response(pacedBody(context, bytesOf(file)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

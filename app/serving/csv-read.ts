import { CsvError, parse } from 'csv-parse/sync';

/** A line of a file for spreadsheets that has something in it: where it begins, from 1, and its cells. */
export interface CsvRow {
  line: number;
  cells: string[];
}
type CsvRead = { ok: true; rows: CsvRow[] } | { ok: false; line: number };

/** What `csvLine` tells a spreadsheet that a text is one with. */
const TOLD_TO_BE_TEXT = /(?=')(?<=^|[;\t\r\n]\s*?)'(?='*[=+\-@\t\r])/g;

/** Spreadsheets part cells with what their language leaves free, and a table that is copied out of one with tabs: its first line says. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return ['\t', ';'].find((each) => first.includes(each)) ?? ',';
}

/**
 * Reads a file for spreadsheets (RFC 4180), its ends of lines made one character before: as `csvLine` writes it, or as a spreadsheet saves it in Spanish. What
 * tells that a text is no formula is taken off. `line` of what cannot be read is where its row begins.
 */
export function readCsv(text: string): CsvRead {
  const rows: CsvRow[] = [];
  let end = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== ''))
          rows.push({ line: end + 1, cells: cells.map((cell) => cell.replace(TOLD_TO_BE_TEXT, '')) });
        end = lines;
        return null;
      },
    });
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, line: end + 1 };
    throw error;
  }
}

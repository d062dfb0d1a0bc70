import { describe, expect, it } from 'vitest';
import { csvFile, csvLine } from '~/serving/csv-file';

async function* lines(): AsyncGenerator<string, void> {
  yield csvLine(['ñandú.uy', 'Píriz, Ana']);
}

describe('a file for spreadsheets', () => {
  it.each([
    ['a comma', 'Píriz, Ana', '"Píriz, Ana"'],
    ['a quote', 'la "Casa"', '"la ""Casa"""'],
    ['a new line', 'uno\r\ndos', '"uno\r\ndos"'],
    ['nothing of the kind', 'Casa', 'Casa'],
  ])('keeps a cell with %s whole (RFC 4180)', (_, text, cell) => {
    expect(csvLine([text, 'x'])).toBe(`${cell},x\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes %j for no formula', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([
    ['ok;=1+1', `ok;'=1+1`],
    ['ok; @SUM(A1)', `ok; '@SUM(A1)`],
    ['ok\n-1', `ok\n'-1`],
    ['a;b - c', 'a;b - c'],
    [';\t=1', ";'\t'=1"],
  ])('nor any part of %j, which another language’s spreadsheet makes a cell of', (text, safe) => {
    expect(csvLine([text])).toBe(`"${safe}"\r\n`);
  });

  it.each([
    [1389, '"1389,00"'],
    [-610.5, '"-610,50"'],
  ])('keeps the number %d a number, also below nothing', (amount, cell) => {
    expect(csvLine([amount, 'x'])).toBe(`${cell},x\r\n`);
  });

  it('begins with the mark by which it is read as UTF-8, then its head and its lines', async () => {
    const file = csvFile({}, { name: 'lista.csv', head: ['Dominio', 'Titular'], parts: lines() });
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="lista.csv"');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Dominio,Titular\r\nñandú.uy,"Píriz, Ana"\r\n');
  });
});

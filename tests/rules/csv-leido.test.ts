import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '~/serving/csv-file';
import { readCsv } from '~/serving/csv-read';

const cellsOf = (text: string) => {
  const read = readCsv(text);
  return read.ok ? read.rows.map(({ cells }) => cells) : `line ${read.line}`;
};

describe('a file of a spreadsheet', () => {
  it.each([
    ['as the portal writes it', '\ufeffNombre,Motivo\nñandú.uy,"a, ""b"""\n'],
    ['as a spreadsheet in Spanish saves it', 'Nombre;Motivo\nñandú.uy;"a, ""b"""\n'],
    ['copied out of a table', 'Nombre\tMotivo\nñandú.uy\t"a, ""b"""'],
  ])('is read %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['Nombre', 'Motivo'],
      ['ñandú.uy', 'a, "b"'],
    ]);
  });

  it('says in which line each row begins, also after empty ones and texts of several lines', () => {
    expect(readCsv('a,b\n\n"uno\ndos",2\n,\n\n3,4')).toEqual({
      ok: true,
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['uno\ndos', '2'] },
        { line: 7, cells: ['3', '4'] },
      ],
    });
  });

  it.each([
    ['that are never closed', 'a,b\n1,2\n"x,y\n3,4\n', 3],
    ['in the middle of a text', 'a,b\n1,2\n3,4\nx "y" z,5\n', 4],
    ['with more behind them', 'a,b\n"x"y,5\n', 2],
  ])('with quotes %s says in which row', (_, text, line) => {
    expect(readCsv(text)).toEqual({ ok: false, line });
  });

  it('is read in no more time for being made of spaces or of quotes alone', () => {
    // Processor time and not the clock's: another program may have the processor meanwhile.
    const least = (each: string, signs: number) =>
      Math.min(
        ...[1, 2, 3, 4, 5].map(() => {
          const begun = process.cpuUsage();
          expect(cellsOf(`a,b\nx,"${each.repeat(signs)}"`)).toHaveLength(2);
          const { user, system } = process.cpuUsage(begun);
          return user + system;
        }),
      );
    // ten times as much takes a hundred times as long where each sign is compared with all that follow
    for (const each of [' ', "'", '\t', '\n'])
      expect(least(each, 1_000_000) / least(each, 100_000)).toBeLessThan(50);
  });

  it('gives back every text that the portal wrote, also what looks like a formula', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ñ=+-@\';," \n\ta') });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const [head, row] = [csvLine(['x', ...cells.map(() => 'x')]), csvLine(['ñ', ...cells])];
        expect(cellsOf((head + row).replaceAll('\r\n', '\n')).slice(1)).toEqual([['ñ', ...cells]]);
      }),
      { numRuns: 2000 },
    );
  });
});

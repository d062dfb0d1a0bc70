import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Certificate } from './look-up.server';

/** Letters of every name that anybody has; the fonts that every reader has know only those of the west of Europe. */
const require = createRequire(import.meta.url);
const FONT = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const MARGIN = 64;

type Style = { size: number; gap: number };
const TITLE: Style = { size: 18, gap: 0.6 };
const TEXT: Style = { size: 11, gap: 0.4 };

/**
 * The certificate on paper, tagged for screen readers (language, title, structure): the lines of the text that was
 * signed, and nothing else.
 */
export function pdfOf({ numero, dominio, texto }: Certificate): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FONT,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'es-UY',
    info: { Title: `Constancia de registro de ${dominio}`, Subject: numero, Author: 'Registro .uy' },
  });
  const [title = '', ...lines] = texto.trimEnd().split('\n');
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const write = (tag: 'H1' | 'P', line: string, { size, gap }: Style) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.fontSize(size).text(line);
        pdf.moveDown(gap);
      }),
    );
  write('H1', title, TITLE);
  for (const line of lines) {
    if (line === '') pdf.moveDown();
    else write('P', line, TEXT);
  }
  root.end();
  return collected(pdf);
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}

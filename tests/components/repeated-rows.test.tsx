import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DataTable } from '~/components/data-table';
import { ErrorSummary } from '~/components/form/error-summary';
import { keyed } from '~/components/keyed';
import { Publication } from '~/routes/administrar/ver-dominio/dns/publication';
import { RulesList } from '~/routes/transferir-dominio/rules-list';

const times = (html: string, words: string): number => html.split(words).length - 1;

const host = { nombre: 'ns1.faro.uy', ip: '192.0.2.1' };
const rule = { codigo: '', cumple: false, motivo: 'Todavía no.', desde: null };
const refused = { nombre: 'faro.uy', tipo: 'A', contenido: '192.0.2.1', motivo: 'no' };

/** What others may say twice: a registry that names no rules, a name server. */
const LISTS: [what: string, twice: string, screen: ReactElement][] = [
  [
    'servers',
    'ns1.faro.uy',
    <DataTable
      key="servers"
      caption="Servidores"
      rows={[host, host]}
      rowKey={({ nombre, ip }) => `${nombre} ${ip}`}
      columns={[{ header: 'Servidor', cell: ({ nombre }) => nombre }]}
    />,
  ],
  [
    'rules without a code',
    'Todavía no.',
    <RulesList
      key="rules"
      reglas={[
        { ...rule, regla: 'Una regla' },
        { ...rule, regla: 'Otra regla' },
      ]}
    />,
  ],
  [
    'refused records',
    '192.0.2.1',
    <Publication key="refused" dicho="" noTomados="" publicacion={{ rechazados: [refused, refused] }} />,
  ],
];

describe('a list that says something twice', () => {
  test.each(LISTS)('shows it twice: %s', (_, words, screen) => {
    expect(times(renderToStaticMarkup(screen), words)).toBe(2);
  });

  test('of errors says each once: the second time is of no use', () => {
    const form = { id: 'f', errors: ['Falta algo.', 'Falta algo.'], allErrors: {} };
    expect(times(renderToStaticMarkup(<ErrorSummary form={form} />), 'Falta algo.')).toBe(1);
  });

  test('of errors says once what several fields are told, leads to the first and counts them', () => {
    const allErrors = { '': ['Revise.'], a: ['Falta.'], b: ['Es largo.'], c: ['Falta.'] };
    const html = renderToStaticMarkup(<ErrorSummary form={{ id: 'f', errors: ['Revise.'], allErrors }} />);
    const lines = html.match(/<li>.*?<\/li>/g);
    expect(lines).toEqual([
      '<li>Revise.</li>',
      '<li><a href="#f-a">Falta.</a> (2 campos)</li>',
      '<li><a href="#f-b">Es largo.</a></li>',
    ]);
  });

  test('tells its rows apart, and the others as they were', () => {
    expect(keyed(['a', 'b', 'a'], String)).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['a\n2', 'a'],
    ]);
  });
});

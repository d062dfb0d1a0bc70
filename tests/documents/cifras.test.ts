import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData, onFreshDatabase } from '../support/registry';

const textOf = async (path: string) => {
  const response = await visitor().request(path);
  expect(response.status, path).toBe(200);
  return { response, lines: (await response.text()).replace('\ufeff', '').trim().split('\r\n') };
};

describe('the figures of the demo', () => {
  onDemoData();

  test('are found from the help, by anybody, and name nobody', async () => {
    const start = await visitor().open('/ayuda');
    expect(start.links['cifras del Registro .uy']).toBe('/cifras');
    const page = await visitor().open('/cifras');
    expect(page.status).toBe(200);
    expect(page.heading).toBe('Cifras del Registro .uy');
    expect(page.shipsScripts).toBe(false);
    expect(page.$('[style]').length).toBe(0);
    for (const word of ['titular.uy', 'Ana', '@']) expect(page.$('main').text()).not.toContain(word);
  });

  test('say under each bar its month and its numbers, and the same to who does not see it', async () => {
    const page = await visitor().open('/cifras');
    for (const figure of page.$('main figure').toArray()) {
      const months = page.$(figure).find('.months li').toArray();
      expect(months.length).toBe(13);
      const label = page.$(figure).find('svg[role="img"]').attr('aria-label') ?? '';
      const numbers = months.flatMap(
        (each) =>
          page
            .$(each)
            .text()
            .match(/(?<= )\d[\d.]*(?= |$)/g) ?? [],
      );
      expect(numbers.length).toBeGreaterThan(11);
      for (const number of numbers) expect(label).toContain(number);
    }
  });

  test('tell this month against what ICANN asks, and twelve months more', async () => {
    const page = await visitor().open('/cifras');
    const tables = page
      .$('main table')
      .toArray()
      .map((table) => page.$(table));
    const captions = tables.map((table) => table.find('caption').text());
    expect(captions[0]).toMatch(/^Este mes: \w+ de \d{4}$/);
    expect(captions.slice(1)).toEqual([
      'De cada 100 minutos que se midieron, los que tuvieron servicio',
      'Tiempo que alcanzó para 95 de cada 100 respuestas',
      'Dominios, por mes',
    ]);
    for (const table of tables.slice(1)) expect(table.find('tbody tr').length).toBe(13);
    const goals = (tables[0]?.find('tbody tr').toArray() ?? []).map((row) =>
      page.$(row).find('td').last().text(),
    );
    expect(goals[1], 'RDAP').toContain('Pide hasta 864\u00a0min sin servicio y 5\u00a0s de demora');
    expect(goals.join(), 'no bound of nothing').not.toContain('hasta 0\u00a0min');
    expect(goals[2], 'whois').toContain('y 2\u00a0s');
    expect(
      tables[0]
        ?.find('tbody th')
        .toArray()
        .map((th) => page.$(th).text()),
    ).toEqual([
      'Este sitio',
      'RDAP',
      'Whois (página)',
      'Whois (puerto 43)',
      'Servidores DNS',
      'Publicar un cambio en el DNS',
      'Enviar un correo',
    ]);
    expect(tables[0]?.find('tbody tr').last().find('td').first().text()).toBe('No se mide');
  });

  test('say within how long answers came, from the best month to the worst of each service', async () => {
    const page = await visitor().open('/cifras');
    expect(page.text).toMatch(/RDAP: (hasta|de) [\d,]+\s?m?s/);
    expect(page.text).toMatch(/Enviar un correo: (hasta|de) [\d,]+\s?(s|min)/);
  });

  test('say whose figures they are compared with, of which date, and what is not known or measured', async () => {
    const method = (await visitor().open('/cifras')).within('Cómo se mide');
    expect(method).toSay('Especificación 10 de su contrato base, en la versión del 30 de abril de 2023');
    expect(method).toSay('no los pudimos leer en el contrato');
    expect(method).toSay('ICANN también pide cosas que no medimos');
  });

  test('tell the outage, and the month that nobody measured as such, in words and in the picture', async () => {
    const page = await visitor().open('/cifras');
    const rows = page.$('main table').eq(1).find('tbody tr');
    expect(rows.eq(4).text()).toContain('1.020\u00a0minutos sin respuesta');
    const unmeasured = rows
      .eq(8)
      .find('td')
      .toArray()
      .map((td) => page.$(td).text().trim());
    expect(new Set(unmeasured)).toEqual(new Set(['No se midió']));
    expect(rows.eq(9).text()).toMatch(/minutos sin medir/);
    const picture = page.$('main svg[role=img]').first();
    expect(picture.attr('aria-label')).toContain(': 1.020, RDAP y Whois (puerto 43);');
    expect(picture.attr('aria-label')).toContain(': no se midió;');
    expect(page.$('main figcaption').first().text(), 'whose it was').toMatch(
      /; en \w+ de \d{4}, RDAP y Whois \(puerto 43\)\./,
    );
    expect(picture.find('.unknown').length, 'nobody measured, and in part').toBe(2);
  });

  test('say of a month that was measured in part how much of it that was, in words, in the picture and to who does not see it', async () => {
    const page = await visitor().open('/cifras');
    const part = /medido en parte \(\d+\u00a0%\)/;
    expect(page.$('main figcaption').first().text()).toMatch(part);
    expect(page.$('main svg[role=img]').first().attr('aria-label')).toMatch(part);
    expect(page.$('main .months').first().text()).toMatch(part);
  });

  test('say how high the highest bar is above it, and show what is little beside it', async () => {
    const page = await visitor().open('/cifras');
    const peaks = page.$('main svg.peak').toArray();
    expect(peaks.map((peak) => page.$(peak).text().trim().replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Máximo: 1\.020 minutos \([a-z]{3} \d{4}\)$/),
      expect.stringMatching(/^Máximo: [\d.]+ dominios \([a-z]{3} \d{4}\)$/),
    ]);
    const heights = page
      .$('main svg[role=img]')
      .first()
      .find('rect:not(.unknown)')
      .toArray()
      .map((bar) => Number(page.$(bar).attr('height')));
    expect(Math.max(...heights)).toBe(100);
    expect(Math.min(...heights.filter((height) => height > 0)), 'a month of few minutes').toBe(4);
  });

  test('say it where its bar begins, and not above the gap beside it', async () => {
    const page = await visitor().open('/cifras');
    const words = page.$('main svg.peak text').last();
    const picture = page.$('main svg[role=img]').last();
    const [, , wide = ''] = picture.attr('viewBox')?.split(' ') ?? [];
    const highest = picture.find('rect[height=100]').first();
    const begins = (Number(highest.attr('x')) * 100) / Number(wide);
    const [from, to] = [begins, begins + (Number(highest.attr('width')) * 100) / Number(wide)];
    const at = { start: from, middle: (from + to) / 2, end: to }[words.attr('text-anchor') ?? ''];
    expect(Number.parseFloat(words.attr('x') ?? '')).toBeCloseTo(at ?? Number.NaN);
  });

  test('say which months a picture is of also where there is no picture', async () => {
    const page = await visitor().open('/cifras');
    expect(page.$('main .ends').first().text()).toMatch(/^\p{L}{3,4}\s\d{4} a \p{L}{3,4}\s\d{4}$/u);
  });

  test('are the same in files', async () => {
    const services = await textOf('/cifras/servicios.csv');
    expect(services.response.headers.get('content-disposition')).toBe('attachment; filename="servicios.csv"');
    expect(services.lines).toHaveLength(1 + 13 * 7);
    expect(services.lines.filter((line) => line.includes('1020'))).toHaveLength(2);
    expect(services.lines.join('\n')).not.toMatch(/[,"][=+@-]/);
    const names = await textOf('/cifras/dominios.csv');
    expect(names.lines).toHaveLength(14);
    const page = await visitor().open('/cifras');
    const [, registrados = ''] = names.lines[2]?.split(',') ?? [];
    expect(page.$('main table').eq(3).find('tbody tr').eq(1).find('td').first().text()).toBe(registrados);
  });
});

describe('a registry that has just begun', () => {
  onFreshDatabase();

  test('says that nothing was measured, and holds no figure against anybody', async () => {
    const page = await visitor().open('/cifras');
    const first = page.$('main table').first();
    expect(first.text()).toContain('No se midió');
    expect(first.text()).not.toMatch(/100\s%/);
    expect(
      first
        .find('.tag')
        .toArray()
        .map((tag) => page.$(tag).text()),
    ).not.toContain('Cumple');
  });

  test('has no line for a port that is not served', async () => {
    expect((await visitor().open('/cifras')).$('main').text()).not.toContain('puerto 43');
    useSettings({ ...settings(), WHOIS_PORT: 4343 });
    useClock(() => Temporal.Instant.from('2026-11-21T12:00:00Z'));
    await given.figures({ serie: 'WHOIS43', mes: '2026-11', cubo: 20, cuantos: 12 });
    expect((await visitor().open('/cifras')).$('main').text()).toContain('Whois (puerto 43)');
  });
});

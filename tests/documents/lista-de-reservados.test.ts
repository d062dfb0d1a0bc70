import { describe, expect, test } from 'vitest';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const RESERVADOS = '/registro/reservados';
const HEAD = 'Nombre;Clase;Para;Motivo';
const staff = () => visitor().as('direccion');
const loading = async () => (await (await staff()).open(RESERVADOS)).follow('Cargar una lista');
const seen = async (text: string) => (await loading()).press('Ver qué cambia', { Lista: text });
const file = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'lista.csv');
/** The lines of a page's table, each as the words of its cells. */
const lines = (page: Page) =>
  page
    .$('tbody tr')
    .toArray()
    .map((row) =>
      page
        .$(row)
        .children()
        .toArray()
        .map((cell) => page.$(cell).text().trim())
        .join(' | '),
    );
async function download(): Promise<Response> {
  const who = await staff();
  const href = (await who.open(RESERVADOS)).links['Descargar la lista (CSV)'] ?? '';
  return who.request(href);
}

describe('The kept names as a file', () => {
  test('go out with their kind, for whom, why, and when they were last changed', async () => {
    await (await seen(`${HEAD}\nñandutí.uy;Prohibido;;Se presta a engaños.`)).press('Aplicar', {
      Motivo: 'Así es.',
    });
    const answer = await download();
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /filename="nombres-reservados-\d{4}-\d\d-\d\d\.csv"/,
    );
    const text = await answer.text();
    expect(text).toMatch(/^Nombre,Clase,Para,Motivo,Último cambio \(hora de Uruguay\)\r\n/);
    expect(text).toContain(
      '\r\ncarnaval.uy,Reservado,titular,Lo pidió quien organiza el concurso oficial.,\r\n',
    );
    expect(text).toMatch(/\r\nñandutí\.uy,Prohibido,,Se presta a engaños\.,\d\d\/\d\d\/\d{4} \d\d:\d\d\r\n/);
  });

  test('come in as they went out, and every line is so already', async () => {
    const text = await (await download()).text();
    const page = await (await loading()).press('Ver qué cambia', { 'O elija el archivo': file(text) });
    expect(lines(page).length).toBe(text.trim().split('\r\n').length - 1);
    for (const line of lines(page)) expect(line).toMatch(/Ya está igual$/);
    expect(page.buttons).not.toContain('Aplicar');
    expect(page.field('Lista').value).toContain('carnaval.uy');
    expect(page.shipsScripts).toBe(false);
  });

  test('are for who may change them', async () => {
    const who = await visitor().as('atencion');
    expect((await who.open(`${RESERVADOS}/cargar`)).status).toBe(404);
    expect(Object.keys((await who.open(RESERVADOS)).links)).not.toContain('Cargar una lista');
    expect((await who.request(`${RESERVADOS}/archivo`)).status).toBe(200);
  });
});

describe('A list of kept names', () => {
  test('is shown line by line before it is kept, and what is refused stops nothing else', async () => {
    const page = await seen(
      [
        HEAD,
        'carnaval.uy;prohibido;;',
        '',
        'a b;Reservado;;Marca.',
        'murga.uy;Reservado;titular;"Uno; dos"',
        'x.uy;Reservado;;a;b',
      ].join('\r\n'),
    );
    expect(page.text).toContain(
      'De 4 líneas, se agrega 1, cambia 1 y se rechazan 2. Todavía no se guardó nada.',
    );
    expect(lines(page)).toEqual([
      'a b | 4 | Se rechaza El dominio no debe contener espacios.',
      expect.stringMatching(/^x\.uy \| 6 \| Se rechaza Tiene más columnas/),
      'carnaval.uy | 2 | Cambia clase, de reservado a prohibido; quién lo puede registrar, de Ana Titular (titular) a nadie',
      'murga.uy | 5 | Se agrega reservado para Ana Titular (titular)',
    ]);
    const done = await page.press('Aplicar', { Motivo: 'Lo decidió la dirección.' });
    expect(done.status).toBe(200);
    expect(done.text).toContain('De 4 líneas, se agregó 1, cambió 1 y se rechazaron 2.');
    expect(lines(done)[0]).toBe('a b | 4 | Se rechazó El dominio no debe contener espacios.');
    expect(done.field('Lista').value).toContain('a b;Reservado');
    expect(done).toSay('Qué se guardó');
    const again = await done.press('Ver de nuevo qué cambia');
    expect(again.text).toContain('De 4 líneas, 2 ya están igual y se rechazan 2.');
  });

  test('of which every line is refused is refused, and says that nothing changes', async () => {
    const page = await seen(`${HEAD}\na b;Reservado;;Marca.`);
    expect(page.status).toBe(422);
    expect(page.title).toMatch(/^Error: /);
    expect(page.errors).toEqual([
      'No se puede guardar ninguna línea: corrija en cada una lo que se dice de ella.',
    ]);
    expect(page).toSay('No cambia nada');
    expect(lines(page)).toHaveLength(1);
  });

  test('is not kept where it is another one than was seen: what it changes is shown first', async () => {
    const page = await seen(`${HEAD}\nmurga.uy;Reservado;;Marca.`);
    const refused = await page.press('Aplicar', {
      Motivo: 'Así es.',
      Lista: `${HEAD}\nteatro;Prohibido;;Marca.`,
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('No se guardó nada: lo que cambia ya no es lo que usted vio');
    expect(lines(refused)).toEqual(['teatro | 2 | Se agrega prohibido']);
    expect(refused.field('Motivo').value).toBe('Así es.');
    expect(await refused.press('Aplicar')).toLeaveNotice('De 1 línea, se agregó 1.');
  });

  test.each([
    ['nothing', '', 'Pegue la lista, o elija el archivo.'],
    ['no line under the first', HEAD, 'Debajo de la primera línea no hay ningún nombre.'],
    ['an unknown column', `${HEAD};Color\na;b`, 'No se conoce la columna «Color».'],
    ['a column that is missing', 'Nombre;Clase;Motivo\na;b', 'Falta la columna Para.'],
    ['a column twice', `${HEAD};clase\na;b`, 'Hay una columna dos veces.'],
    [
      'quotes that are never closed',
      `${HEAD}\nuno;Reservado;;x\n"dos;Reservado`,
      'En la línea 3 hay comillas sueltas',
    ],
    ['too many lines', HEAD + '\nuno.uy;Reservado;;'.repeat(1001), 'Tiene más de 1.000 nombres.'],
    ['too much text', `${HEAD}\n${'x'.repeat(500_000)}`, 'Es más larga que 500 kB'],
  ])('with %s says so beside its field, with what to do', async (_, text, says) => {
    const page = await seen(text);
    expect(page.status).toBe(422);
    expect(page.errors.join(' ')).toContain(says);
    expect(page.field('Lista').description).toContain(says);
  });

  test('in the letters of before Unicode is not guessed at', async () => {
    const latin = new Uint8Array([...`${HEAD}\nñandú;Reservado;;`].map((letter) => letter.charCodeAt(0)));
    const page = await (await loading()).press('Ver qué cambia', { 'O elija el archivo': file(latin) });
    expect(page.errors.join(' ')).toContain('guárdelo como «CSV UTF-8»');
  });
});

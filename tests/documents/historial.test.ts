import { describe, expect, test } from 'vitest';
import { entriesInWords } from '~/routes/administrar/ver-dominio/entry-in-words.server';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

/** The whole history of a name, as somebody reads it. */
async function told(login: 'titular' | 'otro', nombre: string): Promise<string> {
  const as = await visitor().as(login);
  const at = (page: number) =>
    `/administrar/ver-dominio?${new URLSearchParams({ dominio: nombre, paginaHistorial: String(page) })}`;
  const pages: string[] = [];
  for (const page of [1, 2, 3, 4, 5]) pages.push(plain((await as.open(at(page))).$('#historial').text()));
  return pages.join(' ');
}

describe('the history of a domain', () => {
  test('tells what changed in sentences, and of what is there no more that it went', async () => {
    const history = await told('otro', 'relato.uy');
    expect(history).not.toContain('ya no (antes');
    expect(history).not.toMatch(/: (Sí|No)\b/);
    expect(history).not.toContain('Fecha de alta');
    expect(history).not.toMatch(/\b(Motivo|Causa|Documento|Hasta|Registrador): /);
    expect(history).toContain(
      'El registro consultó los datos de este dominio y dio este motivo: «Nos preguntó por qué no recibe correo»',
    );
    expect(history).toContain('Terminó una retención del registro porque llegó su fecha');
    expect(history).toContain('El otro registrador es Registrador del Este');
    expect(history).toContain('Lo respalda el documento «nota firmada del titular 11/2026»');
    expect(history).toContain('Es por orden judicial, documento 41/2026');
    expect(history).toContain('Su estado pasó de Registrado a Vencido');
    expect(history).toContain('Se activó la renovación automática');
    expect(history).toContain('Dejó de estar congelado (iba a estarlo hasta el ');
    expect(history).toContain('Dejó de estar eliminado (lo estaba desde el ');
    expect(history, 'the number of a version says nothing beside what changed in it').not.toContain(
      'versión',
    );
    expect(history).toContain('Fecha de registro: ');
    expect(history, 'whose hours they are is said over the list alone').not.toContain('(hora de Uruguay)');
  });

  test('who did several things in a row is shown whole at the first of them, and heard with each', async () => {
    const who = await visitor().as('otro');
    const page = await who.open('/administrar/ver-dominio?dominio=relato.uy&paginaHistorial=3');
    const whole = 'Federico Otro, como contacto técnico y contacto financiero, desde el portal';
    const said = page
      .$('#historial .lines > li > span:not(.name)')
      .get()
      .map((each) => ({
        heard: page.$(each).text(),
        seen: page.$(each).clone().children('.sr').remove().end().text(),
      }))
      .filter(({ heard }) => heard === whole);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter(({ seen }) => seen === whole).length).toBeLessThan(said.length);
    expect(said.every(({ seen }) => seen.startsWith('Federico Otro'))).toBe(true);
  });

  test('each entry names who did it, also on the day of the one before', () => {
    const entrada = {
      version: 3,
      momento: '2026-11-21T13:00:00Z',
      clase: 'PAGOS' as const,
      titulo: 'Cambió su forma de pago',
      quien: 'Ana',
      como: 'titular',
      desde: 'el portal',
      diferencias: [],
    };
    const list = [
      entrada,
      { ...entrada, version: 2, momento: '2026-11-21T12:00:00Z' },
      { ...entrada, version: 1, momento: '2026-11-20T12:00:00Z' },
      { ...entrada, version: 0, quien: 'Bruno' },
    ];
    const seen = entriesInWords(list).map(({ actor: { visto, oido } }) => [visto, oido]);
    expect(seen).toEqual([
      ['Ana, como titular, desde el portal', ''],
      ['Ana', ', como titular, desde el portal'],
      ['Ana', ', como titular, desde el portal'],
      ['Bruno, como titular, desde el portal', ''],
    ]);
  });

  test('a record is told in one line with its value; what has more to say, or a long value, is opened', () => {
    const entrada = {
      version: 3,
      momento: '2026-11-21T13:00:00Z',
      clase: 'SERVIDORES' as const,
      titulo: 'Se agregó el A de api.uno.uy',
      quien: 'Ana',
      como: 'titular',
      desde: 'el portal',
      diferencias: [{ campo: 'Registros DNS', antes: '', despues: 'A de api.uno.uy: 192.0.2.44' }],
    };
    const long = { ...entrada, titulo: 'Se agregó el TXT de uno.uy' };
    const clave = `TXT de uno.uy: ${'k'.repeat(200)}`;
    const told = entriesInWords([
      entrada,
      { ...entrada, titulo: 'Cambiaron sus registros DNS' },
      { ...long, diferencias: [{ campo: 'Registros DNS', antes: '', despues: clave }] },
    ]).map(({ titulo, cambios }) => [titulo, ...cambios]);
    expect(told).toEqual([
      ['Se agregó el A de api.uno.uy: 192.0.2.44'],
      ['Cambiaron sus registros DNS', 'Se agregó el A de api.uno.uy: 192.0.2.44'],
      ['Se agregó el TXT de uno.uy', `Se agregó el ${clave}`],
    ]);
  });

  test('a server of a name that is not in ASCII is told in the letters of people', async () => {
    const history = await told('titular', 'ñandú.uy');
    expect(history).toContain('ns1.ñandú.uy');
    expect(history).not.toContain('xn--');
  });

  test('its pages lead to it', async () => {
    const page = await (await visitor().as('otro')).open('/administrar/ver-dominio?dominio=relato.uy');
    expect(page.$('#historial nav.pages a').last().attr('href')).toMatch(/paginaHistorial=5#historial$/);
  });
});

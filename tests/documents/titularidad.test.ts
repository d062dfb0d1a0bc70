import { describe, expect, test } from 'vitest';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const NAME = '/registro/dominios/titular.uy';
const ORDEN = {
  'Clase de documento': 'Orden judicial',
  Número: '12/2026',
  'Fecha del documento': '2026-01-15',
  Motivo: 'Lo resolvió el juzgado.',
};

/** A name, open to who may do something with it. */
async function looked(path = NAME) {
  const browser = await visitor().as('direccion');
  return (await browser.open(path)).press('Ver el dominio', { Motivo: 'Llegó un oficio.' });
}

describe('What the registry does with a name by a document', () => {
  test('is offered by what may be done with it, and says what comes of it', async () => {
    const page = await looked();
    expect(Object.keys(page.links)).toEqual(
      expect.arrayContaining(['Pedir que se libere', 'Pedir que se corrija el titular']),
    );
    expect(Object.keys(page.links)).not.toContain('Pedir que se devuelva a su titular');
    const form = await page.follow('Pedir que se corrija el titular');
    expect(form).toHaveHeading('Corregir el titular de titular.uy');
    expect(form.text).toContain('Lo demás queda igual');
    expect(form.text).toContain('Antes lo tiene que aprobar una segunda persona.');
  });

  test('says what comes of it as that name stands: held from the servers, or with nothing that pays for it', async () => {
    const held = await looked('/registro/dominios/otraempresa.com.uy');
    const frees = await held.follow('Pedir que se libere');
    expect(frees.text).toContain('El dominio está retenido y ya no funciona');
    expect(frees.text).not.toContain('deja de funcionar');
    const deleted = await looked('/registro/dominios/eliminado.uy');
    const back = await deleted.follow('Pedir que se devuelva a su titular');
    expect(back.text).toContain('Los contactos son los que tenía. No tiene forma de pago');
    expect(back.text).not.toContain('la forma de pago son los que tenía');
    const corrects = await (await looked()).follow('Pedir que se corrija el titular');
    expect(corrects.text).toContain('Por el cambio no se cobra ni se devuelve nada.');
  });

  test('of who gets it, both people read from whom to whom before it is approved', async () => {
    const form = await (await looked()).follow('Pedir que se corrija el titular');
    const seen = await form.press('Ver qué cambia', { ...ORDEN, 'De quién es': 'otro' });
    const waits = await seen.press('Pedir que se corrija');
    expect(waits).toLeaveNotice('Quedó pedido, y todavía no se hizo');
    const way = Object.keys(waits.links).find((words) => words.startsWith('Pasar el dominio de')) ?? '';
    expect(way).toContain('por orden judicial 12/2026, del 15/01/2026: titular.uy');
    const act = await waits.follow(way);
    for (const words of ['Lo tiene', 'Titular', 'forma de pago']) expect(act.text).toContain(words);
    expect(act.buttons).not.toContain('Hacerlo ya');
    const again = await act.browser.open(NAME);
    expect(Object.keys(again.links)).toContain('espera a una segunda persona');
    expect(again).toSay('Se pidió pasar el dominio de Ana Titular');
    expect(again.text).not.toContain('Se pidió hacer algo');
    expect(Object.keys(again.links)).not.toContain('Pedir que se libere');
    expect((await act.browser.open(`${NAME}/liberar`)).path).toBe(NAME);
  });

  test('names who gets it before that is asked for: by more than how they sign in', async () => {
    const form = await (await looked()).follow('Pedir que se corrija el titular');
    const seen = await form.press('Ver qué cambia', { ...ORDEN, 'De quién es': 'otro' });
    expect(seen).toHaveHeading('¿Pedir que titular.uy pase a Federico Otro (otro)?');
    expect(seen).toSay('Su correoo…@ejemplo.uy');
    expect(seen).toSay('Sus dominiosTitular de ');
    expect(seen).toSay('Orden judicial 12/2026, del 15/01/2026');
    const again = await seen.press('Cambiar los datos');
    expect(['De quién es', 'Número', 'Motivo'].map((label) => again.field(label).value)).toEqual([
      'otro',
      ORDEN.Número,
      ORDEN.Motivo,
    ]);
    expect((await form.browser.open('/registro/actos')).text).toContain('Miró a quién pasaría un dominio');
  });

  test('is told to the holder of a name that was freed: when, and that the registry did it', async () => {
    const form = await (await looked()).follow('Pedir que se libere');
    await form.press('Pedir que se libere', ORDEN);
    const waiting = await (await visitor().as('dominios')).open('/registro/por-aprobar');
    const [way = ''] = Object.keys(waiting.links).filter((words) => words.endsWith(': titular.uy'));
    await (await waiting.follow(way)).press('Aprobar y liberarlo');
    const seen = await (await visitor().as('titular')).open('/administrar/ver-dominio?dominio=titular.uy');
    expect(seen.$('.banner.state').text()).toMatch(
      /Eliminado el \d\d\/\d\d\/\d{4}: lo liberó el Registro \.uy\. Ya no funciona/,
    );
  });

  test('keeps what was typed where a field is wrong', async () => {
    const form = await (await looked()).follow('Pedir que se corrija el titular');
    const page = await form.press('Ver qué cambia', { ...ORDEN, 'De quién es': 'nadie@correo.uy' });
    expect(page.status).toBe(422);
    expect(page.text).toContain('Nadie con ese usuario o correo ingresó todavía al portal.');
    expect(page.field('Número').value).toBe('12/2026');
  });

  test('says at once that nobody is who was typed and that the day did not come', async () => {
    const form = await (await looked()).follow('Pedir que se corrija el titular');
    const page = await form.press('Ver qué cambia', {
      ...ORDEN,
      'De quién es': 'nadie@correo.uy',
      'Fecha del documento': '01/01/2099',
    });
    expect(page.status).toBe(422);
    expect(page).toSay('Nadie con ese usuario o correo ingresó todavía al portal.');
    expect(page).toSay('Ese día todavía no llegó');
  });

  test('of a held name offers the document that serves, and says so in words for the desk', async () => {
    const form = await (await looked('/registro/dominios/federico.uy')).follow('Pedir que se libere');
    expect(form).toSay(
      'El registro retuvo este dominio (orden judicial, documento 123/2026). Mientras tanto, esto se hace solo por orden judicial.',
    );
    expect(form.text).not.toMatch(/Contáctenos|no es posible/);
    const classes = form.$('input[name="clase"]');
    expect(classes.map((_, each) => form.$(each).val()).get()).toEqual(['ORDEN_JUDICIAL']);
    expect(classes.attr('checked')).toBeDefined();
    const { 'Clase de documento': _, ...rest } = ORDEN;
    expect(await form.press('Pedir que se libere', rest)).toLeaveNotice('Quedó pedido');
  });

  test('names no new holder where there is none, and no day to come that has passed', async () => {
    const free = await (await looked()).follow('Pedir que se libere');
    expect(free.$('form').text()).toContain('Lo leen su titular y los demás contactos del dominio.');
    expect(free.$('dl dt').text()).toContain('Vence');
    const back = await (await looked('/registro/dominios/eliminado.uy')).follow(
      'Pedir que se devuelva a su titular',
    );
    expect(back.$('dl dt').text()).toContain('Venció');
  });

  test('of a locked name says whom to ask', async () => {
    const page = await looked('/registro/dominios/rioarriba.uy');
    expect(page.text).toContain(
      'el registro no lo libera ni lo pasa a otro titular o registrador sin su custodio: Gabriela Cuidadosa (cuidadosa)',
    );
    expect(Object.keys(page.links)).not.toContain('Pedir que se corrija el titular');
  });

  test('gives a deleted name back, and says that nobody is charged', async () => {
    const form = await (await looked('/registro/dominios/liberado.uy')).follow(
      'Pedir que se devuelva a su titular',
    );
    expect(form.text).toContain('No se cobra nada.');
    const waits = await form.press('Pedir que se devuelva', {
      ...ORDEN,
      'Clase de documento': 'Constancia de un error',
    });
    expect(waits).toLeaveNotice('Quedó pedido, y todavía no se hizo');
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { type Visitor, visitor } from '../support/portal/portal';
import { answerTo } from '../support/pregunta';
import { onDemoData } from '../support/registry';

const TICKET = '/generar-ticket';
const CONSULTA = { Asunto: 'No veo mi dominio', Mensaje: 'Buenas tardes.\n\nNo lo encuentro.' };
const NEEDED = ['nombre', 'email', 'mailConfirmacion', 'asunto', 'mensaje'];
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const image = (name: string, bytes: Uint8Array = PNG, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
const big = (size: number) => {
  const bytes = Buffer.alloc(size);
  PNG.copy(bytes);
  return bytes;
};

const form = async (who: Visitor) => who.open(TICKET);

onDemoData();

describe('The ticket form', () => {
  test('begins with what is known of the person', async () => {
    const page = await form(await visitor().as('titular'));
    expect(page.field('Nombre').value).toBe('Ana Titular');
    expect(page.field('Confirmar correo').value).toBe('titular@ejemplo.uy');
    expect(page.buttons).toContain('Guardar datos');
    expect(page.$('[name=captchaToken]').length).toBe(0);
  });

  test('of who asks for an account says what comes next, has its words, and asks no more than that needs', async () => {
    const page = await visitor().open(address.pedirCuenta());
    expect(page.title).toBe('Pedir una cuenta – Contáctenos – Registro .uy');
    expect(page).toSay('en hasta 2 días hábiles, le envía a ese correo un enlace para elegir la contraseña');
    expect(await visitor().open(TICKET)).toSay('por correo electrónico en hasta 2 días hábiles.');
    expect(page.field('Asunto').value).toBe('Pedir una cuenta');
    expect(page.field('Mensaje').value).toContain('Quiero una cuenta');
    expect(page.$('details:not([open]) [name=mensaje]').length, 'nothing to fill in').toBe(1);
    expect(page.text).not.toContain('Su consulta');
    expect(page.$('[name=dominio], [name=archivos]').length).toBe(0);
    const refused = await page.press('Pedir la cuenta');
    expect(refused.status).toBe(422);
    for (const said of ['Ingrese el nombre.', 'El captcha es incorrecto']) expect(refused).toRefuse(said);
    expect(refused.$('h1').text()).toBe('Pedir una cuenta');
    expect(refused.field('Asunto').value).toBe('Pedir una cuenta');
  });

  test('an account that was asked for is confirmed as that: to which address it comes, by when, and no other question', async () => {
    const who = visitor();
    const form = await who.open(address.pedirCuenta());
    const typed = { Nombre: 'Ana Nueva', Correo: 'ana@nueva.uy', 'Confirmar correo': 'ana@nueva.uy' };
    const emptied = await form.press('Pedir la cuenta', { ...typed, Mensaje: '' });
    expect(emptied).toRefuse('Complete los campos obligatorios');
    expect(emptied.$('details[open] [name=mensaje]').length, 'what is wrong is in view').toBe(1);
    const question = form.$('label[for$=captcha]').text();
    const sent = await form.press('Pedir la cuenta', { ...typed, [question]: answerTo(question) });
    expect(sent).toHaveHeading('Pidió una cuenta');
    expect(sent.title).toBe('Pidió una cuenta – Contáctenos – Registro .uy');
    for (const said of ['ana@nueva.uy', '2 días hábiles', 'un enlace para elegir la contraseña'])
      expect(sent).toSay(said);
    expect(sent.links).not.toHaveProperty('Enviar otra consulta');
    expect((await observe.tickets()).map(({ asunto }) => asunto)).toEqual(['Pedir una cuenta']);
  });

  test('a reason that nobody knows is ignored, and so is an account for who has one', async () => {
    for (const [who, motivo] of [
      [visitor(), 'nada'],
      [await visitor().as('titular'), 'cuenta'],
    ] as const) {
      const page = await who.open(`${TICKET}?motivo=${motivo}`);
      expect(page.$('h1').text()).toBe('Enviar una consulta');
      expect(page.field('Asunto').value).toBe('');
      expect(page.$('[name=dominio]').length).toBe(1);
    }
  });

  test('says which fields have to be there, and cuts nothing that is typed', async () => {
    const page = await form(visitor());
    const needed = page.$('main [required]').toArray();
    expect(needed.map((one) => page.$(one).attr('name'))).toEqual(NEEDED);
    expect(page.$('main [maxlength], main [pattern]').length).toBe(0);
  });

  test('makes a ticket with a number that survives reload, and two posts make one', async () => {
    const who = await visitor().as('titular');
    const before = await observe.mails('titular@ejemplo.uy');
    const page = await form(who);
    const sent = await page.press('Guardar datos', {
      ...CONSULTA,
      'Adjuntar archivos': image('captura (1).png'),
    });
    expect(sent).toRedirectTo(`${TICKET}/enviado`);
    expect(sent).toHaveHeading('Recibimos su consulta');
    const [ticket] = await observe.tickets();
    const number = sent.$('dd strong').text();
    expect(number).toContain(String(ticket?.id));
    expect(sent.$('dt').first().text()).toBe('Número de consulta');
    // what would print it needs a script, and this page has none
    expect(sent.text).not.toContain('imprimir');
    expect((await who.open(`${TICKET}/enviado`)).text).toContain(number);
    await page.press('Guardar datos', CONSULTA);
    expect(await observe.tickets()).toHaveLength(1);
    expect(await observe.mails('titular@ejemplo.uy')).toHaveLength(before.length + 1);
  });

  test('is followed by its signed-in author, files too, and by nobody else', async () => {
    const who = await visitor().as('titular');
    const sent = await (await form(who)).press('Guardar datos', {
      ...CONSULTA,
      'Adjuntar archivos': image('captura ñ.png'),
    });
    const detail = await sent.follow('Ver la consulta');
    expect(detail).toHaveHeading(CONSULTA.Asunto);
    expect(detail).toSay('No lo encuentro.');
    const file = await who.request(detail.links['captura ñ.png'] ?? '');
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await who.open(`${TICKET}/mis-tickets`)).links[CONSULTA.Asunto]).toBe(detail.path);
    const stored = readdirSync(join(settings().DATA_DIR, 'tickets'));
    expect(stored.join()).not.toContain('captura');

    const otro = await visitor().as('otro');
    const denied = await otro.open(detail.path);
    expect(denied.status).toBe(404);
    expect(denied.html).not.toContain(CONSULTA.Asunto);
    const deniedFile = await otro.open(detail.links['captura ñ.png'] ?? '');
    expect(deniedFile.status).toBe(404);
    expect(deniedFile.heading).toBe('No se encontró lo que buscaba');
    expect((await otro.open(`${TICKET}/mis-tickets`)).text).not.toContain(CONSULTA.Asunto);
  });

  test('refuses an empty form at every required field, and sends nothing', async () => {
    const refused = await (await form(visitor())).press('Guardar datos');
    expect(refused).toRefuse('Complete los campos obligatorios');
    for (const label of ['Nombre', 'Correo', 'Confirmar correo', 'Asunto', 'Mensaje'])
      expect(refused.field(label).invalid, label).toBe(true);
    expect(refused.field('Teléfono').invalid).toBe(false);
    expect(await observe.tickets()).toHaveLength(0);
  });

  test('asks a captcha of who is not signed in; a wrong answer keeps what was typed', async () => {
    const page = await form(visitor());
    const question = page.$('label[for$=captcha]').text();
    const refused = await page.press('Guardar datos', {
      ...CONSULTA,
      Nombre: 'Ana',
      Correo: 'ana@ejemplo.uy',
      'Confirmar correo': 'ana@ejemplo.uy',
      [question]: 'zzz',
    });
    expect(refused).toRefuse('El captcha es incorrecto');
    expect(refused.field('Asunto').value).toBe(CONSULTA.Asunto);
    expect(await observe.tickets()).toHaveLength(0);
  });

  test.each<[string, File[], string]>([
    [
      'a false extension',
      [image('foto.png', Buffer.from('MZ no soy una imagen'))],
      'Formato no permitido: foto.png',
    ],
    ['another extension', [image('virus.exe')], 'Extensión no permitida: virus.exe'],
    ['a name with other signs', [image('a;b.png')], 'Nombre de archivo inválido: a;b.png.'],
    [
      'one byte too many',
      [image('grande.png', big(5_242_881))],
      'El tamaño total de los archivos supera el límite permitido de 5.00 MB.',
    ],
    [
      'four files',
      ['a', 'b', 'c', 'd'].map((name) => image(`${name}.png`)),
      'No se pueden adjuntar más de 3 archivos.',
    ],
    ['an empty file', [image('vacio.png', Buffer.alloc(0))], 'El archivo vacio.png está vacío.'],
  ])('refuses %s', async (_, files, message) => {
    const page = await form(await visitor().as('titular'));
    const refused = await page.press('Guardar datos', { ...CONSULTA, 'Adjuntar archivos': files });
    expect(refused).toShowError('Adjuntar archivos', message);
    expect(refused.field('Mensaje').value).toContain('No lo encuentro.');
    expect(await observe.tickets()).toHaveLength(0);
  });

  test('exactly five megabytes are accepted', async () => {
    const page = await form(await visitor().as('titular'));
    const files = image('justo.png', big(5_242_880));
    expect(await page.press('Guardar datos', { ...CONSULTA, 'Adjuntar archivos': files })).toRedirectTo(
      `${TICKET}/enviado`,
    );
  });

  test('a broken multipart body and a path in the name are no failure of ours', async () => {
    const who = await visitor().as('titular');
    const broken = await who.request(TICKET, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="archivos"; filename="a',
    });
    expect(broken.status).toBe(400);
    const refused = await (await form(who)).press('Guardar datos', {
      ...CONSULTA,
      'Adjuntar archivos': image('../../etc/passwd.png'),
    });
    expect([200, 422]).toContain(refused.status);
    expect(refused.text).not.toContain('error en el servidor');
  });

  test('chosen files survive a refused form and can be taken off, with everything typed', async () => {
    const who = await visitor().as('titular');
    const first = await (await form(who)).press('Guardar datos', {
      Mensaje: 'Solo el mensaje',
      'Adjuntar archivos': [image('uno.png'), image('dos.png')],
    });
    expect(first).toShowError('Asunto', 'Ingrese el asunto.');
    expect(first).toSay('uno.png');
    const removed = await first.press('Quitar uno.png', { Asunto: 'Con asunto' });
    expect(removed.status).toBe(200);
    expect(removed.title).not.toMatch(/^Error/);
    expect(removed).not.toSay('uno.png');
    expect(removed.field('Asunto').value).toBe('Con asunto');
    const sent = await removed.press('Guardar datos');
    expect(sent).toHaveHeading('Recibimos su consulta');
    const kept = await observe.ticketFiles();
    expect(kept.map(({ nombre }) => nombre)).toEqual(['dos.png']);
  });

  test('what is wrong with the fields and with the files is said together', async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => image(`${name}.png`));
    const refused = await (await form(await visitor().as('titular'))).press('Guardar datos', {
      Mensaje: 'Solo el mensaje',
      'Adjuntar archivos': files,
    });
    expect(refused).toShowError('Asunto', 'Ingrese el asunto.');
    expect(refused).toShowError('Adjuntar archivos', 'No se pueden adjuntar más de 3 archivos.');
    expect(refused).toSay('d.png');
  });

  test('of who is not signed in no file is kept without the captcha', async () => {
    const refused = await (await form(visitor())).press('Guardar datos', {
      ...CONSULTA,
      'Adjuntar archivos': image('uno.png'),
    });
    expect(refused).toShowError('Nombre', 'Ingrese el nombre.');
    expect(refused).toRefuse('El captcha es incorrecto');
    expect(refused).toShowError('Adjuntar archivos', 'vuelva a adjuntarlos');
    expect(refused.field('Asunto').value).toBe(CONSULTA.Asunto);
  });

  test('the confirmation without a ticket leads to the form', async () => {
    expect(await visitor().open(`${TICKET}/enviado`)).toRedirectTo(TICKET);
  });
});

describe('a ticket that was sent', () => {
  const sent = async (who: Visitor) => {
    await (await form(who)).press('Guardar datos', CONSULTA);
    const [ticket] = await observe.tickets();
    return `${TICKET}/${ticket?.id}`;
  };

  test('says its state in words, takes something more, and can be closed', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(await sent(who));
    expect(page).toSay('Abierta');
    expect(page.text, 'by when').toMatch(/le llega también por correo: antes del \d\d\/\d\d\/\d{4}/);
    expect(page.$('details:not([open]) dl').text(), 'what they know of themselves').toContain(
      'titular@ejemplo.uy',
    );
    const empty = await page.press('Agregar mensaje', { Mensaje: '' });
    expect(empty).toShowError('Mensaje', 'Ingrese el mensaje.');
    const added = await page.press('Agregar mensaje', { Mensaje: 'Es urgente.' });
    expect(added).toLeaveNotice('Agregamos su mensaje.');
    expect(added).toSay('Usted agregó');
    expect(added).toSay('Es urgente.');
    const asked = await added.follow('Cerrar la consulta');
    expect(asked).toSay('Si la cierra, ya no le llega una respuesta.');
    expect(asked).toSay('no se puede volver a abrir');
    expect((await asked.follow('Cancelar')).buttons).toContain('Agregar mensaje');
    const closed = await asked.press('Cerrar la consulta');
    expect(closed).toLeaveNotice('La consulta quedó cerrada: no espere más respuestas.');
    expect(closed).toSay('Cerrada');
    expect(closed).toSay('No recibe más respuestas ni mensajes.');
    expect(closed.links['envíe otra consulta']).toBe(TICKET);
    expect(closed.buttons).not.toContain('Agregar mensaje');
    const late = await page.press('Agregar mensaje', { Mensaje: 'Algo más.' });
    expect(late.status).not.toBe(500);
    expect(late.text).not.toContain('Algo más.');
  });

  test('shows the answer of the registry', async () => {
    const who = await visitor().as('titular');
    const path = await sent(who);
    const [ticket] = await observe.tickets();
    const line = { ticket_id: ticket?.id ?? 0, autor: 'REGISTRO' as const, texto: 'Ya está.' };
    await given.ticketLine({ ...line, creado_en: '2026-11-21T12:00:00.000Z' });
    await given.tickets({ estado: 'RESPONDIDO' });
    const page = await who.open(path);
    expect(page).toSay('Respondida');
    expect(page).toSay('El Registro .uy (Atención)');
    expect(page).toSay('Ya está.');
  });
});

import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

const MIS_DATOS = '/administrar/mis-datos';
const FORMAS_DE_PAGO = `${MIS_DATOS}/formas-de-pago`;
const AGREGAR = `${FORMAS_DE_PAGO}/agregar`;
const AVISOS = `${MIS_DATOS}/avisos`;
const ACCESO = `${MIS_DATOS}/acceso`;

const CUENTA = {
  'Nombre de la cuenta': 'Oficina',
  'Número de cuenta': ' 2400 5678 ',
  'Tipo de documento': 'Cédula de identidad',
  'Número de documento': '12345672',
};

const firstOf = async (login: string) => {
  const [first] = await observe.paymentAccounts(login);
  if (!first) throw new Error(`${login} has no account`);
  return first;
};

onDemoData();

describe('My data', () => {
  test('needs somebody signed in', async () => {
    expect(await visitor().open(MIS_DATOS)).toRedirectTo('/ingresar?volver=%2Fadministrar%2Fmis-datos');
  });

  test('is one page per subject, with a way between them that says where one is', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(MIS_DATOS);
    expect(page).toHaveHeading('Mis datos');
    expect(page.field('Nombre').value).toBe('Ana');
    const PAGES = [
      ['Datos de contacto', MIS_DATOS, 'Mis datos'],
      ['Formas de pago', FORMAS_DE_PAGO, 'Formas de pago'],
      ['Avisos', AVISOS, 'Avisos de vencimiento'],
      ['Contraseña y sesiones', ACCESO, 'Contraseña y sesiones'],
    ] as const;
    for (const [words, path, heading] of PAGES) {
      const there = await page.follow(words);
      expect(there.path).toBe(path);
      expect(there).toHaveHeading(heading);
      expect(there.$('nav[aria-label="Mis datos"] [aria-current=page]').text()).toBe(words);
      expect(there.$('.subnav [aria-current]').text()).toBe('Mis datos');
    }
  });

  test('the page of the password says whether there is a second step, and what leads to it', async () => {
    const without = await (await visitor().as('titular')).open(ACCESO);
    expect(without.$('#segundo-paso').text()).toBe('Segundo paso Sin activar');
    expect(without).toSay('Hoy su cuenta pide solo la contraseña.');
    expect(without.links['Activar el segundo paso']).toBe('/oidc/segundo-paso');
    const withIt = await (await visitor().as('cuidadosa')).open(ACCESO);
    expect(withIt.$('#segundo-paso').text()).toBe('Segundo paso Activado');
    expect(withIt.links['Ver y cambiar el segundo paso']).toBe('/oidc/segundo-paso');
  });

  test('an address from when it was one page leads to where its section is now', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(MIS_DATOS);
    expect(page.$('#formas-de-pago a').attr('href')).toBe(FORMAS_DE_PAGO);
    expect(page.$('#avisos a').attr('href')).toBe(AVISOS);
    expect(page.$('#sesiones a').attr('href')).toBe(ACCESO);
    const dialog = await who.open(`${MIS_DATOS}/agregar-forma-de-pago`);
    expect(dialog.path).toBe(AGREGAR);
    expect(dialog.field('Nombre de la cuenta').value).toBe('');
  });

  test('shows the accounts with masked numbers, and this session without a button', async () => {
    const who = await visitor().as('titular');
    const accounts = await who.open(FORMAS_DE_PAGO);
    const { cuenta } = await firstOf('titular');
    expect(accounts).toSay(`Casa …${cuenta.slice(-4)}`);
    expect(accounts.html).not.toContain(cuenta);
    expect((await who.open(ACCESO)).within('Esta sesión').buttons).toEqual([]);
  });

  test('an address is asked in a box that shows it whole, and its lines are one', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(MIS_DATOS);
    expect(page.$('textarea[name=direccion]').length).toBe(1);
    const saved = await page.press('Guardar datos', { Dirección: 'Avenida 18 de Julio 1200,\r\nMontevideo' });
    expect(saved.field('Dirección').value).toBe('Avenida 18 de Julio 1200, Montevideo');
  });

  test('fewer notices are chosen, and all of them again', async () => {
    const who = await visitor().as('titular');
    const fewer = await (await who.open(AVISOS)).press('Recibir menos avisos');
    expect(fewer).toSay('Recibe menos avisos: uno, 7 días antes de cada vencimiento;');
    expect(fewer).toLeaveNotice('Desde ahora recibe menos avisos.');
    const all = await fewer.press('Recibir todos los avisos');
    expect(all).toSay('Recibe todos los avisos de cada vencimiento');
    expect(all).toSay('Si prefiere menos, le llegan solo los que evitan que lo pierda: uno, 7 días antes');
  });

  test('asks whether to apply the new data to the domains, and does', async () => {
    const who = await visitor().as('administrativo');
    const question = await (await who.open(MIS_DATOS)).press('Guardar datos', { Teléfono: '24001111' });
    expect(question.path).toBe(`${MIS_DATOS}/aplicar-a-dominios`);
    expect(question.redirects.length).toBe(1);
    expect(plain(question.$('dialog .notice').text()), 'over the page that would say it').toContain(
      'Sus datos se guardaron.',
    );
    expect(question.$('.notice').length).toBe(1);
    expect(question.$('nav[aria-label="Mis datos"] [aria-current=page]').text()).toBe('Datos de contacto');
    expect(question).toSay('¿Desea aplicar los nuevos datos de contacto a');
    expect(question.$('dialog form > ul > li').length, 'names are a list').toBeGreaterThan(0);
    for (const words of ['Teléfono', 'Quedaría', '24001111']) expect(question).toSay(words);
    const later = await who.open(MIS_DATOS);
    expect(later).toSay('de sus dominios tienen otros datos de contacto');
    expect(await later.follow('Aplicar a mis dominios')).toSay('¿Desea aplicar');
    const button = question.buttons.find((words) => words.startsWith('Aplicar a')) ?? '';
    const after = await question.press(button);
    expect(after.path).toBe(MIS_DATOS);
    expect(after).toLeaveNotice('Los datos de contacto se aplicaron a');
    expect(after.links).not.toHaveProperty('Aplicar a mis dominios');
    const again = await who.open(`${MIS_DATOS}/aplicar-a-dominios`);
    expect(again.path).toBe(MIS_DATOS);
    expect(again.notice).toContain('no hay nada que aplicar');
  });

  test('a new mail asks for the code that was sent to it; a wrong one is refused', async () => {
    const who = await visitor().as('otro');
    const mails = {
      'Correo electrónico': 'nuevo@ejemplo.uy',
      'Confirmar correo electrónico': 'nuevo@ejemplo.uy',
    };
    await (await who.open(MIS_DATOS)).press('Guardar datos', mails);
    await who.confirming('otro');
    await (await who.open(MIS_DATOS)).press('Guardar datos');
    const page = await who.open(MIS_DATOS);
    expect(page).toSay('Le enviamos un código de seis dígitos a nuevo@ejemplo.uy');
    const short = await page.press('Validar correo', { 'Código de validación': '12' });
    expect(short).toShowError('Código de validación', 'El código tiene 6 dígitos.');
    const mail = await observe.lastMail('nuevo@ejemplo.uy');
    const [codigo = ''] = /\b\d{6}\b/.exec(mail.texto) ?? [];
    const done = await page.press('Validar correo', { 'Código de validación': codigo });
    expect(done.path).toBe(MIS_DATOS);
    expect(done.text).not.toContain('Código de validación');
  });

  test('another mail asks for the password first, and the form comes back as it was typed', async () => {
    const who = await visitor().as('otro');
    const typed = {
      Teléfono: '24001111',
      'Correo electrónico': 'nuevo@ejemplo.uy',
      'Confirmar correo electrónico': 'nuevo@ejemplo.uy',
    };
    const first = await who.open(MIS_DATOS);
    expect(first).toSay('Para cambiarlo le pedimos su contraseña.');
    const wrong = await first.press('Guardar datos', { ...typed, Teléfono: '1' });
    expect(wrong.status).toBe(422);
    const asked = await first.press('Guardar datos', typed);
    expect(asked.redirects[0]).toBe('/ingresar?volver=%2Fadministrar%2Fmis-datos&confirmar=contrasena');
    expect(
      (
        await visitor()
          .as('otro')
          .then((other) => other.open(MIS_DATOS))
      ).field('Teléfono').value,
    ).not.toBe('24001111');
    await who.confirming('otro');
    const back = await who.open(MIS_DATOS);
    expect(back.field('Teléfono').value).toBe('24001111');
    expect(back.field('Correo electrónico').value).toBe('nuevo@ejemplo.uy');
    const saved = await back.press('Guardar datos');
    expect(saved).toLeaveNotice('Sus datos se guardaron.');
    expect(await who.open(MIS_DATOS)).toSay(
      'También avisamos a otro@ejemplo.uy hasta que valide la dirección nueva',
    );
  });

  test('other data are saved without the password', async () => {
    const who = await visitor().as('otro');
    const page = await (await who.open(MIS_DATOS)).press('Guardar datos', { Teléfono: '24001111' });
    expect(page).toLeaveNotice('Sus datos se guardaron.');
  });

  test('saved in another tab meanwhile is shown beside what was typed, and overwritten only then', async () => {
    const who = await visitor().as('otro');
    const [one, other] = [await who.open(MIS_DATOS), await who.open(MIS_DATOS)];
    await one.press('Guardar datos', { Teléfono: '24001111' });
    const told = await other.press('Guardar datos', { Dirección: 'Otra calle 5' });
    expect(told.status).toBe(409);
    expect(told).toSay('Sus datos cambiaron mientras usted tenía abierto este formulario');
    for (const words of ['Teléfono', '24001111', 'Otra calle 5']) expect(told).toSay(words);
    expect((await who.open(MIS_DATOS)).field('Teléfono').value).toBe('24001111');
    const chosen = await told.press('Guardar datos');
    expect(chosen).toLeaveNotice('Sus datos se guardaron.');
    expect((await who.open(MIS_DATOS)).field('Dirección').value).toBe('Otra calle 5');
  });

  test('says on each page until when the session lasts; afterwards what was typed is found again', async () => {
    const who = await visitor().as('otro');
    const begun = now();
    useClock(() => begun);
    const page = await who.open(MIS_DATOS);
    expect(page.html).toContain('Si no usa el portal, su sesión termina a las');
    useClock(() => begun.add({ minutes: 121 }));
    const ended = await page.press('Guardar datos', { Teléfono: '24001111' });
    expect(ended.path).toContain('/sesion-terminada');
    await who.as('otro');
    const back = await who.open(MIS_DATOS);
    expect(back.notice, 'said once').toMatch(
      /^Aviso ?Recuperamos lo que escribió; todavía falta enviarlo\.$/,
    );
    expect(back.field('Teléfono').value).toBe('24001111');
    expect((await visitor().open('/ayuda')).html).not.toContain('su sesión termina a las');
  });

  test('a session elsewhere is listed, ended, and leads to sign in', async () => {
    const here = await visitor().as('titular');
    const there = await visitor().as('titular');
    const page = await here.open(ACCESO);
    const button = page.buttons.find((words) => words.startsWith('Cerrar la sesión')) ?? '';
    expect(await page.press(button)).toLeaveNotice('La sesión se cerró.');
    const answer = await there.request(MIS_DATOS);
    expect(answer.headers.get('Location')).toMatch(/^\/(sesion-terminada|ingresar)\?volver=/);
  });

  test('all sessions elsewhere are ended at once, and this one goes on', async () => {
    const here = await visitor().as('titular');
    const there = [await visitor().as('titular'), await visitor().as('titular')];
    const otro = await visitor().as('otro');
    const page = await here.open(ACCESO);
    const [press = ''] = page.buttons.filter((words) => words.startsWith('Cerrar todas las demás'));
    expect((await page.press(press)).notice).toMatch(/Se cerraron \d+\ssesiones\.$/);
    for (const each of there) expect((await each.request(MIS_DATOS)).status).toBe(303);
    const left = (await here.open(ACCESO)).buttons.filter((words) => /^Cerrar (la sesión|todas)/.test(words));
    expect(left).toEqual([]);
    expect((await otro.request(MIS_DATOS)).status).toBe(200);
  });

  test('of many sessions the latest ten are listed, the rest folded, and all are ended from above them', async () => {
    for (let each = 0; each < 12; each += 1) await visitor().as('titular');
    const page = await (await visitor().as('titular')).open(ACCESO);
    const tables = page.$('section table').toArray();
    expect(page.$(tables[0]).find('tbody tr').length).toBe(10);
    expect(page.$(tables[0]).find('tbody tr').first().text()).toContain('Esta sesión');
    expect(plain(page.$('details summary').text())).toMatch(
      /Ver la(s)? otra(s \d+ sesiones| sesión) abierta/,
    );
    expect(page.$('section:has(table) button').first().text()).toMatch(/^Cerrar todas las demás/);
  });

  test('nobody ends a session of somebody else', async () => {
    await visitor().as('titular');
    const session = (await observe.sessions()).find(({ oid }) => oid === 'titular');
    const otro = await visitor().as('otro');
    const page = await otro.post(ACCESO, { intencion: 'cerrar', sesion: session?.publico ?? '' });
    expect(page).toLeaveNotice('Esa sesión ya no estaba abierta.');
  });
});

describe('Payment accounts', () => {
  test('one is added, with the document types of its country, and listed', async () => {
    const who = await visitor().as('otro');
    const dialog = await who.open(AGREGAR);
    const brasil = await dialog.press('Ver los documentos del país', { ...CUENTA, País: 'Brasil' });
    expect(brasil.status).toBe(200);
    expect(brasil.title).not.toMatch(/^Error/);
    expect(brasil.field('Nombre de la cuenta').value).toBe('Oficina');
    expect(brasil.$('select[name=idTipoDocumento]').text()).not.toContain('Cédula');
    const uruguay = await brasil.press('Ver los documentos del país', { País: 'Uruguay' });
    const added = await uruguay.press('Agregar', CUENTA);
    expect(added).toLeaveNotice('Se agregó la forma de pago «Oficina».');
    expect(added.path).toBe(FORMAS_DE_PAGO);
    expect(added).toSay('Oficina …5678');
  });

  test('how it is paid is read whole before it is chosen, also on a phone', async () => {
    const { $ } = await (await visitor().as('otro')).open(AGREGAR);
    const ways = $('input[type=radio][name=idFormaPago]').get();
    expect(ways.map((way) => $(`label[for="${$(way).attr('id')}"]`).text())).toEqual([
      'Débito en factura de telefonía fija',
      'Débito en factura de datos',
    ]);
    expect($(ways[0]).attr('checked')).toBeDefined();
  });

  test('an empty form and a wrong document are refused in the words of the specification', async () => {
    const dialog = await (await visitor().as('otro')).open(AGREGAR);
    const empty = await dialog.press('Agregar');
    expect(empty).toRefuse('Debe completar todos los campos obligatorios');
    const short = await dialog.press('Agregar', { ...CUENTA, 'Nombre de la cuenta': 'a' });
    expect(short).toShowError('Nombre de la cuenta', 'El nombre ingresado no es válido');
    const wrong = await dialog.press('Agregar', {
      ...CUENTA,
      'Número de documento': '12345678',
    });
    expect(wrong.field('Número de documento').invalid).toBe(true);
  });

  test('the form posted twice makes one account', async () => {
    const dialog = await (await visitor().as('otro')).open(AGREGAR);
    const before = (await observe.paymentAccounts('otro')).length;
    await dialog.press('Agregar', CUENTA);
    await dialog.press('Agregar', CUENTA);
    expect(await observe.paymentAccounts('otro')).toHaveLength(before + 1);
  });

  test('only the name changes', async () => {
    const { id, nombre } = await firstOf('titular');
    const who = await visitor().as('titular');
    const dialog = await (await who.open(FORMAS_DE_PAGO)).follow(`Cambiar nombre de ${nombre}`);
    expect(dialog.path).toBe(`${FORMAS_DE_PAGO}/${id}/renombrar`);
    expect(dialog.$('nav[aria-label="Mis datos"] [aria-current=page]').text()).toBe('Formas de pago');
    const refused = await dialog.press('Guardar nombre', { 'Nombre de la cuenta': 'x' });
    expect(refused).toShowError('Nombre de la cuenta', 'El nombre ingresado no es válido');
    expect(plain(dialog.$('dl').text()), 'the field has the name already').not.toContain('Nombre');
    const after = await dialog.press('Guardar nombre', { 'Nombre de la cuenta': 'Mi casa' });
    expect(after).toLeaveNotice('Cuenta de pago modificada con éxito.');
    expect((await firstOf('titular')).nombre).toBe('Mi casa');
  });

  test('one is deleted after being told what happens, once however often it is pressed; then it does not exist', async () => {
    const { nombre } = await firstOf('titular');
    const who = await visitor().as('titular');
    const dialog = await (await who.open(FORMAS_DE_PAGO)).follow(`Eliminar ${nombre}`);
    const inAnotherTab = await who.open(dialog.path);
    expect(dialog, 'expired and deleted ones would not have').toSay(
      'dominios quedan sin forma de pago: los que están registrados no se renuevan automáticamente al vencer.',
    );
    expect(dialog.links['asociarles otra forma de pago']).toMatch(
      /^\/administrar\/mis-dominios\?cuentaPago=/,
    );
    const DELETED = 'La cuenta se eliminó correctamente.';
    expect(await dialog.press('Eliminar forma de pago')).toLeaveNotice(DELETED);
    expect(await dialog.press('Eliminar forma de pago')).toLeaveNotice(DELETED);
    const GONE = 'No se puede eliminar la cuenta de pago porque no existe.';
    expect(await inAnotherTab.press('Eliminar forma de pago')).toLeaveNotice(GONE);
    expect(await who.open(dialog.path)).toLeaveNotice(GONE);
  });

  test('of somebody else nothing is shown and nothing changes', async () => {
    const { id, nombre } = await firstOf('titular');
    const otro = await visitor().as('otro');
    const base = `${FORMAS_DE_PAGO}/${id}`;
    const shown = await otro.open(`${base}/renombrar`);
    expect(shown.status).toBe(404);
    expect(shown).toHaveHeading('Información no disponible');
    expect(shown.html).not.toContain(nombre);
    expect((await otro.post(`${base}/renombrar`, { intencion: 'renombrar', nombre: 'Mía' })).status).toBe(
      404,
    );
    const deleted = await otro.post(`${base}/eliminar`, { intencion: 'eliminar' });
    expect(deleted).toLeaveNotice('No se puede eliminar la cuenta de pago porque no existe.');
    expect(await firstOf('titular')).toMatchObject({ nombre, eliminada_en: null });
  });
});

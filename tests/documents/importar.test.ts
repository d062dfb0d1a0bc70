import { describe, expect, it } from 'vitest';
import { think } from '../support/captcha-answer';
import { charges, chargesSince } from '../support/compra';
import * as given from '../support/given';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import {
  APROBADO,
  otherRegistrarActs,
  RECHAZADO,
  requested,
  told,
  upToPayment,
  upToSummary,
} from '../support/traslado';

const ROOT = '/transferir-dominio';

describe('importing a domain', () => {
  onDemoData();
  const titular = () => visitor().as('titular');

  it('begins with its rules, and says those that a name does not meet, each with its date', async () => {
    const page = await (await titular()).open(ROOT);
    expect(page).toHaveHeading('Importar dominio');
    expect(page).toSay('60 días o más con ese registrador');
    const young = await page.press('Comprobar dominio', { 'Dominio a transferir': 'recienmudado.uy' });
    expect(young).toShowError('Dominio a transferir', 'todavía no cumple todas las reglas');
    expect(young, 'and why, where it was typed').toShowError(
      'Dominio a transferir',
      'Está con su registrador desde el',
    );
    expect(young).toSay('se puede desde el');
    expect(young).toSay('No cumple No se transfirió en los últimos 60 días corridos.');
    expect(
      young.text.match(/Está con su registrador desde el/g),
      'in the summary and beside its field',
    ).toHaveLength(2);
    expect(young.within('Su registrador no lo tiene bloqueado')).toSay('Cumple');
    expect(young.field('Dominio a transferir').value).toBe('recienmudado.uy');
    const states = young
      .$('#reglas ~ ul .tag')
      .toArray()
      .map((tag) => young.$(tag).text());
    expect(states.lastIndexOf('No cumple'), 'what is not met comes first').toBe(1);
  });

  it.each([
    ['', 'El dominio a transferir no puede estar vacío'],
    ['ejemplo.com', 'El dominio debe ser .uy'],
    ['nadielotiene.uy', 'El dominio nadielotiene.uy todavía no está registrado'],
    ['federico.uy', 'El dominio federico.uy ya pertenece a otro titular'],
  ])("says of '%s': %s", async (nombre, mensaje) => {
    const page = await (await titular()).open(ROOT);
    expect(await page.press('Comprobar dominio', { 'Dominio a transferir': nombre })).toShowError(
      'Dominio a transferir',
      mensaje,
    );
  });

  it('says of a name of theirs that they have it, and leads to it', async () => {
    const page = await (await titular()).open(ROOT);
    const own = await page.press('Comprobar dominio', { 'Dominio a transferir': 'titular.uy' });
    expect(own).toShowError('Dominio a transferir', 'El dominio titular.uy ya está entre sus dominios');
    expect(own).not.toSay('otro titular');
    expect(own).not.toSay('No cumple');
    expect(own.links['Ver titular.uy']).toBe('/administrar/ver-dominio?dominio=titular.uy');
    const others = await page.press('Comprobar dominio', { 'Dominio a transferir': 'federico.uy' });
    expect(others).toSay('No cumple Tiene que estar con otro registrador: ya está con este.');
  });

  it('says to a visitor what to do with a name that is here and may be theirs', async () => {
    const page = await visitor().open(ROOT);
    const pregunta = page.$('label[for$=captcha]').text();
    const here = await page.press('Comprobar dominio', {
      'Dominio a transferir': 'federico.uy',
      [pregunta]: think(pregunta),
    });
    expect(here).toShowError('Dominio a transferir', 'El dominio federico.uy ya pertenece a otro titular');
    expect(here).toSay('¿Es suyo?');
    expect(here.links['Inicie sesión']).toBe(
      `/ingresar?${new URLSearchParams({ volver: '/administrar/ver-dominio?dominio=federico.uy' })}`,
    );
    expect(here.$('#reglas ~ ul li')).toHaveLength(1);
  });

  it('says what it costs before it begins, also beside a refusal, and how a name that nobody has is registered', async () => {
    const page = await (await titular()).open(ROOT);
    const price = 'Se cobra un año de registro (.uy $ 1.389, .com.uy $ 1.159, IVA incluido)';
    expect(page).toSay(price);
    const free = await page.press('Comprobar dominio', { 'Dominio a transferir': 'nadielotiene.uy' });
    expect(free).toSay(price);
    expect(free.links['Ver si puede registrar nadielotiene.uy']).toBe(
      '/consulta-disponibilidad?nombre=nadielotiene.uy',
    );
  });

  it('asks a captcha of who is not signed in, and keeps what was typed', async () => {
    const page = await visitor().open(ROOT);
    const refused = await page.press('Comprobar dominio', { 'Dominio a transferir': APROBADO.nombre });
    expect(refused).toRefuse('El captcha es incorrecto');
    expect(refused.field('Dominio a transferir').value).toBe(APROBADO.nombre);
  });

  it('leads a step that was opened too early to the one that lacks something', async () => {
    const who = await titular();
    for (const step of ['datos', 'forma-de-pago', 'resumen']) {
      const page = await who.open(`${ROOT}/${step}`);
      expect(page).toRedirectTo(ROOT);
      expect(page).toLeaveNotice('compruebe que el dominio se puede importar');
    }
    expect(await who.open('/transferir-dominio-confirmacion')).toRedirectTo(ROOT);
  });

  it('shows the records that come along, and asks nothing that the code tells', async () => {
    const who = await titular();
    const uno = await who.open(ROOT);
    const checked = await uno.press('Comprobar dominio', { 'Dominio a transferir': 'LAGUNAGARZON.uy' });
    expect(checked).toLeaveNotice('El dominio lagunagarzon.uy está habilitado para ser transferido');
    expect(checked.within('192.0.2.80')).toSay('A');
    expect(checked.$('main details > summary').text()).toBe('4\u00a0registros DNS que vienen con el dominio');
    const [ready, form] = ['La importación de', 'Dominio a transferir'].map((words) =>
      checked.text.indexOf(words),
    );
    expect(ready, 'the way on comes before another search').toBeLessThan(form ?? 0);
    expect((await who.open('/transferir-dominio')).field('Dominio a transferir').value ?? '').toBe('');
    const dos = await checked.follow('Continuar');
    expect(dos.$('.subnav [aria-current]').text(), 'the second menu keeps its item').toBe(
      'Solicitar importación',
    );
    expect(dos.buttons, 'the code is all that is asked first').not.toContain('Continuar');
    expect(dos.$('main form input:not([type=hidden])')).toHaveLength(1);
    const rest = await told(dos, APROBADO.codigo.toLowerCase());
    expect(rest.field('Nombre').value).toBe('Julia');
    expect(rest.field('Nombre').attribute('readonly')).toBeDefined();
    expect(rest.field('Correo electrónico').value).toBe('julia.sosa@correo.uy');
    expect(rest.field('Dirección').attribute('readonly')).toBeUndefined();
    expect(rest.buttons, 'a right code is not tried again').not.toContain('Validar código');
    const own = ['Dirección', 'Teléfono'].map((label) => rest.field(label).value);
    expect(own, 'what is of who is signed in does not go with the name of somebody else').toEqual(['', '']);
  });

  const atHolder = async () => {
    const uno = await (await titular()).open(ROOT);
    return (await uno.press('Comprobar dominio', { 'Dominio a transferir': APROBADO.nombre })).follow(
      'Continuar',
    );
  };

  it('refuses a wrong code beside its field, and asks nothing else until it is right', async () => {
    const dos = await atHolder();
    for (const [codigo, words] of [
      ['EQUIVOCADO', 'El código de autorización no es válido'],
      ['', 'Ingrese el código de autorización.'],
    ] as const) {
      const refused = await told(dos, codigo);
      expect(refused).toShowError('Código de autorización', words);
      expect(refused.field('Código de autorización').value).toBe(codigo);
      expect(refused.buttons).not.toContain('Continuar');
    }
  });

  it('asks another code alone, and leaves the one that was right with what was typed beside it', async () => {
    const right = await told(await atHolder());
    expect(right.within('Código de autorización'), 'one that is right is read').toSay(APROBADO.codigo);
    const change = await right.press('Cambiar el código de autorización', { Dirección: 'Rivera 1234' });
    expect(change.field('Código de autorización').value).toBe(APROBADO.codigo);
    expect(change.$('main form input:not([type=hidden])'), 'nothing that another code told').toHaveLength(1);
    expect(change.buttons).not.toContain('Continuar');
    const refused = await change.press('Validar código', { 'Código de autorización': 'EQUIVOCADO' });
    expect(refused).toShowError('Código de autorización', 'El código de autorización no es válido');
    expect(refused.field('Código de autorización').value).toBe('EQUIVOCADO');
    const empty = await refused.press('Validar código', { 'Código de autorización': '' });
    expect(empty).toShowError('Código de autorización', 'Ingrese el código de autorización.');
    const left = await refused.follow('Seguir con el código ya validado');
    expect(left.within('Código de autorización')).toSay(APROBADO.codigo);
    expect(left.field('Dirección').value).toBe('Rivera 1234');
    expect(await left.press('Continuar', { Teléfono: '099123456' })).toHaveHeading('Forma de pago');
  });

  it('keeps what was typed when a code is validated again', async () => {
    const right = await told(await atHolder());
    const change = await right.press('Cambiar el código de autorización', { Dirección: 'Rivera 1234' });
    const again = await told(change, APROBADO.codigo.toLowerCase());
    expect(again.field('Nombre').value).toBe('Julia');
    expect(again.field('Dirección').value).toBe('Rivera 1234');
    expect(again.field('Correo electrónico').value).toBe('julia.sosa@correo.uy');
  });

  it('says that everything has to be filled in only where something is missing', async () => {
    const dos = await told(await atHolder());
    const complete = await dos.press('Continuar', { Dirección: 'Rivera 1234/5', Teléfono: '099123456' });
    expect(complete).toShowError('Dirección', 'No se admite: «/»');
    expect(complete).not.toSay('Debe completar todos los datos del formulario');
    const without = await dos.press('Continuar', { Dirección: '', Teléfono: '099123456' });
    expect(without).toShowError('Dirección', 'Ingrese la dirección.');
    expect(without).toRefuse('Debe completar todos los datos del formulario');
  });

  it('shows the holder that a right code tells also where something else is refused', async () => {
    const refused = await (await told(await atHolder())).press('Continuar', { Teléfono: '12' });
    expect(refused).toShowError('Teléfono', 'entre 7 y 15 dígitos');
    expect(refused.field('Nombre').attribute('readonly')).toBeDefined();
    expect(refused.field('Nombre').value).toBe('Julia');
    expect(refused.field('Apellido').value).toBe('Sosa');
    expect(refused.field('Correo electrónico').value).toBe('julia.sosa@correo.uy');
  });

  it('goes on with another browser of the same person', async () => {
    await upToPayment(await titular());
    const other = await (await titular()).open(`${ROOT}/datos`);
    expect(other.field('Dirección').value).toBe('Avenida 18 de Julio 1234');
    expect((await (await visitor().as('otro')).open(ROOT)).field('Dominio a transferir').value).toBe('');
  });

  it('needs an account', async () => {
    const who = await titular();
    const tres = await upToPayment(who);
    expect(tres).toHaveHeading('Forma de pago');
    const refused = await who.post(`${ROOT}/forma-de-pago`, { intencion: 'continuar', cuentaPago: '' });
    expect(refused).toRefuse('Debe seleccionar una Cuenta de Pago para continuar');
    // The one used last comes chosen, as in a purchase.
    expect(await tres.press('Continuar')).toHaveHeading('Resumen de la importación');
  });

  it('repeats everything before it is asked for, and changing one thing comes back to the summary', async () => {
    const who = await titular();
    const summary = await upToSummary(who);
    expect(summary).toHaveHeading('Resumen de la importación');
    for (const words of ['lagunagarzon.uy', 'Julia Sosa', 'Registrador del Este', '$ 1.389', '10 días'])
      expect(summary).toSay(words);
    const dos = await summary.follow('Cambiar los datos de contacto');
    const back = await dos.press('Continuar', { Teléfono: '098 765 432' });
    expect(back).toHaveHeading('Resumen de la importación');
    expect(back).toSay('098 765 432');
  });

  it('is asked for once, however often it is sent, and what was filled in is then gone', async () => {
    const before = (await charges()).length;
    const who = await titular();
    const summary = await upToSummary(who);
    const done = await summary.press('Solicitar Transferencia');
    expect(done).toHaveHeading('Se solicitó la importación de lagunagarzon.uy');
    expect(done).toLeaveNotice('La solicitud de transferencia fue procesada exitosamente');
    expect(done).toSay('Registrador del Este tiene que confirmarla antes del');
    expect(await chargesSince(before)).toEqual([]);
    expect(done.path).not.toContain('GARZON');
    expect(await who.open(done.path)).toHaveHeading('Se solicitó la importación de lagunagarzon.uy');
    const list = await summary.press('Solicitar Transferencia');
    expect(list).toRedirectTo(`${ROOT}/lista-solicitudes`);
    expect(list).toLeaveNotice('Este formulario ya se había enviado: se hizo una sola vez.');
    expect(list).toSay('1 solicitud de importación');
    expect(list.$('nav[aria-label=Principal] .badge').text()).toContain('1');
  });

  it('completes when the other registrar approves: the name is there, charged once', async () => {
    const before = (await charges()).length;
    const who = await titular();
    await requested(who);
    await otherRegistrarActs();
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    expect(list.within('lagunagarzon.uy')).toSay('Aprobado');
    const detail = await list.follow('Ver la solicitud de lagunagarzon.uy');
    expect(detail).toSay('El dominio ya se administra aquí');
    const name = await detail.follow('Administrar lagunagarzon.uy');
    expect(name).toHaveHeading('lagunagarzon.uy');
    expect(name).toSay('Julia Sosa');
    expect((await chargesSince(before)).map(({ nombre }) => nombre)).toEqual(['lagunagarzon.uy']);
  });

  it('that is rejected says why, and begins again with what was typed', async () => {
    const who = await titular();
    await requested(who, RECHAZADO);
    await otherRegistrarActs();
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    const detail = await list.follow('Ver la solicitud de cabopolonio.com.uy');
    expect(detail).toSay('Rechazado');
    const again = await detail.press('Solicitar de nuevo');
    expect(again).toRedirectTo(ROOT);
    expect(again.field('Dominio a transferir').value).toBe('cabopolonio.com.uy');
    const dos = await (await again.press('Comprobar dominio')).follow('Continuar');
    expect(dos.field('Código de autorización').value, 'asked alone').toBe('');
    expect(dos).toSay('lo que ya completó se conserva');
  });

  it('that could not be paid says so, and begins again with what was typed but the code', async () => {
    const before = (await charges()).length;
    const who = await titular();
    await requested(who);
    await given.paymentAccounts({ eliminada_en: '2026-11-21T12:00:00.000Z' });
    await otherRegistrarActs();
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    expect(list.within('lagunagarzon.uy')).toSay('Cancelado por problemas al procesar el pago');
    const detail = await list.follow('Ver la solicitud de lagunagarzon.uy');
    const again = await detail.press('Solicitar de nuevo');
    expect(again.field('Dominio a transferir').value).toBe('lagunagarzon.uy');
    const dos = await (await again.press('Comprobar dominio')).follow('Continuar');
    expect(dos.field('Código de autorización').value).toBe('');
    expect(dos).toSay('lo que ya completó se conserva');
    expect(await chargesSince(before)).toEqual([]);
  });

  it('are listed ten a page, with their number in the menu', async () => {
    const who = await titular();
    await requested(who);
    await given.moreRequests(11);
    const first = await who.open(`${ROOT}/lista-solicitudes`);
    expect(first.title).toContain('(página 1 de 2)');
    expect(first).toSay('12 solicitudes de importación');
    expect(first.$('nav[aria-label=Principal] .badge').text()).toContain('12');
    expect(first.$('tbody tr')).toHaveLength(10);
    expect((await who.open(`${ROOT}/lista-solicitudes?pagina=2`)).$('tbody tr')).toHaveLength(2);
    expect((await who.open(`${ROOT}/lista-solicitudes?pagina=9`)).title).toContain('(página 2 de 2)');
  });

  it('that was approved leads to its name, and leaves the list without the colour of what deletes', async () => {
    const who = await titular();
    await requested(who);
    const pending = await who.open(`${ROOT}/lista-solicitudes`);
    expect(pending.links).not.toHaveProperty('lagunagarzon.uy');
    await otherRegistrarActs();
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    expect(list.links['lagunagarzon.uy']).toBe('/administrar/ver-dominio?dominio=lagunagarzon.uy');
    expect(list.links).toHaveProperty('Eliminar la solicitud de lagunagarzon.uy');
  });

  it('can be cancelled while it is pending, and taken off the list afterwards', async () => {
    const who = await titular();
    await requested(who);
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    const dialog = await list.follow('Cancelar la solicitud de lagunagarzon.uy');
    const cancelled = await dialog.press('Cancelar Transferencia');
    expect(cancelled).toLeaveNotice('se canceló correctamente');
    expect(cancelled.within('lagunagarzon.uy')).toSay('Cancelado');
    const removed = await (await cancelled.follow('Eliminar la solicitud de lagunagarzon.uy')).press(
      'Eliminar solicitud',
    );
    expect(removed).toSay('No tiene solicitudes de importación');
  });

  it('is nobody else’s: their detail leads to its error page, their dialogs to nothing', async () => {
    const { path } = await requested(await titular());
    const query = path.slice(path.indexOf('?'));
    const otro = await visitor().as('otro');
    expect(await otro.open(`/detalle-transferencia${query}`)).toRedirectTo('/errorAutorizacion');
    expect(await otro.open('/detalle-transferencia')).toRedirectTo('/errorAutorizacion');
    expect((await otro.open(`${ROOT}/lista-solicitudes/cancelar${query}`)).status).toBe(404);
  });
});

describe('with the feature off', () => {
  onDemoData({ TRANSFERENCIAS: 'no' });

  it('there is no trace of it', async () => {
    const who = await visitor().as('titular');
    const home = await who.open('/consulta-disponibilidad');
    expect(Object.keys(home.links).join()).not.toContain('Importar');
    for (const path of [
      ROOT,
      `${ROOT}/datos`,
      `${ROOT}/lista-solicitudes`,
      '/detalle-transferencia?dominio=a.uy&codAuth=b',
      '/confirmarTransferencia/titular.uy',
    ]) {
      const page = await who.open(path);
      expect(page.status, path).toBe(404);
      expect(page).toHaveHeading('Pagina no encontrada');
    }
    const screens = ['/ayuda', '/contacto', '/administrar/resumen', '/administrar/mis-dominios'];
    const details = ['titular.uy', 'ombu.com.uy'].map((name) => `/administrar/ver-dominio?dominio=${name}`);
    for (const path of [...screens, ...details, '/generar-ticket']) {
      const page = await who.open(path);
      expect(page.status, path).toBe(200);
      expect(page.html, path).not.toMatch(
        /Transferencia de Registrador|Importar Dominio|otro registrador|transferir-dominio|entre registradores/,
      );
    }
    expect((await who.open('/ayuda')).text).toContain('Pedir ayuda');
  });
});

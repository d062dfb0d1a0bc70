import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import type { Cuenta } from '../support/portal/sign-in';
import { plain } from '../support/portal/words';
import { onDemoData } from '../support/registry';

onDemoData();

const at = (nombre: string) => `/administrar/ver-dominio?${new URLSearchParams({ dominio: nombre })}`;
const opened = async (nombre: string, login: Cuenta = 'titular') =>
  (await visitor().as(login)).open(at(nombre));

/** What is folded under 'Más acciones', and what takes the name away. */
const deeds = (page: Page) =>
  ['Qué puede hacer', 'Dejar el dominio']
    .filter((part) => page.text.includes(part))
    .flatMap((part) => Object.keys(page.within(part).links));

test('choosing what pays for a name says what becomes of its next renewal: when it is debited, or that it is turned off', async () => {
  const who = await visitor().as('titular');
  const change = (nombre: string) =>
    who.open(`/administrar/ver-dominio/cambiar-forma-de-pago?dominio=${nombre}`);
  const none = await change('sinformadepago.uy');
  expect(none.text).toContain('La primera es el ');
  expect(none.text).not.toContain('desactiv');
  const off = await who.open('/administrar/ver-dominio/renovacion-automatica?dominio=titular.uy');
  await off.press('Desactivar');
  expect((await change('titular.uy')).text).toContain(
    'La renovación automática está desactivada: no se debita nada hasta que la active.',
  );
});

describe('what can be done with a domain', () => {
  test.each<[Cuenta, string, string[]]>([
    [
      'titular',
      'titular.uy',
      [
        'Agregar la renovación al carrito',
        'Congelar por 24 horas',
        'Ponerle candado',
        'Pedir una constancia',
        'Liberar',
        'Eliminar definitivamente',
      ],
    ],
    [
      'administrativo',
      'titular.uy',
      ['Agregar la renovación al carrito', 'Congelar por 24 horas', 'Pedir una constancia', 'Liberar'],
    ],
    ['tecnico', 'titular.uy', ['Pedir una constancia']],
    ['tecnico', 'eliminado.uy', []],
    ['financiero', 'titular.uy', ['Agregar la renovación al carrito', 'Pedir una constancia']],
    ['titular', 'eliminado.uy', ['Congelar por 24 horas', 'Eliminar definitivamente']],
    ['financiero', 'eliminado.uy', []],
  ])('%s of %s is offered %j', async (login, nombre, offered) => {
    expect(deeds(await opened(nombre, login))).toEqual(offered);
  });

  test('what is not offered says why, once for all that it is true of, and its address leads back with the reason in full', async () => {
    const page = await opened('titular.uy', 'tecnico');
    const reasons = page
      .$('.why li')
      .get()
      .map((each) => page.$(each).text());
    expect(reasons).toContain(
      'Hay que ser titular; usted es contacto técnico. Por eso no puede ponerle candado, eliminarlo ni transferir el titular.',
    );
    const who = await visitor().as('tecnico');
    const back = await who.open('/administrar/ver-dominio/eliminar?dominio=titular.uy');
    expect(back).toHaveHeading('titular.uy');
    expect(back.notice).toContain('Para eliminar el dominio hay que ser titular; usted es contacto técnico.');
  });

  test.each([
    [
      'eliminado.uy',
      /Eliminado el \d\d\/\d\d\/\d{4} porque nadie lo renovó\. Ya no funciona/,
      'Se eliminó porque nadie lo renovó',
    ],
    ['liberado.uy', /Eliminado el \d\d\/\d\d\/\d{4}: lo liberó Ana Titular\. Ya no funciona/, 'Se liberó'],
  ])('of %s says when it was deleted and by whom, as its history does', async (nombre, said, entry) => {
    const page = await opened(nombre);
    expect(page.$('.banner.state').text()).toMatch(said);
    expect(page).toSay(entry);
    expect(page.text.match(/no funciona|no responde|no está en los servidores/gi), 'once').toHaveLength(1);
  });

  test('of a deleted name says once why the rest is not offered, and nowhere that it is served', async () => {
    const page = await opened('eliminado.uy');
    const questions = page.$('.why summary').get();
    expect(questions.map((each) => page.$(each).text())).toEqual(['¿Por qué no puedo hacer otras cosas?']);
    const why = page.$('.why').first().text();
    for (const what of [
      'cambiar los servidores',
      'editar o cambiar sus contactos',
      'transferir el titular',
      'cambiar la forma de pago',
      'solicitar un código de autorización',
    ])
      expect(why.toLowerCase()).toContain(what);
    expect(page.text).not.toMatch(/En los servidores desde|Delegado en|agregue la clave/);
  });

  test('of a frozen name says until when once, with all that waits for it', async () => {
    const why = (await opened('congelado.uy')).$('.why').first();
    const reasons = why.find('li').get();
    const text = why.text();
    expect(text.match(/El dominio está congelado hasta el/g), text).toHaveLength(1);
    expect(text).not.toContain('hasta entonces no se puede');
    for (const what of [
      'liberarlo',
      'eliminarlo',
      'cambiar los servidores',
      'editar o cambiar sus contactos',
      'transferir el titular',
    ])
      expect(text).toContain(what);
    expect(reasons.length).toBeLessThan(4);
  });

  test('of a deleted name says once that it has to be brought back first', async () => {
    const why = (await opened('eliminado.uy')).$('.why').first().text();
    expect(why.match(/antes debe recuperarlo/g), why).toHaveLength(1);
  });

  test('of a deleted name leaves no empty list of acts behind, nor a column for them', async () => {
    const page = await opened('eliminado.uy');
    expect(page.$('main ul:not(:has(li))')).toHaveLength(0);
    expect(page.$('.contacts th').text()).not.toContain('Acciones');
    expect((await opened('titular.uy')).$('.contacts th').text()).toContain('Acciones');
  });

  test('of somebody else there is no page, no dialog and no deed', async () => {
    const otro = await visitor().as('otro');
    for (const accion of ['liberar', 'eliminar', 'recuperar', 'renovar', 'agregar-renovacion']) {
      const address = `/administrar/ver-dominio/${accion}?dominio=titular.uy`;
      expect((await otro.open(address)).status, accion).toBe(404);
      const intencion = accion === 'agregar-renovacion' ? 'agregar' : accion;
      expect((await otro.post(address, { intencion })).status, accion).toBe(404);
    }
    expect((await observe.domain('titular.uy'))?.estado).toBe('REGISTRADO');
  });
});

describe('releasing and bringing back', () => {
  test('says what happens, does it once and can be undone', async () => {
    const dialog = await (await opened('titular.uy')).follow('Liberar');
    expect(dialog).toSay('El dominio deja de funcionar en el momento.');
    const done = await dialog.press('Liberar dominio');
    expect(done).toHaveHeading('titular.uy');
    expect(done.notice).toContain('El dominio titular.uy fue liberado. Puede recuperarlo antes del');
    expect((await observe.domain('titular.uy'))?.estado).toBe('ELIMINADO');

    const recovery = await done.follow('Recuperar sin costo');
    const back = await recovery.press('Recuperar dominio', { Motivo: 'Fue un error' });
    expect(back.notice).toContain('El dominio titular.uy fue recuperado.');
    expect((await observe.domain('titular.uy'))?.estado).toBe('REGISTRADO');
  });

  test('asked for in the list, it comes back to the list as it was', async () => {
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?nombre=titular.uy&cantidad=25');
    const done = await (await list.follow('Liberar titular.uy')).press('Liberar dominio');
    expect(done.path).toBe('/administrar/mis-dominios?nombre=titular.uy&cantidad=25');
    expect(done.notice).toContain('fue liberado');
    expect(done.links).toHaveProperty(['Recuperar (quedan 30 días) titular.uy']);
    expect(done, 'and what comes after').toSay('queda libre el ');
  });

  test('one that expired is renewed with it: it says what that costs and asks who pays', async () => {
    const before = await observe.domain('eliminado.uy');
    const dialog = await (await opened('eliminado.uy')).follow('Recuperar por $ 1.389');
    const { cuenta_pago_id: cuenta } = await observe.theDomain('eliminado.uy');
    expect(cuenta, 'what is said of it below').toBeNull();
    const told = dialog.text.indexOf('La cuenta que elija paga solo esta vez: el dominio sigue sin forma de');
    expect(told).toBeGreaterThan(0);
    // The accounts first: on a phone of 640 px the last of them is in the first view.
    expect(told, 'beside the question who pays').toBeGreaterThan(dialog.text.indexOf('Cuenta 29001234'));
    expect(told, 'before anything is charged').toBeLessThan(dialog.text.lastIndexOf('Recuperar por $'));
    expect(dialog).toSay('renovado, vence el');
    const button = dialog.buttons.find((words) => words.startsWith('Recuperar por $')) ?? '';
    const account = {
      Cuenta: 'Nueva cuenta',
      'Nombre de la cuenta': 'Nueva',
      'Número de cuenta': '24009999',
      Motivo: 'Lo necesito',
    };
    const refused = await dialog.press(button, account);
    expect(refused.status).toBe(422);
    expect(refused.field('Número de documento').invalid).toBe(true);
    expect(refused.field('Motivo').value).toBe('Lo necesito');
    const documents = { 'Tipo de documento': 'Cédula de identidad', 'Número de documento': '12345672' };
    const done = await refused.press(button, documents);
    expect(done.notice).toContain('El dominio eliminado.uy fue recuperado. Vence el');
    expect(await observe.domain('eliminado.uy')).toMatchObject({
      estado: 'REGISTRADO',
      fecha_vencimiento: before?.fecha_vencimiento.replace(/^\d+/, (year) => String(Number(year) + 1)),
    });
  });

  test('a reason that is too long stays typed, with its sentence', async () => {
    const dialog = await (await opened('liberado.uy')).follow('Recuperar sin costo');
    const refused = await dialog.press('Recuperar dominio', { Motivo: 'x'.repeat(501) });
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual(['El motivo no puede tener más de 500 caracteres.']);
    expect(refused.field('Motivo').value).toHaveLength(501);
    expect((await observe.domain('liberado.uy'))?.estado).toBe('ELIMINADO');
  });
});

test('deleting for good takes the name typed again', async () => {
  const dialog = await (await opened('titular.uy')).follow('Eliminar definitivamente');
  const wrong = await dialog.press('Eliminar definitivamente', {
    'Para confirmar, escriba titular.uy': 'otro.uy',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.errors[0]).toContain('Para confirmar escriba el nombre del dominio, titular.uy');
  expect(await observe.domain('titular.uy')).toBeDefined();
  const done = await wrong.press('Eliminar definitivamente', {
    'Para confirmar, escriba titular.uy': 'TITULAR.uy',
  });
  expect(done).toHaveHeading('Mis dominios');
  expect(done.notice).toContain('El dominio titular.uy fue eliminado definitivamente.');
});

describe('under an ending that is sold no more', () => {
  test('a name still opens and switches its renewal off; what costs something says why it cannot be had', async () => {
    await given.soldNoMore('uy');
    const page = await opened('titular.uy');
    expect(page).toHaveHeading('titular.uy');
    const who = await visitor().as('titular');
    for (const address of [
      '/administrar/ver-dominio/renovar?dominio=titular.uy',
      '/administrar/ver-dominio/recuperar?dominio=eliminado.uy',
      '/transferir-titular?dominio=titular.uy',
    ])
      expect((await who.open(address)).notice, address).toContain('no tiene precio en este momento');
    const off = await who.open('/administrar/ver-dominio/renovacion-automatica?dominio=titular.uy');
    expect((await off.press('Desactivar')).notice).not.toBe('');
  });

  test('a longer one has not the price of a shorter one that is sold', async () => {
    await given.soldNoMore('com.uy');
    const who = await visitor().as('titular');
    const list = await who.open('/administrar/mis-dominios?nombre=bodegalosteros');
    expect(list).toSay('bodegalosteros');
    const page = await who.open('/administrar/ver-dominio/renovar?dominio=bodegalosteros.com.uy');
    expect(page.notice).toContain('no tiene precio en este momento');
  });
});

describe('renewing', () => {
  test.each(['titular.uy', 'vencido.uy', 'barriosur.uy'])(
    'is offered once, in one word, on the page of %s',
    async (nombre) => {
      const page = await opened(nombre);
      expect(
        page
          .$('main a[href*="/renovar?"]')
          .get()
          .map((each) => page.$(each).text().split(' por ')[0]),
      ).toEqual(['Renovar']);
    },
  );

  test('says first what it costs and that it is for good, and then asks who pays', async () => {
    const { text } = await (await opened('titular.uy')).follow('Renovar');
    const places = [
      'Es 1 año más, por $ 1.389 (IVA incluido).',
      'Lo que se cobra no se devuelve',
      'Cuenta 29001234',
    ].map((words) => text.indexOf(words));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('at once, with the account of the domain, says the price and the new date', async () => {
    const before = await observe.domain('titular.uy');
    const dialog = await (await opened('titular.uy')).follow('Renovar');
    expect(dialog).toSay('En cuanto confirme, el importe se debita de la cuenta que elija');
    expect(dialog).toSay('figura en la factura del período siguiente de esa cuenta');
    const button = dialog.buttons.find((words) => words.startsWith('Renovar por $')) ?? '';
    const done = await dialog.press(button);
    expect(done.notice).toContain('El dominio titular.uy fue renovado: vence el');
    expect((await observe.domain('titular.uy'))?.fecha_vencimiento.slice(0, 4)).toBe(
      String(Number(before?.fecha_vencimiento.slice(0, 4)) + 1),
    );
  });

  test('is the one button of a name that expires with an account, and giving it one of a name without', async () => {
    const button = async (nombre: string) =>
      (await opened(nombre)).$('[aria-label="Estado del dominio"] .button').text();
    expect(await button('vencido.uy')).toBe('Renovar por $\u00a01.389');
    expect(await button('barriosur.uy')).toBe('Asociar una forma de pago');
    expect(await button('eliminado.uy')).toBe('Recuperar por $\u00a01.389');
    expect(await button('titular.uy')).toBe('');
  });

  test('with a new account, which can stay with the domain; a wrong one is told field by field', async () => {
    const dialog = await (await opened('barriosur.uy')).follow('Renovar');
    expect(dialog, 'what its next renewals are without it').toSay(
      'Hoy no tiene forma de pago: si no lo marca, sigue sin ella.',
    );
    const button = dialog.buttons.find((words) => words.startsWith('Renovar por $')) ?? '';
    const account = {
      Cuenta: 'Nueva cuenta',
      'Nombre de la cuenta': 'Nueva',
      'Número de cuenta': '24009999',
      'Usar la cuenta que elija también en las próximas renovaciones': true,
    };
    const refused = await dialog.press(button, account);
    expect(refused.status).toBe(422);
    expect(refused.field('Número de documento').invalid).toBe(true);
    expect(refused.field('Número de cuenta').value).toBe('24009999');
    const documents = { 'Tipo de documento': 'Cédula de identidad', 'Número de documento': '12345672' };
    const done = await refused.press(button, documents);
    expect(done.notice).toContain('fue renovado');
    expect((await observe.domain('barriosur.uy'))?.cuenta_pago_id).not.toBeNull();
  });

  test('in the cart, with the rest of what is bought', async () => {
    const dialog = await (await opened('titular.uy')).follow('Agregar la renovación al carrito');
    const done = await dialog.press('Agregar al carrito');
    expect(done.notice).toContain('Se agrego la renovación al carrito de compras.');
    expect(done).toHaveHeading('titular.uy');
    expect(await done.follow('Continuar con la compra')).toRedirectTo('/carrito-compra-paso-tres');
    const cart = await done.follow('Carrito (1)');
    expect(cart).toSay('titular.uy');
    const again = await (await opened('titular.uy')).follow('Agregar la renovación al carrito');
    expect(again.status).toBe(200);
  });
});

test('the account that pays today is told as that, and choosing it changes nothing', async () => {
  const dialog = await (await opened('titular.uy')).follow('Cambiar la forma de pago');
  expect(dialog.field('Casa (la de hoy)').chosen).toBe(true);
  const done = await dialog.press('Guardar forma de pago', {});
  expect(done.notice).toContain('La forma de pago ya era «Casa»: no se cambió nada.');
});

describe('what was done is said where it was done', () => {
  test.each([
    ['contactos', 'Editar los datos del contacto técnico', 'Guardar datos', { Teléfono: '29007000' }],
    ['pago', 'Desactivar la renovación automática', 'Desactivar', {}],
  ] as const)('in the section %s', async (section, link, press, typed) => {
    const dialog = await (await opened('titular.uy')).follow(link);
    const page = await dialog.press(press, typed);
    expect(page.$(`section[aria-labelledby=${section}] #aviso`)).toHaveLength(1);
    expect(page.$('#aviso')).toHaveLength(1);
  });

  test('and first on the page what is about the whole name', async () => {
    const page = await (await (await opened('titular.uy')).follow('Liberar')).press('Liberar dominio');
    expect(page.$('main > #aviso')).toHaveLength(1);
  });
});

describe('the history of a domain', () => {
  test('tells what happened, who did it and what was before, by kinds', async () => {
    const dialog = await (await opened('titular.uy')).follow('Liberar');
    const page = await dialog.press('Liberar dominio');
    expect(plain(page.$('#historial ol > li').first().text())).toContain(
      'Ana Titular, como titular, desde el portal',
    );
    expect(plain(page.$('#historial ol > li').last().text())).toContain('Automático');
    const payments = await page.follow('Forma de pago');
    expect(payments.path).toContain('historial=PAGOS');
    expect(payments.$('#historial strong').text()).toContain('Forma de pago');
  });

  test('is not narrowed by kinds while it is one change', async () => {
    const history = (await opened('sinformadepago.uy')).$('#historial');
    expect(history.text()).toMatch(/1\sentrada/);
    expect(history.text()).not.toContain('Filtrar');
  });

  test('is for every role, and for nobody else', async () => {
    for (const login of ['administrativo', 'tecnico', 'financiero'] as const)
      expect((await opened('titular.uy', login)).$('#historial').length, login).toBe(1);
  });

  test('says beforehand to whom is not its holder that they cannot freeze it again at once', async () => {
    const says = 'solo su titular lo puede congelar otra vez';
    const dialogOf = async (login: Cuenta) =>
      (await opened('titular.uy', login)).follow('Congelar por 24 horas');
    expect(await dialogOf('administrativo')).toSay(says);
    expect(await dialogOf('titular')).not.toSay(says);
  });

  test('a domain that is frozen says until when, and refuses what could take it away', async () => {
    const dialog = await (await opened('titular.uy')).follow('Congelar por 24 horas');
    const frozen = await dialog.press('Congelar dominio');
    const banner = frozen.$('[aria-label="Estado del dominio"]').text();
    expect(banner, 'first until when, then who, then what waits and what does not').toMatch(
      /^Congelado hasta el [^.]*\. Lo congeló Ana Titular\. Hasta entonces no cambia de manos, de contactos ni de DNS; sí se puede renovar\./,
    );
    expect(deeds(frozen)).not.toContain('Liberar');
    const delegated = await opened('congelado.uy');
    expect(delegated).toSay('El dominio no está firmado.');
    expect(delegated, 'nothing is advised that it may not be done').not.toSay('agregue la clave');
    expect(frozen.$('.why').first().text()).toMatch(
      /El dominio está congelado hasta el .*\. Por eso no puede liberarlo/,
    );
  });
});

describe('somebody else changes the domain while a dialog is open', () => {
  test('both versions are shown side by side, and nothing is done until the person says so again', async () => {
    const mine = await (await opened('titular.uy')).follow('Liberar');
    const contact = await (await visitor().as('tecnico')).open(
      '/administrar/ver-dominio/editar-contacto?dominio=titular.uy&tipo=TECNICO',
    );
    await contact.press('Guardar datos', { Teléfono: '29009999' });
    const conflict = await mine.press('Liberar dominio');
    expect(conflict.status).toBe(409);
    expect(conflict).toSay('El dominio cambió mientras usted tenía abierto este formulario');
    expect(conflict.$('dialog .notice tr').text()).toMatch(/Teléfono del contacto técnico.*29009999/);
    expect((await observe.domain('titular.uy'))?.estado).toBe('REGISTRADO');
    const done = await conflict.press('Liberar dominio');
    expect(done.notice).toContain('El dominio titular.uy fue liberado.');
  });
});

test('deleting for good what is deleted already says what is lost by that, and no more', async () => {
  const dialog = await (await opened('eliminado.uy')).follow('Eliminar definitivamente');
  expect(dialog).toSay('Queda libre en el momento: ya no podrá recuperarlo');
  expect(dialog.$('dialog').text()).not.toContain('Lo pagado');
});

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

const contactsIn = (page: Page) => plain(page.$('section[aria-labelledby=contactos] table').text());

describe('the contacts of a domain', () => {
  test('are edited where the role may, each with its own form', async () => {
    const dialog = await (await opened('titular.uy')).follow('Editar los datos del contacto técnico');
    expect(dialog.field('Nombre').value).not.toBe('');
    const refused = await dialog.press('Guardar datos', { Teléfono: '12' });
    expect(refused.status).toBe(422);
    expect(refused.field('Teléfono').invalid).toBe(true);
    const done = await refused.press('Guardar datos', { Teléfono: '29009000' });
    expect(done).toHaveHeading('titular.uy');
    expect(done.notice).toContain('Se actualizaron los datos del contacto técnico de titular.uy.');
    expect(contactsIn(done)).toContain('29009000');
    const history = plain(done.$('#historial').text());
    expect(history).toContain('El teléfono del contacto técnico pasó de 29001002 a 29009000');
    expect(history, 'what stayed as it was did not change').not.toContain('de Carla');
  });

  test('keep the name of the holder, which only a transfer changes', async () => {
    const dialog = await (await opened('titular.uy')).follow('Editar los datos del contacto titular');
    expect(dialog).toSay('transfiera el titular');
    expect(() => dialog.field('Nombre')).toThrow();
    const done = await dialog.press('Guardar datos', { Dirección: 'Rambla 1234' });
    expect(done).toSay('Rambla 1234');
  });

  test('say why not to who may not', async () => {
    const page = await opened('titular.uy', 'tecnico');
    const links = page.$('section[aria-labelledby=contactos] table a').toArray();
    expect(links.map((link) => plain(page.$(link).text()))).toEqual([
      'Editar los datos del contacto técnico',
    ]);
    const reasons = page
      .$('.why li')
      .get()
      .map((each) => page.$(each).text());
    expect(reasons.filter((each) => /editar los datos del titular/i.test(each))).toEqual([
      expect.stringContaining('Hay que ser titular o contacto administrativo; usted es contacto técnico.'),
    ]);
  });

  test('changed by two people at once are shown side by side, and one of them chooses', async () => {
    const mine = await (await opened('titular.uy')).follow('Editar los datos del contacto técnico');
    const theirs = await (await opened('titular.uy', 'administrativo')).follow(
      'Editar los datos del contacto técnico',
    );
    await theirs.press('Guardar datos', { Teléfono: '29001111', Dirección: 'Otra calle 1' });
    const conflict = await mine.press('Guardar datos', { Teléfono: '29002222' });
    expect(conflict.status).toBe(409);
    expect(conflict).toSay('El dominio cambió mientras usted tenía abierto este formulario');
    expect(conflict.within('29002222').text).toMatch(/29002222.*29001111/);
    expect(contactsIn(await opened('titular.uy'))).toContain('29001111');

    const kept = await conflict.follow('Dejar los que hay ahora');
    expect(contactsIn(kept)).toContain('29001111');
    const over = await conflict.press('Guardar los datos que escribí');
    expect(contactsIn(over)).toContain('29002222');
  });
});

describe('changing a contact', () => {
  test('is an invitation that waits, can be sent again later and taken back', async () => {
    const dialog = await (await opened('titular.uy')).follow('Poner a otra persona como contacto técnico');
    expect(dialog).toSay('La invitación vale 14 días.');
    const wrong = await dialog.press('Enviar invitación', { 'Correo electrónico': 'a@b.uy' });
    expect(wrong.status).toBe(422);
    const mails = {
      'Correo electrónico': 'nueva@ejemplo.uy',
      'Confirmar correo electrónico': 'nueva@ejemplo.uy',
    };
    const sent = await wrong.press('Enviar invitación', mails);
    expect(sent.within('Invitaciones pendientes').text).toContain('nueva@ejemplo.uy');
    expect(sent.links['Ver la invitación como contacto técnico']).toBe('#invitaciones');
    expect(sent.links['Poner a otra persona como contacto técnico']).toBeUndefined();
    const another = await (await visitor().as('titular')).open(
      '/administrar/ver-dominio/cambiar-contacto?dominio=titular.uy&tipo=TECNICO',
    );
    expect(another.$('dialog'), 'it would be refused after it was typed').toHaveLength(0);
    expect(another).toSay('enviada a nueva@ejemplo.uy. Está en «Invitaciones pendientes»: cancélela');
    expect(another, 'it was sent a moment ago').not.toSay('envíela de nuevo');
    const question = await sent.follow('Cancelar la invitación a nueva@ejemplo.uy');
    const gone = await question.press('Cancelar invitación');
    expect(gone.text).not.toContain('Invitaciones pendientes');
  });

  test('of the holder is a transfer, in three steps that lose nothing', async () => {
    const first = await (await opened('titular.uy')).follow('Transferir titular');
    expect(first).toHaveHeading('Transferir titular de titular.uy');
    const second = await first.follow('Ingresar el nuevo titular');
    expect(second.field('Quitar la forma de pago que tiene ahora').chosen).toBe(true);
    expect(second.field('El nuevo titular será también el contacto administrativo').chosen).toBe(false);
    const empty = await second.press('Continuar');
    expect(empty).toRefuse(
      'Todos los campos son obligatorios. Por favor, asegúrese de llenar todos los campos.',
    );
    expect(empty).toShowError('Nombre y apellido', 'Ingrese el nombre y el apellido.');
    const third = await second.press('Continuar', {
      'Nombre y apellido': 'Nueva Dueña',
      Dirección: 'Calle 1',
      Teléfono: '099123456',
      'Correo electrónico público': 'nueva@ejemplo.uy',
      'Confirmar correo electrónico público': 'nueva@ejemplo.uy',
    });
    expect(third).toSay('Nueva Dueña');
    expect(third).toSay(
      'Va al carrito: al confirmar la compra, el importe se debita de su cuenta y figura en la factura',
    );
    for (const [words, field] of [
      ['los datos del nuevo titular', 'Nombre y apellido'],
      [
        'si será también el contacto administrativo',
        'El nuevo titular será también el contacto administrativo',
      ],
      ['si se quita la forma de pago', 'Quitar la forma de pago que tiene ahora'],
      ['si es una venta', 'Es una venta: después no se puede volver atrás'],
    ] as const)
      expect(third.links[`Cambiar ${words}`], words).toMatch(
        new RegExp(`#${second.$(`label:contains("${field}")`).first().attr('for')}$`),
      );
    for (const words of [
      'No cambia: sigue siendo el que tiene ahora.',
      'Se quita: el dominio no se renueva automáticamente hasta que se le asocie otra.',
      'No: Nueva Dueña puede recibir el dominio enseguida, y durante 72 horas después usted puede volver atrás.',
      '$ 1.389 (IVA incluido). Lo pagado no se devuelve',
    ])
      expect(third.within('Qué va a pasar'), words).toSay(words);
    const otherwise = await (await third.follow('Cambiar si es una venta')).press('Continuar', {
      'El nuevo titular será también el contacto administrativo': true,
      'Quitar la forma de pago que tiene ahora': false,
      'Es una venta: después no se puede volver atrás': true,
    });
    for (const words of [
      'También pasa a ser Nueva Dueña.',
      'No se quita: las próximas renovaciones se siguen debitando de esa cuenta',
      'Sí: Nueva Dueña puede recibir el dominio recién 72 horas después de la compra.',
    ])
      expect(otherwise.within('Qué va a pasar'), words).toSay(words);
    expect((await third.follow('Cambiar los datos del nuevo titular')).field('Teléfono').value).toBe(
      '099123456',
    );
    const cart = await third.press('Agregar la transferencia al carrito');
    expect(cart).toHaveHeading('Mi carrito');
    expect(cart).toSay('Nueva Dueña');
  });

  test('of the holder is refused in its step, beside the field, as any contact is', async () => {
    const step = await (await visitor().as('titular')).open(
      '/transferir-titular?dominio=titular.uy&paso=datos',
    );
    const refused = await step.press('Continuar', {
      'Nombre y apellido': 'Nueva Dueña',
      Dirección: 'Rivera 1234/5',
      Teléfono: '123',
      'Correo electrónico público': 'nueva@ejemplo',
    });
    expect(refused.status).toBe(422);
    expect(refused).toShowError('Teléfono', 'tener entre 7 y 15 dígitos.');
    expect(refused).toShowError('Dirección', 'No se admite: «/»');
    expect(refused).toShowError('Correo electrónico público', 'no tiene un formato válido');
    expect(refused).not.toSay('Todos los campos son obligatorios');
    expect(refused.field('Nombre y apellido').value).toBe('Nueva Dueña');
  });

  test('of the holder says where a domain is chosen, what is wrong before its heading, and leads back from each step', async () => {
    const who = await visitor().as('titular');
    const none = await who.open('/transferir-titular');
    expect(none).toSay('Elija primero el dominio cuyo titular quiere transferir.');
    expect(none.links['Elegirlo en Mis dominios']).toBe('/administrar/mis-dominios');
    const step = await who.open('/transferir-titular?dominio=titular.uy&paso=datos');
    expect(step.links['Volver al paso anterior']).toBe('/transferir-titular?dominio=titular.uy');
    const refused = await step.press('Continuar', { Teléfono: '123' });
    expect(refused.$('.errors ~ h1')).toHaveLength(1);
  });

  test('of the holder is not offered while handing names over is switched off, and says why', async () => {
    await given.transfersSwitchedOff();
    const why = 'La transferencia de titular no está habilitada.';
    const who = await visitor().as('titular');
    const page = await who.open(at('titular.uy'));
    expect(Object.keys(page.links)).not.toContain('Transferir titular');
    expect(page.within('¿Por qué no puedo').text).toContain(why);
    expect((await who.open('/transferir-titular?dominio=titular.uy')).notice).toContain(why);
  });

  test('of the holder is not for anybody else', async () => {
    const back = await (await visitor().as('administrativo')).open('/transferir-titular?dominio=titular.uy');
    expect(back.notice).toContain('Para transferir el titular hay que ser titular');
    expect((await (await visitor().as('otro')).open('/transferir-titular?dominio=titular.uy')).status).toBe(
      404,
    );
  });
});

describe('the payment account of an expired domain', () => {
  test('promises no renewal: it says to renew, and offers no switch', async () => {
    const who = await visitor().as('titular');
    const page = await who.open(at('vencido.uy'));
    expect(page).toSay('Está vencido: ya no se renueva automáticamente. Para que siga en vigor, renuévelo.');
    expect(Object.keys(page.links)).not.toContain('Activar la renovación automática');
    const back = await who.open('/administrar/ver-dominio/renovacion-automatica?dominio=vencido.uy');
    expect(back.notice).toContain('para cambiar su renovación automática, antes debe renovarlo');
    const change = await page.follow('Cambiar la forma de pago');
    expect(change).toSay('una forma de pago no lo renueva: para que siga en vigor, renuévelo');
  });
});

describe('the payment account of a domain', () => {
  test('is changed for another one, and taken away, with what follows from it', async () => {
    const who = await visitor().as('titular');
    const dialog = await (await who.open(at('barriosur.uy'))).follow('Asociar una forma de pago');
    const account = dialog.$('input[name=cuentaPago]').first().attr('value') ?? '';
    const done = await dialog.press('Guardar forma de pago', { Cuenta: account });
    expect(done).toHaveHeading('barriosur.uy');
    expect((await observe.domain('barriosur.uy'))?.cuenta_pago_id).not.toBeNull();
    const question = await done.follow('Quitar la forma de pago');
    expect(question).toSay('no se renovará automáticamente');
    const without = await question.press('Quitar la forma de pago');
    expect(without).toSay('El dominio no tiene forma de pago asociada.');
    expect((await observe.domain('barriosur.uy'))?.cuenta_pago_id).toBeNull();
    expect(without).toSay('Se quitó');
  });
});

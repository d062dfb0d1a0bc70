import { describe, expect, test } from 'vitest';
import { charges, chargesSince } from '../support/compra';
import * as observe from '../support/observe';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { APROBADO, upToSummary } from '../support/traslado';

onDemoData();

const titular = () => visitor().as('titular');

async function chosen(who: Visitor, words: string, ...nombres: string[]) {
  const list = await who.open('/administrar/mis-dominios?cantidad=50');
  return list.press(words, Object.fromEntries(nombres.map((nombre) => [`Elegir ${nombre}`, true])));
}

const NUEVA = {
  Nombre: 'Nueva',
  Apellido: 'Técnica',
  Dirección: 'Calle 1',
  Teléfono: '29001234',
  'Correo electrónico público': 'tecnica@ejemplo.uy',
};

describe('Ver qué va a pasar, with many names', () => {
  test('says to how many, to which not and why, and the button that does it is there', async () => {
    const split = await chosen(
      await titular(),
      'Eliminar Forma de Pago',
      'titular.uy',
      'camión.uy',
      'barriosur.uy',
    );
    const page = await split.press('Ver qué va a pasar');
    expect(page.status).toBe(200);
    expect(page).toSay('Esto va a pasar');
    expect(page.text).toMatch(/2\sdominios\s*De .+ …\d{4} a ninguna\s*En camión\.uy y titular\.uy/);
    expect(page.text).toMatch(/Dejan? de renovarse por sí solos? /);
    expect(page.text).toMatch(/1\sdominio\s*Queda como está/);
    const reason = 'no tiene forma de pago asociada o no tiene permisos para realizar la acción';
    expect(page).toSay(`El dominio barriosur.uy ${reason}.`);
    expect(page.text.split(reason), 'why not is told once').toHaveLength(2);
    expect(page).toSay('(hora de Uruguay). Nada se guardó ni se envió');
    expect(page.$('dialog h4').length, 'one comparison').toBe(0);
    const done = await page.press('Eliminar la forma de pago de 2 dominios');
    expect(done).toHaveHeading('Eliminación de la forma de pago');
  });

  test('keeps what was typed, and of a mistake says the mistake', async () => {
    const which = await chosen(await titular(), 'Modificar Datos Contacto', 'titular.uy', 'camión.uy');
    const form = await which.press('Continuar', { 'Contacto a modificar': 'TECNICO' });
    const wrong = await form.press('Ver qué va a pasar', { ...NUEVA, Teléfono: '12' });
    expect(wrong.status).toBe(422);
    expect(wrong).toShowError('Teléfono', 'entre 7 y 15 dígitos');
    const page = await wrong.press('Ver qué va a pasar', NUEVA);
    expect(page.text, 'field by field').toMatch(
      /Nombre: de Carla a Nueva\s*Dirección: (?:de .+? a|se agrega) Calle 1\s*Teléfono: de /,
    );
    expect(page.text, 'only what changes').not.toContain('Apellido: ');
    expect(page).toSay('En camión.uy y titular.uy');
    expect(page.field('Dirección').value).toBe('Calle 1');
    expect(await page.press('Modificar 2 dominios')).toHaveHeading('Modificación del contacto técnico');
  });

  test('begins with what the contacts share, and does not offer what would change nothing', async () => {
    const which = await chosen(await titular(), 'Modificar Datos Contacto', 'titular.uy', 'camión.uy');
    const form = await which.press('Continuar', { 'Contacto a modificar': 'TECNICO' });
    expect(form, 'whose they are').toSay(
      'El formulario trae los datos de Carla Técnica, hoy el contacto técnico de los 2 dominios. Lo que guarde reemplaza todos los datos del contacto técnico de cada uno.',
    );
    expect(form.field('Teléfono').value).toBe('29001002');
    const nothing = await form.press('Ver qué va a pasar');
    expect(nothing).toSay('No va a cambiar nada');
    expect(nothing.buttons).not.toContain('Modificar 2 dominios');
    const page = await nothing.press('Ver de nuevo qué va a pasar', { Teléfono: '29001009' });
    expect(page.text).toMatch(/Teléfono: de 29001002 a 29001009/);
    expect(page.text, 'only what changes').not.toContain('Dirección: ');
    expect(page.buttons).toContain('Modificar 2 dominios');
  });

  test('counts on the button the names that change, once they were tried', async () => {
    const { cuenta_pago_id: cuenta } = await observe.theDomain('titular.uy');
    const form = await chosen(await titular(), 'Modificar Forma de Pago', 'titular.uy', 'sinformadepago.uy');
    expect(form.buttons).toContain('Modificar 2 dominios');
    const page = await form.press('Ver qué va a pasar', { Cuenta: String(cuenta) });
    expect(page.text).toMatch(/De ninguna a .+ …\d{4}\s*En sinformadepago\.uy/);
    expect(page.text).toMatch(/Ya estaba así\s*titular\.uy/);
    expect(page, 'what begins to renew by itself, and when').toSay('Desde ahora se renueva por sí solo');
    expect(page.buttons).toContain('Modificar 1 dominio');
    expect(page.$('dialog h2').text(), 'its title agrees').toMatch(
      /^Modificar la forma de pago de 1\sdominio$/,
    );
  });

  test('keeps the account that was chosen', async () => {
    const form = await chosen(await titular(), 'Modificar Forma de Pago', 'titular.uy', 'camión.uy');
    const cuenta = form.$('input[name=cuentaPago]').first().attr('value') ?? '';
    const page = await form.press('Ver qué va a pasar', { Cuenta: cuenta });
    expect(page).toSay('Ya estaban así');
    expect(page.$(`input[name=cuentaPago][value="${cuenta}"]`).attr('checked')).toBeDefined();
  });
});

describe('Ver qué va a pasar, with a name of another registrar', () => {
  test('says who has to answer, what is charged and when, what is served, and what happens if nobody does', async () => {
    const before = (await charges()).length;
    const steps = await observe.transferSteps();
    const summary = await upToSummary(await titular());
    const page = await summary.press('Ver qué va a pasar');
    expect(page.status).toBe(200);
    expect(page.$('[autofocus]').text(), 'what was asked for is where the browser goes').toBe(
      'Esto va a pasar',
    );
    expect(page.within('Al solicitarla')).toSay('Registrador del Este tiene hasta el');
    expect(page.within('Al solicitarla')).toSay('No se cobra nada.');
    expect(page.within('Si Registrador del Este la aprueba')).toSay('Se cobran $ 1.389 (IVA incluido).');
    expect(page.within('Empieza a responderse')).toSay('192.0.2.80');
    expect(page).toSay('La solicitud vence y el dominio sigue con Registrador del Este.');
    expect(page.text, 'the code is nowhere').not.toContain(APROBADO.codigo);
    expect(await chargesSince(before)).toEqual([]);
    expect(await observe.transferSteps()).toEqual(steps);
    expect(await page.press('Solicitar Transferencia')).toHaveHeading(
      'Se solicitó la importación de lagunagarzon.uy',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { now, useClock } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import { demoDesk } from '../support/demo-desk';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

const NUEVO = 'otro-secreto-de-pruebas-de-32-letras-o-mas';

/** The portal starts again with another secret, a while after people were here. */
function renewSecret({ keeping }: { keeping: boolean }): void {
  const { SESSION_SECRET } = settings();
  const later = now().add({ minutes: 5 });
  useSettings({
    ...settings(),
    SESSION_SECRET: NUEVO,
    SESSION_SECRETS_BEFORE: keeping ? [SESSION_SECRET] : [],
  });
  useClock(() => later);
}

async function withCart(who: Visitor, nombre: string) {
  const found = await (await who.open('/consulta-disponibilidad')).press('Buscar', {
    'Nombre de dominio': nombre,
  });
  await found.press('Agregar al carrito de compras', { [`${nombre}.uy`]: true });
  return who.open('/carrito-compra-paso-uno');
}

describe('a portal that starts again with another secret and knows the one before', () => {
  test('keeps the cart of who never signed in, and takes a form that they had open', async () => {
    const who = visitor();
    const cart = await withCart(who, 'de-nadie');
    renewSecret({ keeping: true });
    expect(await who.open('/carrito-compra-paso-uno')).toSay('de-nadie.uy');
    const sent = await cart.press('Quitar de-nadie.uy del carrito');
    expect(sent).toLeaveNotice('de-nadie.uy se quitó del carrito.');
  });

  test('keeps people signed in, with what was sealed for them', async () => {
    const who = await visitor().as('titular');
    const given = { dominio: 'cerrochato.uy' };
    await demoDesk('titular').codigo.solicitar(given);
    const { authorizationCode } = await demoDesk('titular').codigo.vigente(given);
    renewSecret({ keeping: true });
    expect(await who.open('/administrar/mis-dominios')).toHaveHeading('Mis dominios');
    expect(authorizationCode).not.toBeNull();
    expect(await demoDesk('titular').codigo.vigente(given)).toMatchObject({ authorizationCode });
  });
});

describe('a portal that starts again with another secret alone', () => {
  test('has people sign in again; the cart of who was signed in is theirs as before', async () => {
    const who = await visitor().as('titular');
    const cart = await withCart(who, 'de-titular');
    expect(cart).toSay('de-titular.uy');
    renewSecret({ keeping: false });
    const page = await who.open('/administrar/mis-dominios');
    expect(page).toHaveHeading('Su sesión terminó');
    await who.as('titular');
    expect(await who.open('/administrar/mis-dominios')).toHaveHeading('Mis dominios');
    expect((await demoDesk('titular').registro.ventaUsuario()).uuidVenta).not.toBeNull();
  });

  test('knows nothing of what visitors had: an empty cart, and a form of before is refused with what to do', async () => {
    const who = visitor();
    const cart = await withCart(who, 'de-nadie');
    renewSecret({ keeping: false });
    const page = await who.open('/carrito-compra-paso-uno');
    expect(page.status).toBe(200);
    expect(page).toSay('No tienes artículos en tu carrito.');
    const refused = await cart.press('Quitar de-nadie.uy del carrito');
    expect(refused.status).toBe(403);
    expect(refused).toHaveHeading('No se envió: el formulario venció');
    expect(refused).toSay('No se guardó ni cambió nada, tampoco lo que escribió.');
    expect(refused.links['Abrir la página de nuevo']).toBe('/carrito-compra-paso-uno');
  });
});

import { describe, expect, test } from 'vitest';
import * as given from '../support/given';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

/** Somebody whose sign-in the registry stops accepting, some minutes after it. */
async function revoked(): Promise<Visitor> {
  const who = await visitor().as('titular');
  await who.open('/administrar/resumen');
  await laterToday();
  await given.forgetfulProvider();
  return who;
}

/** Long enough after signing in for it not to be a fresh one, and within the session's life. */
const laterToday = () => given.sessions({ ingreso: new Date(Date.now() - 2 * 60_000).toISOString() });

describe('a sign-in that the registry no longer accepts', () => {
  onDemoData();

  test('leads to signing in again, and back', async () => {
    const who = await revoked();
    const page = await who.open('/administrar/mis-dominios?nombre=uy');
    expect(page).toHaveHeading('Su sesión terminó');
    const again = page.links['Iniciar sesión y volver a donde estaba'] ?? '';
    expect(again).toContain(encodeURIComponent('/administrar/mis-dominios?nombre=uy'));
    const provider = await who.open(again);
    expect(provider.redirects.at(-1)).toContain('/oidc/');
  });

  test('keeps the form that was being sent', async () => {
    const who = await revoked();
    const fields = { nombre: 'Ana', apellido: 'Otra', direccion: 'Rambla 5' };
    const page = await who.post('/administrar/mis-datos', { intencion: 'guardar', ...fields });
    expect(page).toHaveHeading('Su sesión terminó');
    await who.as('titular');
    expect((await who.open('/administrar/mis-datos')).field('Dirección').value).toBe('Rambla 5');
  });

  test('that was made again in another window is told as open, with the way on', async () => {
    const page = await (await visitor().as('titular')).open('/sesion-terminada?volver=/administrar/mensajes');
    expect(page).toHaveHeading('Su sesión está abierta');
    expect(page.links['Volver a donde estaba']).toBe('/administrar/mensajes');
  });

  test('with no page to return to promises none', async () => {
    const page = await visitor().open('/sesion-terminada');
    expect(page).toHaveHeading('Su sesión terminó');
    expect(page.links).toHaveProperty('Iniciar sesión');
    expect(page.text).not.toMatch(/donde estaba|al volver/);
  });

  test('that was made this very minute is told instead of going round for ever', async () => {
    const who = await visitor().as('titular');
    await given.forgetfulProvider();
    const page = await who.open('/administrar/mis-dominios');
    expect(page).toHaveHeading('No tiene autorización para ver esta página');
    expect(page.buttons).toContain('Cerrar la sesión para ingresar con otra cuenta');
    expect(page.html).not.toContain('Carrito (0)');
    expect(page.html).not.toContain('mensajes sin leer');
  });
});

import { describe, expect, test } from 'vitest';
import { LOCKED, lockOf, quietLock } from '../support/locked';
import { onDemoData } from '../support/registry';
import { as, detail } from '../support/situations';

onDemoData();

const ESPERA =
  'El dominio ya tiene un cambio que espera la aprobación de sus custodios. Los cambios se aprueban de a uno';
/** What only its custodians let pass, as its detail offers it. */
const HELD = [
  'Agregar nameserver',
  'Cambiar todos los servidores',
  'Agregar una clave (DS)',
  'Editar los datos del contacto titular',
  'Editar los datos del contacto técnico',
  'Transferir titular',
];

describe('a locked name', () => {
  test('of which a change waits offers no other one, and says why, also of its lock', async () => {
    const who = await as('titular');
    const page = await who.open(detail(LOCKED));
    for (const words of HELD) expect(page.links).not.toHaveProperty([words]);
    expect(page.links).toHaveProperty(['Cambiar la forma de pago']);
    expect(page).toSay(ESPERA);
    expect(page).toSay('retírelo desde la página de su candado.');
    expect(page.links['la página de su candado']).toBe(lockOf(LOCKED));
    const late = await who.open(detail(LOCKED).replace('?', '/dns/claves?'));
    expect(late.notice).toContain(ESPERA);
    const lock = await late.follow('Ver el cambio que espera');
    expect(lock).toSay('Retirar este cambio');
    const opening = lock.within('Abrir el candado');
    expect(opening).toSay(ESPERA);
    expect(opening).toSay('o retire arriba el cambio que espera');
    expect(opening.text).not.toContain('desde la página de su candado');
  });

  test('of which nothing waits says in each dialog whose change will, and in no other', async () => {
    const [who, lock] = await quietLock();
    const page = await who.open(lock.replace('/candado?', '?'));
    const said = 'Tiene candado: lo aprueban sus custodios antes de hacerse.';
    for (const words of HELD.slice(0, 5)) expect(await page.follow(words)).toSay(said);
    for (const words of ['Cambiar la forma de pago', 'Renovar'])
      expect((await page.follow(words)).text).not.toContain(said);
  });

  test('asks what it is for, and leads who wants somebody else as a custodian where anybody is asked by mail', async () => {
    const page = await (await as('titular')).open(lockOf('titular.uy'));
    expect(page).toSay('¿Para qué es el candado?');
    expect(page.links['invite por correo a otro custodio']).toBe('/administrar/candado#invitar');
  });

  test('says to who changes a contact that its custodians approve it too, before and after', async () => {
    const [who, lock] = await quietLock();
    const said = 'El dominio tiene candado: cuando acepte, también tienen que aprobarlo sus custodios.';
    expect(await who.open(lock)).toSay(
      'cambiar el contacto administrativo, técnico o financiero: se les pregunta cuando la persona invitada acepte',
    );
    const dialog = await who.open(lock.replace('/candado?', '/cambiar-contacto?').concat('&tipo=TECNICO'));
    expect(dialog).toSay(said);
    const correo = 'bien@correo.uy';
    const sent = await dialog.press('Enviar invitación', {
      'Correo electrónico': correo,
      'Confirmar correo electrónico': correo,
    });
    expect(sent.notice).toContain(`Se envió la invitación a ${correo}. ${said}`);
  });
});

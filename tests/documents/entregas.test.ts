import { describe, expect, test } from 'vitest';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { entregado } from '../support/rows';

const ENTREGAS = '/administrar/entregas';
const TITULAR = {
  'Nombre y apellido': 'Nadia Nueva',
  Dirección: 'Calle 2',
  Teléfono: '24001234',
  'Correo electrónico público': 'nadia@correo.uy',
};

onDemoData();

/** Who gave titular.uy away, at the page of what they gave. */
async function giver() {
  const [giver, name] = [await observe.person('titular'), await observe.theDomain('titular.uy')];
  await entregado(giver.id, name.id);
  return visitor().as('titular');
}

describe('Giving a domain away', () => {
  test('asks for the new holder’s address twice', async () => {
    const who = await visitor().as('titular');
    const form = await who.open('/transferir-titular?dominio=titular.uy&paso=datos');
    const typed = { ...TITULAR, 'Confirmar correo electrónico público': 'nadie@correo.uy' };
    const refused = await form.press('Continuar', typed);
    expect(refused).toShowError(
      'Confirmar correo electrónico público',
      'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
    );
    expect(refused.field('Nombre y apellido').value).toBe('Nadia Nueva');
    const next = await refused.press('Continuar', {
      'Confirmar correo electrónico público': 'nadia@correo.uy',
    });
    expect(next.path).toContain('paso=confirmar');
  });

  test('is seen, corrected and taken back by who did it', async () => {
    const who = await giver();
    const list = await (await who.open('/administrar/mis-dominios')).follow(
      'Dominios que transfirió y esperan a su nuevo titular',
    );
    expect(list.path).toBe(ENTREGAS);
    for (const words of ['titular.uy', 'Nadia Nueva', 'mal@correo.uy']) expect(list).toSay(words);
    const dialog = await list.follow('Corregir el correo del nuevo titular de titular.uy');
    const wrong = await dialog.press('Enviar la invitación', {
      'Correo electrónico': 'bien@correo.uy',
      'Confirmar correo electrónico': 'bin@correo.uy',
    });
    expect(wrong.status).toBe(422);
    const sent = await wrong.press('Enviar la invitación', {
      'Confirmar correo electrónico': 'bien@correo.uy',
    });
    expect(sent).toLeaveNotice('Se envió la invitación a bien@correo.uy.');
    const question = await sent.follow('Deshacer la transferencia de titular.uy');
    expect(question).toSay('¿Deshacer la transferencia de titular.uy?');
    const back = await question.press('Deshacer la transferencia');
    // the transfer took the account from it: it is of another contact
    expect(back).toLeaveNotice('titular.uy vuelve a ser suyo. Quedó sin forma de pago.');
    expect(back.links['Asociar una forma de pago']).toContain('/cambiar-forma-de-pago?dominio=titular.uy');
    expect(await who.open('/administrar/ver-dominio?dominio=titular.uy')).toHaveHeading('titular.uy');
  });

  test('is told in the place of the detail to who did it, and to nobody else', async () => {
    const who = await giver();
    const path = '/administrar/ver-dominio?dominio=titular.uy';
    const gone = await who.open(path);
    expect(gone.status).toBe(404);
    expect(gone).toHaveHeading('Ya no es titular de titular.uy');
    expect(gone).toSay(
      'Usted lo transfirió a Nadia Nueva, que todavía no lo recibió: la invitación se le envió el 21/11/2026. Puede corregir el correo o deshacer la transferencia.',
    );
    expect(gone.links['Ver la transferencia']).toBe(ENTREGAS);
    expect(await who.open('/administrar/ver-dominio/renovar?dominio=TITULAR.uy')).toSay(
      'Usted lo transfirió a Nadia Nueva',
    );
    const other = await (await visitor().as('otro')).open(path);
    expect(other).toSay('El dominio titular.uy no existe o no es suyo.');
    expect(other.text).not.toContain('Nadia');
  });

  test('that is nobody else’s cannot be seen', async () => {
    await giver();
    const other = await visitor().as('otro');
    expect(await other.open(ENTREGAS)).toSay('No hay transferencias suyas que esperen al nuevo titular');
  });
});

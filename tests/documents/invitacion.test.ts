import { describe, expect, test } from 'vitest';
import { capital } from '~/format';
import { alcancePorTema } from '~/registry/domain/alcance-por-tema';
import { demoDesk } from '../support/demo-desk';
import * as observe from '../support/observe';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const NOMBRE = 'titular.uy';
const INVALIDA = 'La invitación ya no es válida.';

/** Where the mail that invites somebody leads. */
async function invited(correo = 'otro@ejemplo.uy'): Promise<string> {
  const { administracion } = demoDesk('titular');
  const answer = await administracion.invitacionCambiarContacto({
    nombreDominio: NOMBRE,
    tipoContacto: 'TECNICO',
    correo,
  });
  expect(answer.mensajeRespuesta).toBe(`Se envió la invitación a ${correo}.`);
  const { texto } = await observe.lastMail(correo);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(texto)?.[0] ?? '');
  return pathname + search;
}

const tecnico = async () => {
  const { tecnico: found } = await demoDesk('titular').administracion.informacion({ nombreDominio: NOMBRE });
  return found?.nombre;
};

onDemoData();

describe('The page of an invitation', () => {
  test('leads who is not signed in to sign in and back', async () => {
    const path = await invited();
    expect(await visitor().open(path)).toRedirectTo(`/ingresar?volver=${encodeURIComponent(path)}`);
  });

  test('says what is asked and with which data, and makes the person the contact', async () => {
    const path = await invited();
    await (await visitor().as('titular')).open('/administrar/resumen'); // with the name of their account, which `invited` did not say
    const page = await (await visitor().as('otro')).open(path);
    expect(page).toHaveHeading('Invitación');
    expect(page).toSay('Si acepta, la consulta whois muestra sus datos de contacto.');
    for (const { titulo, actos } of alcancePorTema('tecnico', true) ?? [])
      expect(page.within(titulo)).toSay(`${capital(actos.join(', '))}.`);
    for (const words of [NOMBRE, 'Contacto técnico', 'Ana Titular', 'Federico', 'otro@ejemplo.uy'])
      expect(page).toSay(words);
    const after = await page.press('Aceptar Invitación');
    expect(after.path).toBe('/administrar/mis-dominios');
    expect(after).toLeaveNotice('Invitación aceptada con éxito.');
    expect(after.links[`Ver ${NOMBRE}`]).toBe(`/administrar/ver-dominio?dominio=${NOMBRE}`);
    expect(await tecnico()).toBe('Federico');
  });

  test('tells who accepted it what they are, when they open it again', async () => {
    const path = await invited();
    const who = await visitor().as('otro');
    await (await who.open(path)).press('Aceptar Invitación');
    const again = await who.open(path);
    expect(again).toSay(`Usted ya la aceptó: es el contacto técnico de ${NOMBRE}.`);
    expect(again.links[`Ver ${NOMBRE}`]).toBe(`/administrar/ver-dominio?dominio=${NOMBRE}`);
    expect(again).not.toSay(INVALIDA);
    expect(await (await visitor().as('administrativo')).open(path)).toSay(INVALIDA);
  });

  test('asks once more before it is rejected', async () => {
    const path = await invited();
    const who = await visitor().as('otro');
    const question = await (await who.open(path)).follow('Rechazar Invitación');
    expect(question).toSay(`Desea rechazar la invitación para el dominio ${NOMBRE}?`);
    const after = await question.press('Rechazar');
    expect(after).toLeaveNotice('La invitación ha sido rechazada exitosamente.');
    expect(await tecnico()).toBe('Carla');
    expect(await who.open(path)).toSay(INVALIDA);
  });

  test('tells who follows a link that is good for nothing what to do', async () => {
    const path = await invited();
    const page = await (await visitor().as('tecnico')).open(path);
    expect(page).toSay(INVALIDA);
    expect(page).toSay('Pida a quien lo invitó que se la envíe de nuevo');
    expect(page.buttons).not.toContain('Aceptar Invitación');
  });

  test('tells who was faster, where it was taken back meanwhile', async () => {
    const page = await (await visitor().as('otro')).open(await invited());
    const { administracion } = demoDesk('titular');
    const [pending] = (await administracion.invitacionesEnviadas({ nombreDominio: NOMBRE })).invitaciones;
    await administracion.retirarInvitacion({ id: pending?.id ?? 0 });
    expect(await page.press('Aceptar Invitación')).toLeaveNotice(
      'Error al aceptar la invitación. La invitación ya no es válida.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { now } from '~/clock.server';
import { settings, useSettings } from '~/config.server';
import { database } from '~/database/connection.server';
import type { Visitor } from '../support/portal/portal';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { otherRegistrarActs } from '../support/traslado';

const NOMBRE = 'titular.uy';
const DETAIL = `/administrar/ver-dominio?dominio=${NOMBRE}`;

onDemoData();
const titular = () => visitor().as('titular');

/** The code of a name was asked for; answers the detail that shows it. */
async function withCode(who: Visitor) {
  const detail = await who.open(DETAIL);
  return (await detail.follow('Solicitar un Código de Autorización')).press(
    'Solicitar Código de Autorización',
  );
}

describe('the registrar transfer of a name', () => {
  it('begins with a code, shown to who asked, masked afterwards until it is asked to be seen', async () => {
    const who = await titular();
    const made = await withCode(who);
    expect(made).toLeaveNotice('La solicitud del Código de Autorización se procesó exitosamente.');
    const code = made.$('#transferencia').closest('section').find('code').text();
    expect(code).toMatch(/^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/);
    const later = await who.open(DETAIL);
    expect(later.html).not.toContain(code);
    const seen = await later.follow('Ver el código de autorización');
    expect(seen.within('Código de Autorización')).toSay(code);
  });

  it('is for the holder, the administrative and the technical contact of .uy names', async () => {
    for (const login of ['administrativo', 'tecnico'] as const)
      expect(await (await visitor().as(login)).open(DETAIL)).toSay('Transferencia de Registrador');
    expect(await (await visitor().as('financiero')).open(DETAIL)).not.toSay('Transferencia de Registrador');
    const comUy = await (await titular()).open('/administrar/ver-dominio?dominio=ombu.com.uy');
    expect(comUy).not.toSay('Transferencia de Registrador');
  });

  it('is approved from the page that the mail leads to: the name is gone from the list', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const page = await who.open(`/confirmarTransferencia/${NOMBRE}`);
    expect(page).toSay('Registrador del Este pidió llevarse titular.uy');
    const dialog = await page.follow('Aprobar');
    expect(dialog).toSay('no se puede deshacer');
    const done = await dialog.press('Aceptar');
    expect(done).toRedirectTo('/administrar/mis-dominios');
    expect(done).toLeaveNotice(`Se aprobó la Transferencia del dominio ${NOMBRE}`);
    expect((await who.open(DETAIL)).status).toBe(404);
  });

  it.each([
    ['vencer', 'Si nadie responde, la solicitud vence.', 'hasta que usted lo apruebe. '],
    ['aprobar', 'Si nadie responde, se aprueba.', 'hasta que usted lo apruebe, o no responda a tiempo'],
  ] as const)(
    'says on its screens and in its mails what comes of silence: %s',
    async (alVencer, said, mailed) => {
      useSettings({ ...settings(), TRANSFERENCIA_SIN_RESPUESTA: alVencer });
      const who = await titular();
      await withCode(who);
      await otherRegistrarActs();
      expect(await who.open(`/confirmarTransferencia/${NOMBRE}`)).toSay(said);
      expect(await who.open(DETAIL)).toSay(said);
      const mails = await database().selectFrom('correos_salientes').select(['asunto', 'texto']).execute();
      const text = (asunto: string) =>
        mails.find((mail) => mail.asunto.includes(asunto))?.texto.replace(/\s+/g, ' ') ?? '';
      expect(text('código de autorización')).toContain(mailed);
      expect(text('pide el dominio').includes('Si nadie responde, se aprueba.')).toBe(alVencer === 'aprobar');
    },
  );

  it('that cannot be approved says so as everywhere, and why', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const dialog = await (await who.open(`/confirmarTransferencia/${NOMBRE}`)).follow('Aprobar');
    await database()
      .updateTable('dominios')
      .set({ congelado_hasta: now().add({ hours: 24 }).toString() })
      .where('nombre', '=', NOMBRE)
      .execute();
    const refused = await dialog.press('Aceptar');
    expect(refused).toLeaveNotice(
      'Ocurrió un error al aprobar la transferencia. Por favor, inténtelo nuevamente. El dominio está congelado',
    );
  });

  it('is rejected from its detail, and the code is history', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const detail = await who.open(DETAIL);
    const done = await (await detail.follow('Rechazar Transferencia')).press('Aceptar');
    expect(done).toLeaveNotice('La transferencia ha sido rechazada exitosamente.');
    const history = await done.follow('Ver historial de Códigos de Autorización');
    expect(history.within('Historial de Códigos de Autorización')).toSay('Transferencia rechazada');
    expect(history.links).toHaveProperty('Ocultar historial de Códigos de Autorización');
    expect(await who.open(`/confirmarTransferencia/${NOMBRE}`)).toSay('Esta solicitud ya terminó');
  });

  it('is nobody else’s', async () => {
    const otro = await visitor().as('otro');
    expect((await otro.open(`/confirmarTransferencia/${NOMBRE}`)).status).toBe(404);
    const page = await otro.post(`/administrar/ver-dominio/solicitar-codigo?dominio=${NOMBRE}`, {
      intencion: 'solicitar',
    });
    expect(page.status).toBe(404);
  });
});

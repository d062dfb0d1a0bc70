import { describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { settings, useSettings } from '~/base/config.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
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
    expect(made).toSay('rechazar el titular, el contacto administrativo o el contacto técnico');
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
    expect(comUy.$('.why').first().text(), 'and says why there is none').toBe(
      '¿Por qué no puedo llevarlo a otro registrador?Desde aquí solo se llevan a otro registrador los dominios .uy, y este es .com.uy.',
    );
    const paying = await (await visitor().as('financiero')).open(
      '/administrar/ver-dominio?dominio=ombu.com.uy',
    );
    expect(paying).not.toSay('otro registrador');
  });

  it('is approved from the page that the mail leads to: the name is gone from the list', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const page = await who.open(`/confirmarTransferencia/${NOMBRE}`);
    expect(page).toSay('Registrador del Este pidió llevarse titular.uy');
    expect(page).toSay('el dominio pasa a Registrador del Este con el mismo titular');
    expect(page.$('.mainnav [aria-current]').text(), 'it is a name that goes out').toBe('Administrar');
    expect(page.$('main a.button:not(.second)').text(), 'one button is filled').toBe('Aprobar');
    const dialog = await page.follow('Aprobar');
    expect(dialog).toSay('no se puede deshacer');
    const done = await dialog.press('Aceptar');
    expect(done).toRedirectTo('/administrar/mis-dominios');
    expect(done).toLeaveNotice(`Se aprobó la Transferencia del dominio ${NOMBRE}`);
    expect((await who.open(DETAIL)).status).toBe(404);
  });

  it.each([
    [
      'vencer',
      'Si nadie responde, la solicitud vence y el dominio sigue donde está.',
      'hasta que lo apruebe el titular o el contacto administrativo. ',
    ],
    [
      'aprobar',
      'Si nadie responde, se aprueba.',
      'hasta que lo apruebe el titular o el contacto administrativo, o nadie responda a tiempo',
    ],
  ] as const)(
    'says on its screens and in its mails what comes of silence: %s',
    async (alVencer, said, mailed) => {
      useSettings({ ...settings(), TRANSFERENCIA_SIN_RESPUESTA: alVencer });
      const who = await titular();
      await withCode(who);
      await otherRegistrarActs();
      expect(await who.open(`/confirmarTransferencia/${NOMBRE}`)).toSay(said);
      expect(await who.open(DETAIL)).toSay(said);
      const mails = await observe.mails();
      const text = (asunto: string) =>
        mails.find((mail) => mail.asunto.includes(asunto))?.texto.replace(/\s+/g, ' ') ?? '';
      expect(text('código de autorización')).toContain(mailed);
      expect(text(`${NOMBRE}: lo pide`).includes('Si nadie responde, se aprueba.')).toBe(
        alVencer === 'aprobar',
      );
    },
  );

  it('leads its detail once another registrar asks: who, until when, and the two answers', async () => {
    const who = await titular();
    expect((await withCode(who)).path).toContain('codigo=ver');
    await otherRegistrarActs();
    const detail = await who.open(DETAIL);
    const state = detail.$('.banner.state');
    expect(state.find('p').first().text()).toMatch(
      /^Atención Registrador del Este pide este dominio\. Responda antes del \d\d\/\d\d\/\d{4}\. Si nadie responde, .+\. Ver el pedido/,
    );
    const answers = state.find('a.button').get();
    expect(answers.map((each) => detail.$(each).text())).toEqual([
      'Rechazar Transferencia',
      'Aprobar Transferencia',
    ]);
    expect(state.text()).not.toContain('no tiene que hacer nada');
    expect(detail.within('Transferencia de Registrador')).toSay('Responda antes del');
    expect(detail.$('#historial').closest('section').text()).toContain('Otro registrador pidió este dominio');
  });

  it('warns of what stops working only where its records are served here', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const asked = `/administrar/ver-dominio/aprobar-transferencia?dominio=${NOMBRE}`;
    for (const [alojado, isWarned] of [
      [0, false],
      [1, true],
    ] as const) {
      await given.domain(NOMBRE, { alojado });
      const dialog = await who.open(asked);
      expect(dialog.text.includes('su web y su correo dejan de funcionar')).toBe(isWarned);
    }
  });

  it('that cannot be approved says so as everywhere, and why', async () => {
    const who = await titular();
    await withCode(who);
    await otherRegistrarActs();
    const dialog = await (await who.open(`/confirmarTransferencia/${NOMBRE}`)).follow('Aprobar');
    await given.frozenUntil(now().add({ hours: 24 }), NOMBRE);
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

  it('is not for the technical contact alone: they may ask for the code and reject, others approve', async () => {
    const tecnico = await visitor().as('tecnico');
    await withCode(tecnico);
    await otherRegistrarActs();
    const why =
      'Para aprobar su transferencia a otro registrador hay que ser titular o contacto administrativo; usted es contacto técnico.';
    for (const place of [DETAIL, `/confirmarTransferencia/${NOMBRE}`]) {
      const page = await tecnico.open(place);
      expect(Object.keys(page.links).filter((words) => words.startsWith('Aprobar'))).toEqual([]);
      // Its detail says it once for all that it is true of.
      if (place !== DETAIL) expect(page).toSay(why);
      else
        expect(page.$('#por-que li').text()).toMatch(
          /Hay que ser titular o contacto administrativo; usted es contacto técnico\. Por eso no puede [^.]*aprobar la transferencia/,
        );
    }
    const own = await titular();
    const dialogs = [
      `/administrar/ver-dominio/aprobar-transferencia?dominio=${NOMBRE}`,
      `/confirmarTransferencia/${NOMBRE}/aprobar`,
    ];
    for (const dialog of dialogs) {
      expect(await tecnico.open(dialog)).toLeaveNotice(why);
      const solicitud = (await own.open(dialog)).$('[name=solicitud]').attr('value') ?? '';
      expect(await tecnico.post(dialog, { intencion: 'aprobar', solicitud })).toLeaveNotice(why);
    }
    expect((await own.open(DETAIL)).status).toBe(200);
    const done = await (await (await tecnico.open(DETAIL)).follow('Rechazar Transferencia')).press('Aceptar');
    expect(done).toLeaveNotice('La transferencia ha sido rechazada exitosamente.');
  });

  it('says to whom it is mailed who may approve it and who may reject it', async () => {
    await withCode(await titular());
    await otherRegistrarActs();
    const { texto } = await observe.lastMailWhere(({ asunto }) => asunto.includes(': lo pide '));
    expect(texto.replace(/\s+/g, ' ')).toContain(
      'la puede aprobar el titular o el contacto administrativo, y rechazar el titular, el contacto administrativo o el contacto técnico.',
    );
  });

  it.each(['preregistro.uy', 'error.uy'])(
    'of %s, whose registration is not done, is no subject',
    async (nombre) => {
      const page = await (await titular()).open(`/administrar/ver-dominio?dominio=${nombre}`);
      expect(page.text).not.toContain('Transferencia de Registrador');
      const dialog = `/administrar/ver-dominio/solicitar-codigo?dominio=${nombre}`;
      const back = await (await titular()).open(dialog);
      expect(back.path).toMatch(/^\/administrar\/ver-dominio\?/);
      expect(back.notice).not.toBe('');
    },
  );

  it.each(['eliminado.uy', 'congelado.uy', 'vencido.uy'])(
    'of %s is not offered: where it would be is the way to why not, which is told once',
    async (nombre) => {
      const page = await (await titular()).open(`/administrar/ver-dominio?dominio=${nombre}`);
      const section = page.within('Transferencia de Registrador');
      expect(section.links).not.toHaveProperty('Solicitar un Código de Autorización');
      expect(section).toSay('No puede solicitar un Código de Autorización.');
      expect(section.links['Ver por qué']).toBe('#por-que');
      expect(page.$('.why')).toHaveLength(1);
      expect(page.$('#por-que li').text().toLowerCase()).toContain('solicitar un código de autorización');
      const dialog = `/administrar/ver-dominio/solicitar-codigo?dominio=${nombre}`;
      expect((await (await titular()).open(dialog)).path).toMatch(/^\/administrar\/ver-dominio\?/);
    },
  );

  it('of a name that is too young for it is not offered, and says from which date', async () => {
    await given.domain(NOMBRE, { fecha_alta: now().toString().slice(0, 10) });
    const page = await (await titular()).open(DETAIL);
    expect(page.within('Transferencia de Registrador').links).not.toHaveProperty(
      'Solicitar un Código de Autorización',
    );
    expect(page.$('#por-que li').text()).toContain('se puede desde el');
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

import { expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';
import { codigoEnviado, contacto } from './persona';
import { nombreDe } from './shop';

const VIEJO = 'avisos@correo.uy';
const NUEVO = 'otra@correo.uy';
const MINUTOS = 60;
const DIA = 24;

/** Ana's portal, so many hours from the start; her password was asked for `claveHace` minutes before. */
const ana = (horas = 0, claveHace = 0, given: { correo?: string } = {}) => {
  const now = START.add({ hours: horas });
  return ask({ login: 'ana', now, clave: now.subtract({ minutes: claveHace }), ...given });
};

const con = (email: string) => ({ contacto: contacto({ email, mailConfirmacion: email }) });

const mailsA = async (para: string) => (await observe.mails(para)).map(({ asunto }) => asunto);

/** Who is mailed when Ana hosts her name: what could take it away is told to its holder, with the link that freezes it. */
async function avisadosDe(horas: number): Promise<string[]> {
  await given.noMails();
  await given.everyDomain({ alojado: 0 });
  await ana(horas).dns.alojar({ nombreDominio: 'kiosco.uy' });
  const rows = await observe.mails();
  for (const { texto } of rows) expect(texto).toContain('/congelar-dominio?codigo=');
  return rows.map(({ para }) => para).sort();
}

async function validar(correo: string, horas: number): Promise<void> {
  const answer = await ana(horas).usuario.validarDatos({ codigo: await codigoEnviado(correo) });
  expect(answer).toMatchObject({ codigo: 'OK' });
}

/** Ana has a name, and validated the address at which she is told. */
async function anaConDominio(): Promise<void> {
  await ana().cuenta.crearContacto(con(VIEJO));
  await validar(VIEJO, 0);
  await nombreDe('ana', 'kiosco.uy', { alojado: 0 });
}

describeOnBothEngines('another address for notices', () => {
  it('counts once it is validated: until then, and 30 days after, the old one is told too', async () => {
    await anaConDominio();
    expect(await avisadosDe(1)).toEqual([VIEJO]);
    await ana(2).cuenta.actualizarContacto(con(NUEVO));
    const codigo = await codigoEnviado(NUEVO);
    expect(await avisadosDe(3)).toEqual([VIEJO, NUEVO].sort());
    expect(await ana(2).usuario.validarDatos({ codigo })).toMatchObject({ codigo: 'OK' });
    expect(await avisadosDe(29 * DIA)).toEqual([VIEJO, NUEVO].sort());
    expect(await avisadosDe(2 + 30 * DIA)).toEqual([NUEVO]);
  });

  it('asks for the password, however it is changed', async () => {
    await anaConDominio();
    const late = ana(MINUTOS, 11);
    const asked = { status: 401, message: expect.stringContaining('contraseña') };
    await expect(late.cuenta.actualizarContacto(con(NUEVO))).rejects.toMatchObject(asked);
    await expect(late.cuenta.crearContacto(con(NUEVO))).rejects.toMatchObject(asked);
    await expect(late.usuario.actualizarContactosBe(con(NUEVO))).rejects.toMatchObject(asked);
    expect((await late.cuenta.contacto()).contactoDTO?.email).toBe(VIEJO);
    expect(await mailsA(NUEVO)).toEqual([]);
    const rest = { ...con(VIEJO).contacto, direccion: 'Otra 2' };
    expect(await late.cuenta.actualizarContacto({ contacto: rest })).toMatchObject({ respCodigo: 'OK' });
    expect(await ana(MINUTOS, 9).cuenta.actualizarContacto(con(NUEVO))).toMatchObject({ respCodigo: 'OK' });
  });

  it('is told to the old one, and among the messages', async () => {
    await anaConDominio();
    await ana(1).cuenta.actualizarContacto(con(NUEVO));
    expect(await mailsA(VIEJO)).toContain('Cambió su correo para avisos');
    const { mensajes } = await ana(1).mensajes.usuario({});
    expect(mensajes[0]).toMatchObject({ titulo: 'Cambió su correo para avisos', prioridad: 'ALTA' });
  });

  it('is told to the old one with links that freeze the names at once, and to nobody else with them', async () => {
    await anaConDominio();
    await ana(1).cuenta.actualizarContacto(con(NUEVO));
    const { texto } = await observe.lastMailWhere(
      ({ para, asunto }) => para === VIEJO && asunto === 'Cambió su correo para avisos',
    );
    const codigo = /Congelar kiosco\.uy: \S*codigo=(\S+)/.exec(texto)?.[1] ?? '';
    const answer = await ask({ now: START.add({ hours: 2 }) }).historia.congelarConEnlace({ codigo });
    expect(answer.mensaje).toContain('kiosco.uy queda congelado hasta');
    const { mensajes } = await ana(1).mensajes.usuario({});
    expect(JSON.stringify(mensajes)).not.toContain('codigo=');
    const others = await observe.mails(NUEVO);
    expect(JSON.stringify(others)).not.toContain('/congelar-dominio');
  });

  it('does not push the old one out by being changed again, and a mistyped one is forgotten', async () => {
    await anaConDominio();
    await ana(1).cuenta.actualizarContacto(con('mal@correo.uy'));
    await ana(2).cuenta.actualizarContacto(con(NUEVO));
    expect(await avisadosDe(3)).toEqual([VIEJO, NUEVO].sort());
  });

  it('can be taken back without a password: the old one counts as before', async () => {
    await anaConDominio();
    await ana(1).cuenta.actualizarContacto(con(NUEVO));
    expect(await ana(2, 60).cuenta.actualizarContacto(con(VIEJO))).toMatchObject({ respCodigo: 'OK' });
    expect(await ana(2).usuario.debeValidarDatos()).toMatchObject({ ok: false });
    expect(await avisadosDe(3)).toEqual([VIEJO]);
  });

  it('asks nothing at the first sign-in: until it is validated the provider’s is told too', async () => {
    const proveedor = { correo: 'ana@proveedor.uy' };
    expect(await ana(0, 60, proveedor).cuenta.crearContacto(con(VIEJO))).toMatchObject({ respCodigo: 'OK' });
    await nombreDe('ana', 'kiosco.uy');
    await ana(0, 0, proveedor).usuario.actual();
    expect(await mailsA(VIEJO)).not.toContain('Cambió su correo para avisos');
    await ana(1, 0, proveedor).dns.alojar({ nombreDominio: 'kiosco.uy' });
    expect(await mailsA('ana@proveedor.uy')).toHaveLength(1);
    expect(await mailsA(VIEJO)).toHaveLength(2);
  });

  it('is told on Mis datos, with until when', async () => {
    await anaConDominio();
    await ana(1).cuenta.actualizarContacto(con(NUEVO));
    expect((await ana(1).usuario.misDatos()).tambienAvisamosA).toEqual([{ correo: VIEJO, hasta: null }]);
    await validar(NUEVO, 1);
    expect((await ana(3).usuario.misDatos()).tambienAvisamosA).toEqual([
      { correo: VIEJO, hasta: '2026-12-21T13:00:00.000Z' },
    ]);
    expect((await ana(2 + 30 * DIA).usuario.misDatos()).tambienAvisamosA).toEqual([]);
  });

  it('leaves invitations to the old one the person’s own until it is validated', async () => {
    await anaConDominio();
    await nombreDe('beto', 'ajeno.uy');
    await ana(1).cuenta.actualizarContacto(con(NUEVO));
    await ask({ login: 'beto', now: START.add({ hours: 1 }) }).administracion.invitacionCambiarContacto({
      nombreDominio: 'ajeno.uy',
      tipoContacto: 'TECNICO',
      correo: VIEJO,
      confirmacion: VIEJO,
    });
    const [mail] = (await observe.mails()).filter(({ asunto }) => asunto.startsWith('Invitación'));
    const codigoInvitacion = /codigo=(\S+)/.exec(mail?.texto ?? '')?.[1] ?? '';
    const seen = (login: string) =>
      ask({ login, now: START.add({ hours: 1 }) }).administracion.obtenerInvitacionPendiente({
        codigoInvitacion,
      });
    expect(await seen('ladron')).toMatchObject({ respuestaOK: false });
    expect(await seen('ana')).toMatchObject({ respuestaOK: true });
  });
});

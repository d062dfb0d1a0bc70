import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { enEquipo } from './equipo';
import { contacto, registryAs } from './persona';
import { completar, cuentaDe, nombreDe, personaDe } from './shop';

const INVALIDA = 'La invitación ya no es válida.';
const later = (hours: number) => START.add({ hours });
const desk = (login: string, now: Temporal.Instant = START) => registryAs(login, now).administracion;

const FORM = { nombreDominio: 'uno.uy', tipoContacto: 'TECNICO', correo: 'nadia@correo.uy' } as const;
const invite = (
  login: string,
  given: Partial<Parameters<ReturnType<typeof desk>['invitacionCambiarContacto']>[0]> = {},
) => desk(login).invitacionCambiarContacto({ ...FORM, ...given });

/** The code in the newest mail of an invitation. */
async function codeMailed(): Promise<string> {
  const { texto } = await observe.lastMailWhere(({ clave }) => clave.startsWith('invitacion:'));
  return /codigo=([\w-]+)/.exec(texto)?.[1] ?? '';
}

const tecnico = async () => (await desk('ana').informacion({ nombreDominio: 'uno.uy' })).tecnico?.nombre;

const seen = async (login: string, codigoInvitacion: string, now?: Temporal.Instant) => {
  const found = await desk(login, now).obtenerInvitacionPendiente({ codigoInvitacion });
  return found.respuestaOK ? found : found.mensajeRespuesta;
};
const accept = async (login: string, codigoInvitacion: string, now?: Temporal.Instant) =>
  (await desk(login, now).aceptarInvitacionPendiente({ codigoInvitacion })).mensajeRespuesta;

/** Invited in the three ways that can be: looked at, accepted, rejected. */
async function isWorthless(login: string, codigoInvitacion: string, now?: Temporal.Instant): Promise<void> {
  expect(await seen(login, codigoInvitacion, now)).toBe(INVALIDA);
  expect(await accept(login, codigoInvitacion, now)).toBe(INVALIDA);
  const rejected = await desk(login, now).cancelarInvitacionPendiente({ codigoInvitacion });
  expect(rejected).toMatchObject({ respuestaOK: false, mensajeRespuesta: INVALIDA });
  expect(await tecnico()).toBe('carla');
}

const complete = (login: string) =>
  registryAs(login).cuenta.crearContacto({
    contacto: contacto({
      nombre: 'Nadia',
      email: `${login}@correo.uy`,
      mailConfirmacion: `${login}@correo.uy`,
    }),
  });

describeOnBothEngines('an invitation to be a contact', () => {
  beforeEach(async () => {
    await enEquipo('uno.uy');
    await complete('nadia');
  });

  it('is mailed, seen as pending by who may invite, and makes the invited the contact', async () => {
    expect(await invite('bruno')).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: 'Se envió la invitación a nadia@correo.uy.',
      invitacion: { tipoContacto: 'TECNICO', estado: 'PENDIENTE', invito: 'bruno' },
    });
    const pending = (login: string) => desk(login).invitacionesEnviadas({ nombreDominio: 'uno.uy' });
    expect((await pending('ana')).invitaciones).toMatchObject([{ correo: 'nadia@correo.uy' }]);
    expect((await pending('carla')).invitaciones).toEqual([]);
    const code = await codeMailed();
    expect(await seen('nadia', code)).toMatchObject({
      nombreDominio: 'uno.uy',
      tipoContacto: 'TECNICO',
      invito: 'bruno',
      contactoDTO: { nombre: 'Nadia' },
      debeCompletarDatos: false,
    });
    expect(await accept('nadia', code)).toBe('Invitación aceptada con éxito.');
    expect(await tecnico()).toBe('Nadia');
    expect((await pending('ana')).invitaciones).toEqual([]);
    const { mensajes } = await registryAs('bruno').mensajes.usuario({});
    expect(mensajes[0]).toMatchObject({ titulo: 'uno.uy: invitación aceptada' });
  });

  it('can be rejected, which who invited is told', async () => {
    await invite('ana');
    const codigoInvitacion = await codeMailed();
    expect(await desk('nadia').cancelarInvitacionPendiente({ codigoInvitacion })).toMatchObject({
      respuestaOK: true,
      mensajeRespuesta: 'La invitación ha sido rechazada exitosamente.',
    });
    await isWorthless('nadia', codigoInvitacion);
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(mensajes[0]?.titulo).toBe('uno.uy: invitación rechazada');
  });

  it('keeps its code nowhere but in the mail', async () => {
    await invite('ana');
    const code = await codeMailed();
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const rows = await observe.invitations();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it.each([
    ['', undefined, 'correo', 'Los correos no pueden estar vacíos.'],
    ['nadia@correo.uy', ' ', 'confirmacion', 'Los correos no pueden estar vacíos.'],
    ['nadia@', undefined, 'correo', 'El correo ingresado no es válido.'],
    [
      'nadia@correo.uy',
      'otra@correo.uy',
      'confirmacion',
      'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
    ],
  ])('is not sent to «%s» typed again as «%s»', async (correo, confirmacion, field, message) => {
    expect(await invite('ana', { correo, confirmacion })).toMatchObject({
      respuestaOK: false,
      codigoRespuesta: 'CAMPOS',
      mapErrores: { [field]: message },
    });
    expect(await observe.invitations()).toEqual([]);
  });

  it('is asked for in both fields where both are empty', async () => {
    const vacio = 'Los correos no pueden estar vacíos.';
    expect(await invite('ana', { correo: '', confirmacion: '' })).toMatchObject({
      mapErrores: { correo: vacio, confirmacion: vacio },
    });
  });

  it('is not for the holder’s place, nor for who has the role, nor sent by who may not', async () => {
    expect(await invite('ana', { tipoContacto: 'TITULAR' })).toMatchObject({
      mapErrores: { tipoContacto: expect.stringContaining('transfiera el titular') },
    });
    await complete('carla');
    await given.mailAddress('carla@x.uy', 'carla');
    await given.contacts({ email_validado_en: START.toString() }, 'carla@correo.uy');
    expect(await invite('ana', { correo: 'Carla@correo.uy' })).toMatchObject({
      mapErrores: { correo: 'Esa persona ya es contacto técnico de uno.uy.' },
    });
    expect(await invite('carla')).toMatchObject({ codigoRespuesta: 'SIN_PERMISO' });
    await expect(invite('otro')).rejects.toMatchObject({ status: 404 });
  });

  it('is one at a time for each role, until it is answered, taken back or forgotten', async () => {
    await invite('ana');
    expect(await invite('bruno', { correo: 'otra@correo.uy' })).toMatchObject({
      codigoRespuesta: 'EN_CURSO',
      mensajeRespuesta: expect.stringContaining('nadia@correo.uy'),
    });
    expect(await invite('bruno', { tipoContacto: 'FINANCIERO' })).toMatchObject({ respuestaOK: true });
    const [one] = (await desk('ana').invitacionesEnviadas({ nombreDominio: 'uno.uy' })).invitaciones.slice(
      -1,
    );
    expect(await desk('bruno').retirarInvitacion({ id: one?.id ?? 0 })).toMatchObject({ respuestaOK: true });
    expect(await invite('bruno', { correo: 'otra@correo.uy' })).toMatchObject({ respuestaOK: true });
    const old = desk('ana', later(24 * 15));
    expect(await old.invitacionCambiarContacto({ ...FORM })).toMatchObject({ respuestaOK: true });
  });

  it('by two people at once leaves one', async () => {
    const answers = await Promise.all(['ana', 'bruno'].map((login) => invite(login)));
    expect(answers.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['EN_CURSO', 'OK']);
  });
});

describeOnBothEngines('an invitation is worth nothing', () => {
  let code = '';
  beforeEach(async () => {
    await enEquipo('uno.uy');
    await complete('nadia');
    await invite('bruno');
    code = await codeMailed();
  });
  const nombre = (values: object) => given.domain('uno.uy', values);
  const theOne = async () =>
    (await desk('ana').invitacionesEnviadas({ nombreDominio: 'uno.uy' })).invitaciones[0]?.id ?? 0;

  it('with another code', async () => {
    for (const other of ['', 'x', `${code}x`, code.toUpperCase()]) await isWorthless('nadia', other);
  });

  it('once it was used, also by two presses at once', async () => {
    const answers = await Promise.all(['nadia', 'nadia', 'nadia'].map((login) => accept(login, code)));
    expect(answers.filter((answer) => answer === INVALIDA)).toHaveLength(2);
    expect(await seen('nadia', code)).toBe(INVALIDA);
  });

  it('past its two weeks', async () => {
    expect(await seen('nadia', code, later(24 * 14 - 1))).not.toBe(INVALIDA);
    await isWorthless('nadia', code, later(24 * 14));
  });

  it('taken back, or sent again with another link', async () => {
    const id = await theOne();
    expect(await desk('ana').reenviarInvitacion({ id })).toMatchObject({
      codigoRespuesta: 'DEMASIADAS',
      mensajeRespuesta: expect.stringContaining('hace menos de 10 minutos'),
    });
    expect(await desk('ana', later(1)).reenviarInvitacion({ id })).toMatchObject({ respuestaOK: true });
    await isWorthless('nadia', code, later(1));
    const second = await codeMailed();
    expect(await seen('nadia', second, later(1))).toMatchObject({ nombreDominio: 'uno.uy' });
    await desk('bruno', later(1)).retirarInvitacion({ id });
    await isWorthless('nadia', second, later(1));
    expect(await desk('bruno').retirarInvitacion({ id })).toMatchObject({
      mensajeRespuesta: 'La invitación ya no está pendiente.',
    });
  });

  it('for somebody else, where the address is a person’s', async () => {
    await personaDe('nadia');
    await given.mailAddress('Nadia@Correo.uy', 'nadia');
    await isWorthless('otro', code);
    expect(await seen('nadia', code)).toMatchObject({ nombreDominio: 'uno.uy' });
  });

  it('for who has the role already', async () => {
    await isWorthless('carla', code);
  });

  it('where the name is gone, deleted or somebody else’s', async () => {
    await nombre({ estado: 'ELIMINADO', fecha_eliminacion: '2026-11-21' });
    await isWorthless('nadia', code);
    await nombre({ estado: 'REGISTRADO', fecha_eliminacion: null });
    await desk('ana').eliminar({ nombreDominio: 'uno.uy' });
    expect(await seen('nadia', code)).toBe(INVALIDA);
    expect(await accept('nadia', code)).toBe(INVALIDA);
  });

  it('where who invited may not any more', async () => {
    await invite('ana', { tipoContacto: 'ADMINISTRADOR', correo: 'otro@correo.uy' });
    await complete('otro');
    expect(await accept('otro', await codeMailed())).toBe('Invitación aceptada con éxito.');
    await isWorthless('nadia', code);
  });

  it('while the name is frozen nobody is accepted, and afterwards they are', async () => {
    await nombre({ congelado_hasta: later(24).toString() });
    expect(await accept('nadia', code)).toContain('congelado');
    expect(await accept('nadia', code, later(25))).toBe('Invitación aceptada con éxito.');
  });

  it('until the data of who accepts are complete', async () => {
    expect(await seen('sinDatos', code)).toMatchObject({ debeCompletarDatos: true, contactoDTO: null });
    expect(await accept('sinDatos', code)).toMatch(/^Antes de continuar, por favor complete sus datos/);
    expect(await tecnico()).toBe('carla');
  });

  it('to nobody who is not signed in', async () => {
    const { administracion } = registryAs();
    const codigoInvitacion = code;
    for (const attempt of [
      () => administracion.obtenerInvitacionPendiente({ codigoInvitacion }),
      () => administracion.aceptarInvitacionPendiente({ codigoInvitacion }),
      () => administracion.cancelarInvitacionPendiente({ codigoInvitacion }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 401 });
  });
});

const NUEVO = {
  nombreApellido: 'Nadia Nueva',
  direccion: 'Calle 2',
  telefono: '24001234',
  emailPublico: 'nadia@correo.uy',
};

describeOnBothEngines('handing a domain over', () => {
  beforeEach(() => enEquipo('uno.uy'));
  const transfer = (login: string, given: object = {}) =>
    desk(login).transferirTitular({ nombreDominio: 'uno.uy', contactoDTO: NUEVO, ...given });

  it('is a line of the cart; bought, the new holder is asked by mail to take it', async () => {
    const { uuidVenta } = await transfer('ana');
    const uuid = uuidVenta ?? '';
    expect(await transfer('ana', { uuidVenta })).toMatchObject({
      codigoRespuesta: 'YA_EN_CARRITO',
      mensajeRespuesta: 'El dominio uno.uy ya está en el carrito como transferencia de titular.',
    });
    await completar('ana', uuid);
    expect((await registryAs('ana').carrito.finalizar({ uuid })).respuestaOK).toBe(true);
    await expect(desk('ana').informacion({ nombreDominio: 'uno.uy' })).rejects.toMatchObject({ status: 404 });
    const code = await codeMailed();
    expect(await seen('nadia', code)).toMatchObject({ tipoContacto: 'TITULAR', contactoDTO: null });
    expect(await accept('nadia', code)).toBe('Invitación aceptada con éxito.');
    const { esTitular, titular } = await desk('nadia').informacion({ nombreDominio: 'uno.uy' });
    expect([esTitular, titular?.nombre]).toEqual([true, 'Nadia Nueva']);
    expect(await seen('otro', code)).toBe(INVALIDA);
  });

  const handedOver = async (given: object = {}) => {
    const { uuidVenta } = await transfer('ana', given);
    await completar('ana', uuidVenta ?? '');
    await registryAs('ana').carrito.finalizar({ uuid: uuidVenta ?? '' });
  };
  const correct = (emailPublico: string, direccion: string, login = 'ana') =>
    desk(login).editarContactoDominios({
      nombresDominio: ['uno.uy'],
      tipoContacto: 'TITULAR',
      soloPublicos: true,
      contactoDTO: { ...NUEVO, emailPublico, direccion },
    });

  /** Who gives the name stays its administrative contact, as a transfer has it where nothing else is asked. */
  const ownedAlone = async () => {
    await given.noDomain();
    await nombreDe('ana', 'uno.uy');
  };

  it('goes on when the data of the new holder are corrected: the same link, or another one at their new address', async () => {
    await ownedAlone();
    await handedOver();
    const first = await codeMailed();
    expect(await correct(NUEVO.emailPublico, 'Calle 3')).toMatchObject({ codigoRespuesta: 'OK' });
    expect(await codeMailed()).toBe(first);
    expect(await seen('nadia', first)).toMatchObject({ tipoContacto: 'TITULAR' });
    await correct('nueva@correo.uy', 'Calle 3');
    const second = await codeMailed();
    expect(await seen('nadia', first)).toBe(INVALIDA);
    expect(await accept('nadia', second)).toBe('Invitación aceptada con éxito.');
    const { esTitular, titular } = await desk('nadia').informacion({ nombreDominio: 'uno.uy' });
    expect([esTitular, titular?.direccion, titular?.emailPublico]).toEqual([
      true,
      'Calle 3',
      'nueva@correo.uy',
    ]);
  });

  it('is mailed to some addresses, not to as many as are typed: the last one keeps its link', async () => {
    await ownedAlone();
    await handedOver();
    for (let at = 1; at <= 30; at++) await correct(`nueva${at}@correo.uy`, 'Calle 3');
    const { invitaciones } = await desk('ana').invitacionesEnviadas({ nombreDominio: 'uno.uy' });
    expect(invitaciones).toMatchObject([{ correo: 'nueva19@correo.uy', reenviable: false }]);
    expect(await accept('nadia', await codeMailed())).toBe('Invitación aceptada con éxito.');
  });

  it('goes where its administrative contact says too, a day after who gave the name was told and could object', async () => {
    await handedOver();
    const code = await codeMailed();
    expect(await correct('bruno@correo.uy', 'Calle 3', 'bruno')).toMatchObject({ codigoRespuesta: 'OK' });
    const second = await codeMailed();
    expect(await seen('nadia', code)).toBe(INVALIDA);
    expect(await accept('bruno', second, later(23))).toMatch(
      /^La dirección del nuevo titular se corrigió hace poco/,
    );
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(mensajes[0]?.mensaje).toContain('cambió la dirección del nuevo titular por bruno@correo.uy');
    const [{ id = 0, correo } = {}] = (await desk('bruno').invitacionesEnviadas({ nombreDominio: 'uno.uy' }))
      .invitaciones;
    expect(correo).toBe('bruno@correo.uy');
    expect(await desk('bruno').retirarInvitacion({ id })).toMatchObject({
      mensajeRespuesta: expect.stringContaining('El dominio ya es de esa persona'),
    });
    await expect(desk('bruno').deshacerEntrega({ id })).rejects.toMatchObject({ status: 404 });
    await desk('ana').corregirEntrega({ id, correo: NUEVO.emailPublico });
    expect(await seen('bruno', second)).toBe(INVALIDA);
    expect(await accept('nadia', await codeMailed())).toBe('Invitación aceptada con éxito.');
  });

  it('goes where its administrative contact says where nobody objects', async () => {
    await handedOver();
    await correct('bien@correo.uy', 'Calle 3', 'bruno');
    expect(await accept('nadia', await codeMailed(), later(25))).toBe('Invitación aceptada con éxito.');
    expect((await desk('nadia').informacion({ nombreDominio: 'uno.uy' })).esTitular).toBe(true);
  });

  it('is asked for its new holder’s address twice', async () => {
    const contactoDTO = { ...NUEVO, mailConfirmacion: 'nadie@correo.uy' };
    expect(await transfer('ana', { contactoDTO })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mensajeRespuesta:
        'Los correos no coinciden. Por favor, verifique que los correos ingresados sean iguales.',
    });
    const right = { ...NUEVO, mailConfirmacion: NUEVO.emailPublico };
    expect(await transfer('ana', { contactoDTO: right })).toMatchObject({ codigoRespuesta: 'OK' });
  });

  const entregaDe = async (login: string) => (await desk(login).entregas()).entregas;

  it('with a typing error is seen and corrected by who gave it, who has no role on it any more', async () => {
    await handedOver();
    await expect(desk('ana').informacion({ nombreDominio: 'uno.uy' })).rejects.toMatchObject({ status: 404 });
    const [one] = await entregaDe('ana');
    expect(one).toMatchObject({
      nombreDominio: 'uno.uy',
      titular: 'Nadia Nueva',
      correo: NUEVO.emailPublico,
    });
    const first = await codeMailed();
    const id = one?.id ?? 0;
    expect(await desk('ana').corregirEntrega({ id, correo: 'a', confirmacion: 'b' })).toMatchObject({
      mensajeRespuesta: 'El correo ingresado no es válido.',
    });
    const bien = { correo: 'bien@correo.uy', confirmacion: 'bien@correo.uy' };
    expect(await desk('ana').corregirEntrega({ id, ...bien })).toMatchObject({
      mensajeRespuesta: 'Se envió la invitación a bien@correo.uy.',
    });
    expect(await seen('nadia', first)).toBe(INVALIDA);
    expect(await accept('nadia', await codeMailed())).toBe('Invitación aceptada con éxito.');
    expect((await desk('nadia').informacion({ nombreDominio: 'uno.uy' })).titular?.emailPublico).toBe(
      'bien@correo.uy',
    );
    expect(await entregaDe('ana')).toEqual([]);
    await expect(desk('ana').corregirEntrega({ id, ...bien })).rejects.toMatchObject({ status: 404 });
  });

  it('is sent again by who gave it', async () => {
    await handedOver();
    const first = await codeMailed();
    const [one] = await entregaDe('ana');
    expect(one?.reenviable).toBe(false);
    expect(await desk('ana', later(1)).reenviarInvitacion({ id: one?.id ?? 0 })).toMatchObject({
      respuestaOK: true,
    });
    expect(await codeMailed()).not.toBe(first);
  });

  it.each([{}, { modificarAdministrador: true }])(
    'is taken back until it is accepted, or once it was rejected: %j',
    async (given) => {
      await handedOver(given);
      const code = await codeMailed();
      await desk('nadia').cancelarInvitacionPendiente({ codigoInvitacion: code });
      const [one] = await entregaDe('ana');
      expect(one?.rechazada).toBe(true);
      expect(await desk('ana').deshacerEntrega({ id: one?.id ?? 0 })).toMatchObject({
        mensajeRespuesta: expect.stringContaining('uno.uy vuelve a ser suyo.'),
      });
      expect((await desk('ana').informacion({ nombreDominio: 'uno.uy' })).esTitular).toBe(true);
      expect((await desk('bruno').informacion({ nombreDominio: 'uno.uy' })).esAdministrativo).toBe(true);
      expect(await accept('nadia', code)).toBe(INVALIDA);
      expect(await entregaDe('ana')).toEqual([]);
    },
  );

  it('is not taken back once it was accepted', async () => {
    await handedOver();
    const [one] = await entregaDe('ana');
    await accept('nadia', await codeMailed());
    await expect(desk('ana').deshacerEntrega({ id: one?.id ?? 0 })).rejects.toMatchObject({ status: 404 });
  });

  it('is taken back by who gave it also while its administrative contact, who wants it, keeps the name frozen', async () => {
    await handedOver();
    await correct('bruno@correo.uy', 'Calle 3', 'bruno');
    const code = await codeMailed();
    expect(await registryAs('bruno').historia.congelar({ nombreDominio: 'uno.uy' })).toMatchObject({
      codigo: 'OK',
    });
    const [one] = await entregaDe('ana');
    const id = one?.id ?? 0;
    const bien = { correo: 'bien@correo.uy', confirmacion: 'bien@correo.uy' };
    expect(await desk('ana').corregirEntrega({ id, ...bien })).toMatchObject({
      codigoRespuesta: 'CONGELADO',
      mensajeRespuesta: expect.stringContaining('puede deshacer la transferencia'),
    });
    expect(await desk('ana').deshacerEntrega({ id })).toMatchObject({ codigoRespuesta: 'OK' });
    expect((await desk('ana').informacion({ nombreDominio: 'uno.uy' })).esTitular).toBe(true);
    expect(await accept('bruno', code, later(25))).toBe(INVALIDA);
  });

  it('rejected, is sent anew by who gave the name, who is told how', async () => {
    await ownedAlone();
    await handedOver();
    const first = await codeMailed();
    await desk('nadia').cancelarInvitacionPendiente({ codigoInvitacion: first });
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(JSON.stringify(mensajes)).toContain('deshacer la transferencia');
    await correct('otra@correo.uy', 'Calle 3');
    const second = await codeMailed();
    expect(second).not.toBe(first);
    expect(await accept('nadia', second)).toBe('Invitación aceptada con éxito.');
  });

  it('waits for the new holder as long as the name lasts', async () => {
    await handedOver({ modificarAdministrador: true });
    const code = await codeMailed();
    expect(await accept('nadia', code, later(24 * 100))).toBe('Invitación aceptada con éxito.');
  });

  it('waits a year more where the name is renewed meanwhile, by whoever still has it', async () => {
    await handedOver();
    const code = await codeMailed();
    const { fecha_vencimiento } = await observe.theDomain();
    const lastsUntil = (day: string) => ({
      venceEn: expect.stringContaining(`${Temporal.PlainDate.from(day).add({ days: 1 })}T02:59:59`),
    });
    expect(await seen('nadia', code)).toMatchObject(lastsUntil(fecha_vencimiento));
    const templateCuentaPagoDTO = { id: await cuentaDe('bruno') };
    await desk('bruno').renovar({ nombreDominio: 'uno.uy', templateCuentaPagoDTO });
    const renewed = Temporal.PlainDate.from(fecha_vencimiento).add({ years: 1 });
    expect(await seen('nadia', code)).toMatchObject(lastsUntil(renewed.toString()));
    const lastDay = Temporal.Instant.from(`${renewed}T23:00:00-03:00`);
    expect(await accept('nadia', code, lastDay)).toBe('Invitación aceptada con éxito.');
  });

  it('to nobody while the name is frozen', async () => {
    await handedOver();
    const code = await codeMailed();
    await given.frozenUntil(later(24));
    expect(await accept('nadia', code)).toMatch(
      /^El dominio está congelado hasta el .*: hasta entonces no se puede recibirlo\.$/,
    );
    expect(await accept('nadia', code, later(25))).toBe('Invitación aceptada con éxito.');
  });

  it('to nobody while the registry holds the name by legal cause, nor to another address, nor back', async () => {
    await handedOver();
    const code = await codeMailed();
    await given.held('uno.uy', { efectos: ['TRANSFERENCIA'] });
    expect(await accept('nadia', code)).toMatch(
      /^El registro retuvo este dominio .*: mientras tanto no es posible recibirlo\./,
    );
    const id = (await entregaDe('ana'))[0]?.id ?? 0;
    const bien = { correo: 'bien@correo.uy', confirmacion: 'bien@correo.uy' };
    const refused = {
      codigoRespuesta: 'RETENIDO',
      mensajeRespuesta: expect.stringContaining(given.DOCUMENT),
    };
    expect(await desk('ana').corregirEntrega({ id, ...bien })).toMatchObject(refused);
    expect(await desk('ana').deshacerEntrega({ id })).toMatchObject(refused);
  });

  it('leaves the name without the account of who has no say in it any more', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await given.everyDomain({ cuenta_pago_id });
    await handedOver({ eliminarCuentaPago: false });
    const { cuentaPago } = await desk('bruno').informacion({ nombreDominio: 'uno.uy' });
    expect(cuentaPago).toBeNull();
    const { entradas } = await registryAs('bruno').historia.listar({ nombreDominio: 'uno.uy' });
    expect(JSON.stringify(entradas[0]?.diferencias)).toContain('Casa');
  });

  it('keeps the account where whose it is stays its administrator', async () => {
    const cuenta_pago_id = await cuentaDe('bruno');
    await given.everyDomain({ cuenta_pago_id });
    await handedOver({ eliminarCuentaPago: false });
    const { cuentaPago } = await desk('bruno').informacion({ nombreDominio: 'uno.uy' });
    expect(cuentaPago?.id).toBe(cuenta_pago_id);
  });

  it('is the holder’s alone, with data that every rule accepts, while the function is on', async () => {
    expect(await transfer('bruno')).toMatchObject({ codigoRespuesta: 'SIN_PERMISO' });
    await expect(transfer('otro')).rejects.toMatchObject({ status: 404 });
    expect(await transfer('ana', { contactoDTO: { ...NUEVO, telefono: '1' } })).toMatchObject({
      mapErrores: { telefono: expect.any(String) },
    });
    expect(await desk('ana').isTransferenciaTitularEnabled()).toEqual({ codigo: 'true' });
    await given.transfersSwitchedOff();
    expect(await desk('ana').isTransferenciaTitularEnabled()).toEqual({ codigo: 'false' });
    expect(await transfer('ana')).toMatchObject({
      codigoRespuesta: 'NO_HABILITADA',
      mensajeRespuesta: 'La transferencia de titular no está habilitada.',
    });
  });
});

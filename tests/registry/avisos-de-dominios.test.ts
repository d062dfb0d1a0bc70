import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { moneyWithVat } from '~/format';
import { PORTAL } from '~/registry/domain/lifecycle';
import { auditHistoria } from '~/registry/edge/historia/audit';
import { savePatrocinio } from '~/registry/edge/transferencias/registradores-store';
import { avanzarDominios, avisarVencimientos, mandarResumenes } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { enEquipo } from './equipo';
import { contacto, registryAs } from './persona';
import { completar, cuentaDe, libroMayor, nombreDe, nombresDe } from './shop';
import { nombreDeOtro, OTRO, otroRegistrador } from './traslado';

const noon = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
/** What happens to names on a day, the notices of how they are, and the mail of that day. */
async function pasarElDia(day: string): Promise<void> {
  await avanzarDominios(database(), noon(day));
  await avisarVencimientos(database(), noon(day));
  await mandarResumenes(database(), noon(day));
}
const mensajesDe = async (login: string) =>
  (await ask({ login }).mensajes.usuario({ cantXPagina: 25 })).mensajes.map(({ titulo }) => titulo);
const mails = () => observe.mails();
const darCorreo = (login: string) => given.mailAddress(`${login}@correo.uy`, login);

/** The code of the freezing link in the newest mail to somebody. */
async function enlaceDe(login: string): Promise<string> {
  const [mail] = (await mails()).filter(({ para }) => para === `${login}@correo.uy`).reverse();
  return /congelar-dominio\?codigo=(\S+)/.exec(mail?.texto ?? '')?.[1] ?? '';
}

describeOnBothEngines('the notices of an expiry date', () => {
  it('are given at 60, 30, 7 and 1 days before it and 1 and 5 after, each once', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    const told: string[] = [];
    for (
      let day = Temporal.PlainDate.from('2026-04-10');
      day.toString() < '2026-07-10';
      day = day.add({ days: 1 })
    ) {
      await avanzarDominios(database(), noon(day.toString()));
      if ((await avisarVencimientos(database(), noon(day.toString()))) > 0) told.push(day.toString());
      expect(await avisarVencimientos(database(), noon(day.toString()))).toBe(0);
    }
    expect(told).toEqual([
      '2026-04-16',
      '2026-05-16',
      '2026-06-08',
      '2026-06-14',
      '2026-06-16',
      '2026-06-20',
    ]);
    expect(await mensajesDe('ana')).toEqual([
      'kiosco.uy venció el 15/06/2026',
      'kiosco.uy venció el 15/06/2026',
      'kiosco.uy vence el 15/06/2026, mañana',
      'kiosco.uy vence el 15/06/2026, en 7\u00a0días',
      'kiosco.uy vence el 15/06/2026, en 30\u00a0días',
      'kiosco.uy vence el 15/06/2026, en 60\u00a0días',
    ]);
  });

  it.each([
    ['nothing renews', null, ['2026-06-08', '2026-06-14', '2026-06-16', '2026-06-20']],
    ['renews itself', 'cuenta', ['2026-06-08']],
  ] as const)('are fewer for who asked for that, of a name that %s', async (_, paga, days) => {
    const cuenta_pago_id = paga && (await cuentaDe('ana'));
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15', cuenta_pago_id });
    expect(await ask({ login: 'ana' }).usuario.preferencias()).toEqual({ menosAvisos: false });
    await ask({ login: 'ana' }).usuario.guardarPreferencias({ menosAvisos: true });
    expect(await ask({ login: 'ana' }).usuario.preferencias()).toEqual({ menosAvisos: true });
    const cuantos = async () =>
      (await mensajesDe('ana')).filter((titulo) => titulo.includes('el 15/06/2026')).length;
    const told: string[] = [];
    for (
      let day = Temporal.PlainDate.from('2026-04-10');
      day.toString() < '2026-07-10';
      day = day.add({ days: 1 })
    ) {
      const before = await cuantos();
      await avanzarDominios(database(), noon(day.toString()));
      await avisarVencimientos(database(), noon(day.toString()));
      if ((await cuantos()) > before) told.push(day.toString());
    }
    expect(told).toEqual(days);
  });

  it('come to everybody else as before', async () => {
    await enEquipo('kiosco.uy', { fecha_vencimiento: '2027-01-20' });
    await ask({ login: 'ana' }).usuario.guardarPreferencias({ menosAvisos: true });
    await avisarVencimientos(database(), START);
    expect(await mensajesDe('ana')).toEqual([]);
    expect(await mensajesDe('bruno')).toHaveLength(1);
  });

  it('are given late where the task did not run, and say how many days are left then', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    expect(await avisarVencimientos(database(), noon('2026-06-11'))).toBe(1);
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy vence el 15/06/2026, en 4\u00a0días']);
  });

  it('are urgent from a week before, lead to what is done first and say until when it can be renewed', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await darCorreo('ana');
    for (const day of ['2026-05-16', '2026-06-08', '2026-06-16']) {
      await avisarVencimientos(database(), noon(day));
      await mandarResumenes(database(), noon(day));
    }
    const { mensajes } = await ask({ login: 'ana' }).mensajes.usuario({});
    expect(mensajes.map(({ prioridad }) => prioridad)).toEqual(['ALTA', 'ALTA', 'MEDIA']);
    const told = await mails();
    expect(told).toHaveLength(3);
    const first = ['Asociar una forma de pago', 'Asociar una forma de pago', 'Renovar'];
    const acts = ['cambiar-forma-de-pago', 'cambiar-forma-de-pago', 'renovar'];
    for (const [at, { texto }] of told.entries()) {
      expect(texto).toContain(
        `${first[at]}:\nhttp://portal.test/administrar/ver-dominio/${acts[at]}?dominio=kiosco.uy`,
      );
      expect(texto.replace(/\s+/g, ' ')).toContain('renovarlo hasta el 15/07/2026');
    }
  });

  it('of a name that renews itself say how much its account is going to pay', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'kiosco.com.uy', { fecha_vencimiento: '2026-06-15', cuenta_pago_id });
    await darCorreo('ana');
    await pasarElDia('2026-05-16');
    const [mail] = await mails();
    expect(mail?.texto.replace(/\s+/g, ' ')).toContain(
      '$ 1.159 (IVA incluido) se debitan de la cuenta Casa.',
    );
  });

  it('promise no renewal that nothing is going to pay', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15', cuenta_pago_id });
    await given.paymentAccounts({ eliminada_en: '2026-01-01' });
    await darCorreo('ana');
    await pasarElDia('2026-05-16');
    const [mail] = await mails();
    expect(mail?.texto).toContain('No tiene una forma de pago que lo renueve');
  });

  it('are not given of a name that was released, until it is recovered', async () => {
    await nombreDe('ana', 'kiosco.uy', {
      fecha_vencimiento: '2026-06-15',
      estado: 'ELIMINADO',
      fecha_eliminacion: '2026-06-10',
    });
    await avisarVencimientos(database(), noon('2026-06-14'));
    expect(await mensajesDe('ana')).toEqual([]);
    await given.everyDomain({ estado: 'REGISTRADO', fecha_eliminacion: null });
    await avisarVencimientos(database(), noon('2026-06-14'));
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy vence el 15/06/2026, mañana']);
  });

  it('are not given of a name of another registrar, nor of one that left for it until it comes back', async () => {
    await otroRegistrador();
    await nombreDeOtro('laguna.uy', { fecha_vencimiento: '2026-06-15' });
    const id = await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await savePatrocinio(database(), id, OTRO, '2026-05-01');
    expect(await avisarVencimientos(database(), noon('2026-06-14'))).toBe(0);
    expect(await mensajesDe('ana')).toEqual([]);
    expect(await mails()).toEqual([]);
    await savePatrocinio(database(), id, PORTAL, '2026-06-14');
    expect(await avisarVencimientos(database(), noon('2026-06-14'))).toBe(1);
  });

  it('begin again with a new date, and are for who can renew', async () => {
    await enEquipo('kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await avisarVencimientos(database(), noon('2026-06-14'));
    for (const login of ['ana', 'bruno', 'diego']) expect(await mensajesDe(login)).toHaveLength(1);
    expect(await mensajesDe('carla')).toEqual([]);
    await given.everyDomain({ fecha_vencimiento: '2027-06-15' });
    expect(await avisarVencimientos(database(), noon('2027-06-14'))).toBe(1);
    expect(await mensajesDe('ana')).toHaveLength(2);
  });
});

describeOnBothEngines('a name that nobody renewed', () => {
  const parrafos = async () =>
    (await mails())
      .filter(({ asunto }) => asunto.includes('se eliminó'))
      .map(({ texto }) => texto.replace(/\s+/g, ' '));

  it('is told when it is deleted: until when it can be recovered, what to press, and what happens then', async () => {
    await enEquipo('kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    for (const login of ['ana', 'bruno']) await darCorreo(login);
    for (const day of ['2026-06-16', '2026-07-16', '2026-07-17']) {
      await avanzarDominios(database(), noon(day));
      await mandarResumenes(database(), noon(day));
    }
    for (const login of ['ana', 'bruno', 'carla'])
      expect(await mensajesDe(login)).toEqual([
        'kiosco.uy se eliminó, y se puede recuperar hasta el 14/08/2026',
      ]);
    expect(await parrafos()).toHaveLength(2);
    expect((await parrafos())[0]).toContain(
      'El dominio venció el 15/06/2026 y nadie lo renovó. Puede recuperarlo hasta el 14/08/2026: después queda libre y cualquiera lo puede registrar.',
    );
    const { administracion } = ask({ login: 'ana', now: noon('2026-08-14') });
    const cuenta = { id: await cuentaDe('ana') };
    expect(
      await administracion.recuperar({ nombreDominio: 'kiosco.uy', templateCuentaPagoDTO: cuenta }),
    ).toMatchObject({ codigo: 'OK' });
  });

  it('is not told by us where it is another registrar’s, also one that left here', async () => {
    await otroRegistrador();
    await nombreDeOtro('laguna.uy', { fecha_vencimiento: '2026-06-15' });
    const id = await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await darCorreo('ana');
    await savePatrocinio(database(), id, OTRO, '2026-05-01');
    await avanzarDominios(database(), noon('2026-07-17'));
    expect((await observe.domains()).find((row) => row.id === id)?.estado).toBe('ELIMINADO');
    expect([await mensajesDe('ana'), await parrafos()]).toEqual([[], []]);
  });

  it('under an ending that is not sold is told so, and sent to us', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await darCorreo('ana');
    await given.soldNoMore('uy');
    await avanzarDominios(database(), noon('2026-07-16'));
    await mandarResumenes(database(), noon('2026-07-16'));
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy se eliminó']);
    expect((await parrafos())[0]).toContain(
      'nadie lo renovó. Después del 14/08/2026 queda libre y cualquiera lo puede registrar. No se puede recuperar en este momento porque su terminación no está a la venta. Escríbanos desde Contacto y le diremos cómo seguir.',
    );
  });

  it('is not told that it can be recovered where the task comes when it is free', async () => {
    await nombreDe('ana', 'kiosco.uy', { fecha_vencimiento: '2026-06-15' });
    await avanzarDominios(database(), noon('2026-08-20'));
    expect(await mensajesDe('ana')).toEqual([]);
  });
});

describeOnBothEngines('an automatic renewal', () => {
  it('is told to who pays and to whose name it is', async () => {
    await nombreDe('ana', 'kiosco.uy', {
      fecha_vencimiento: '2026-06-15',
      cuenta_pago_id: await cuentaDe('ana'),
    });
    await avanzarDominios(database(), noon('2026-06-15'));
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy: lo renovamos hasta el 15/06/2027']);
  });

  it('mails its charge, once to each: how much, from which account and when it is billed', async () => {
    await enEquipo('kiosco.uy', {
      fecha_vencimiento: '2026-06-15',
      cuenta_pago_id: await cuentaDe('diego'),
    });
    for (const login of ['ana', 'diego']) await darCorreo(login);
    for (const day of ['2026-06-15', '2026-06-15', '2026-06-16']) {
      await avanzarDominios(database(), noon(day));
      await mandarResumenes(database(), noon(day));
    }
    const [cargo, ...others] = await libroMayor();
    expect(others).toEqual([]);
    for (const login of ['ana', 'diego']) {
      const [mail, ...more] = (await mails()).filter(({ para }) => para === `${login}@correo.uy`);
      expect(more, login).toEqual([]);
      expect(mail?.asunto).toBe('kiosco.uy: lo renovamos hasta el 15/06/2027');
      expect(mail?.texto).toContain('El importe figurará en la factura del período siguiente.');
      expect(mail?.texto).toContain(`Importe: ${moneyWithVat(cargo?.importe ?? 0)}`);
      expect(mail?.texto).toMatch(/^Dominio: kiosco\.uy\nImporte: .*\nCuenta: Casa$/m);
      expect(mail?.texto).toMatch(
        login === 'diego'
          ? /Ver mis compras y cargos:\nhttp\S+\/mis-compras/
          : /Ver el dominio:\nhttp\S+kiosco\.uy/,
      );
    }
  });

  it('is not charged to who has no role on the name any more: it is told, and the name expires', async () => {
    await ask({ login: 'beto' }).usuario.actual();
    await nombreDe('ana', 'kiosco.uy', {
      fecha_vencimiento: '2026-06-15',
      cuenta_pago_id: await cuentaDe('beto'),
    });
    await avanzarDominios(database(), noon('2026-06-15'));
    await avanzarDominios(database(), noon('2026-06-16'));
    expect(await libroMayor()).toEqual([]);
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy: no pudimos renovarlo']);
    expect(await observe.theDomain()).toMatchObject({ estado: 'VENCIDO', cuenta_pago_id: null });
  });

  it('is not charged to who has only the technical part of the name', async () => {
    const cuenta_pago_id = await cuentaDe('carla');
    await enEquipo('kiosco.uy', { fecha_vencimiento: '2026-06-15', cuenta_pago_id });
    await avanzarDominios(database(), noon('2026-06-15'));
    expect(await libroMayor()).toEqual([]);
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy: no pudimos renovarlo']);
  });

  const ELIJA = 'Para no perderlo, asóciele una forma de pago. Si ya venció, renuévelo.';

  it.each<[string, () => Promise<unknown>, string, string]>([
    [
      'nobody with a say in it pays any more',
      async () => given.paymentAccounts({ usuario_id: await idOf('beto') }),
      'quien puso su forma de pago ya no tiene un rol en él',
      ELIJA,
    ],
    [
      'the account is gone',
      () => given.paymentAccounts({ eliminada_en: '2026-01-01' }),
      'su forma de pago ya no existe',
      ELIJA,
    ],
    [
      'its ending is not sold any more',
      () => given.soldNoMore('uy'),
      '.uy no tiene precio en este momento',
      'No se puede renovar en este momento porque su terminación no está a la venta. Escríbanos desde Contacto y le diremos cómo seguir.',
    ],
  ])(
    'that cannot be charged because %s says so, what to do, and keeps it in its history',
    async (_, happens, motivo, siguiente) => {
      const cuenta_pago_id = await cuentaDe('ana');
      for (const nombre of ['kiosco.uy', 'almacen.uy'])
        await nombreDe('ana', nombre, { fecha_vencimiento: '2026-06-15', cuenta_pago_id });
      await darCorreo('ana');
      await happens();
      await avanzarDominios(database(), noon('2026-06-15'));
      await mandarResumenes(database(), noon('2026-06-15'));
      expect(await libroMayor()).toEqual([]);
      expect((await mensajesDe('ana')).sort()).toEqual([
        'almacen.uy: no pudimos renovarlo',
        'kiosco.uy: no pudimos renovarlo',
      ]);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      const told = mail?.texto.replace(/\s+/g, ' ');
      for (const nombre of ['kiosco.uy', 'almacen.uy'])
        expect(told).toContain(`- ${nombre}: no pudimos renovarlo`);
      expect(told).toContain(`No cobramos la renovación porque ${motivo}. El dominio vence el 15/06/2026.`);
      expect(told).toContain(siguiente);
      const { entradas } = await ask({ login: 'ana' }).historia.listar({ nombreDominio: 'kiosco.uy' });
      expect(JSON.stringify(entradas[0])).toContain(`No se pudo cobrar la renovación: ${motivo}.`);
    },
  );

  it('of a .com.uy costs what a .com.uy costs, and comes once a year', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    await nombreDe('ana', 'kiosco.com.uy', { fecha_vencimiento: '2025-06-15', cuenta_pago_id });
    await avanzarDominios(database(), noon('2026-06-15'));
    await avanzarDominios(database(), noon('2026-06-16'));
    const precio = await observe.priceOf('com.uy');
    expect((await libroMayor()).map(({ clave, importe }) => [clave.split(':')[2], importe])).toEqual([
      ['2025-06-15', precio],
      ['2026-06-15', precio],
    ]);
  });

  it('reaches every one of more than 500 names that are due in one day', { timeout: 60_000 }, async () => {
    const nombres = Array.from({ length: 521 }, (_, at) => `n${at}.uy`);
    await nombresDe('ana', nombres, { fecha_vencimiento: '2026-06-15' });
    expect(await avanzarDominios(database(), noon('2026-06-16'))).toBe(521);
    expect((await observe.domains()).filter(({ estado }) => estado === 'REGISTRADO')).toEqual([]);
    expect(await avisarVencimientos(database(), noon('2026-06-16'))).toBe(521);
  });
});

describeOnBothEngines('a change that could take a name away', () => {
  it('is told to its holder and its administrative contact, with a link that freezes it once', async () => {
    await enEquipo('kiosco.uy');
    for (const login of ['ana', 'bruno', 'carla']) await darCorreo(login);
    await ask({ login: 'bruno' }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    expect(await mensajesDe('ana')).toEqual(['kiosco.uy: se liberó']);
    expect(await mensajesDe('bruno')).toEqual(['kiosco.uy: se liberó']);
    expect(await mensajesDe('carla')).toEqual([]);
    const codigo = await enlaceDe('ana');
    const frozen = await ask({ now: START.add({ hours: 1 }) }).historia.congelarConEnlace({ codigo });
    expect(frozen).toMatchObject({
      codigo: 'OK',
      mensaje: expect.stringContaining('congelado hasta el 22/11/2026'),
    });
    const { entradas } = await ask({ login: 'ana' }).historia.listar({ nombreDominio: 'kiosco.uy' });
    expect(entradas[0]).toMatchObject({ quien: 'Quien recibió el aviso', desde: 'el enlace de un aviso' });
    const twice = await ask({ now: START.add({ hours: 1, seconds: 5 }) }).historia.congelarConEnlace({
      codigo,
    });
    expect(twice).toEqual(frozen);
    const again = await ask({ now: START.add({ hours: 2 }) }).historia.congelarConEnlace({ codigo });
    expect(again).toMatchObject({ codigo: 'ERROR' });
    const eliminar = await ask({ login: 'ana', now: START.add({ hours: 3 }) }).administracion.eliminar({
      nombreDominio: 'kiosco.uy',
    });
    expect(eliminar).toMatchObject({ codigo: 'CONGELADO' });
    expect((await observe.freezeLinks())[0]?.codigo_hash).not.toBe(codigo);
  });

  it('of its servers leads to them, and its holder to how it is taken back', async () => {
    await enEquipo('kiosco.uy');
    const nameservers = ['ns1.otro.com', 'ns2.otro.com'].map((nombre) => ({ nombre }));
    await ask({ login: 'ana' }).dns.delegar({ nombreDominio: 'kiosco.uy', nameservers });
    const leads = async (login: string) => (await ask({ login }).mensajes.usuario({})).mensajes[0]?.mensaje;
    expect(await leads('bruno')).toMatch(/Ver su DNS: http\S+\/ver-dominio\?dominio=kiosco\.uy#servidores$/);
    expect(await leads('ana')).toMatch(/Ver cómo volver atrás: http\S+/);
  });

  it('with a link that is none, too old or of another name freezes nothing', async () => {
    await enEquipo('kiosco.uy');
    await darCorreo('ana');
    await ask({ login: 'bruno' }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    const codigo = await enlaceDe('ana');
    for (const attempt of ['', 'x', `${codigo}x`, 'a'.repeat(4000)])
      expect(await ask().historia.congelarConEnlace({ codigo: attempt })).toMatchObject({ codigo: 'ERROR' });
    const late = ask({ now: START.add({ hours: 24 * 8 }) });
    expect(await late.historia.congelarConEnlace({ codigo })).toMatchObject({ codigo: 'ERROR' });
    expect((await observe.theDomain()).congelado_hasta).toBeNull();
  });
});

describeOnBothEngines('a name that was handed over', () => {
  it('is not frozen by the links that were mailed before, only once by that of the handing over', async () => {
    await enEquipo('kiosco.uy');
    await darCorreo('bruno');
    const { administracion, carrito } = ask({ login: 'ana' });
    await administracion.liberar({ nombreDominio: 'kiosco.uy' });
    await administracion.recuperar({ nombreDominio: 'kiosco.uy' });
    const before = await enlaceDe('bruno');
    const contactoDTO = {
      nombreApellido: 'Nadia Nueva',
      direccion: 'Calle 2',
      telefono: '24001234',
      emailPublico: 'nadia@correo.uy',
    };
    const { uuidVenta } = await administracion.transferirTitular({ nombreDominio: 'kiosco.uy', contactoDTO });
    await completar('ana', uuidVenta ?? '');
    expect(await carrito.finalizar({ uuid: uuidVenta ?? '' })).toMatchObject({ respuestaOK: true });
    const frozenBy = async (codigo: string) => (await ask().historia.congelarConEnlace({ codigo })).codigo;
    const handedOver = await enlaceDe('bruno');
    expect(handedOver).not.toBe(before);
    expect([await frozenBy(before), await frozenBy(handedOver)]).toEqual(['ERROR', 'OK']);
  });
});

describeOnBothEngines('the links that freeze a name', () => {
  const frozenBy = async (codigo: string, hours = 0) =>
    ask({ now: START.add({ hours }) }).historia.congelarConEnlace({ codigo });

  it('of other days are worth nothing once somebody lost their say on it, and its own for both', async () => {
    await enEquipo('kiosco.uy');
    await darCorreo('bruno');
    const { administracion } = ask({ login: 'ana' });
    await administracion.liberar({ nombreDominio: 'kiosco.uy' });
    await administracion.recuperar({ nombreDominio: 'kiosco.uy' });
    const before = await enlaceDe('bruno');
    const now = START.add({ hours: 1 });
    await registryAs('nadia').cuenta.crearContacto({ contacto: contacto() });
    await registryAs('ana', now).administracion.invitacionCambiarContacto({
      nombreDominio: 'kiosco.uy',
      tipoContacto: 'ADMINISTRADOR',
      correo: 'nadia@correo.uy',
    });
    const codigoInvitacion = /codigo=([\w-]+)/.exec((await mails()).at(-1)?.texto ?? '')?.[1] ?? '';
    await registryAs('nadia', now).administracion.aceptarInvitacionPendiente({ codigoInvitacion });
    const removed = await enlaceDe('bruno');
    expect(removed).not.toBe(before);
    expect((await frozenBy(before)).codigo).toBe('ERROR');
    expect((await frozenBy(removed)).codigo).toBe('OK');
  });

  it('do not freeze it one after the other: between two there is as long as it was frozen', async () => {
    await enEquipo('kiosco.uy');
    await darCorreo('bruno');
    const { administracion } = ask({ login: 'ana' });
    await administracion.liberar({ nombreDominio: 'kiosco.uy' });
    const first = await enlaceDe('bruno');
    await administracion.recuperar({ nombreDominio: 'kiosco.uy' });
    await administracion.liberar({ nombreDominio: 'kiosco.uy' });
    const second = await enlaceDe('bruno');
    expect((await frozenBy(first)).codigo).toBe('OK');
    for (const hours of [1, 25, 47]) {
      const { codigo, mensaje } = await frozenBy(second, hours);
      expect(codigo).toBe('ERROR');
      expect(mensaje).toBe(
        'El dominio se congeló hace poco: hasta el 23/11/2026 09:00 (hora de Uruguay), solo su titular lo puede congelar otra vez.',
      );
    }
    expect((await frozenBy(second, 48)).codigo).toBe('OK');
  });

  it('of its holder do at any time: the other one may be who froze it', async () => {
    await enEquipo('kiosco.uy');
    for (const login of ['ana', 'bruno']) await darCorreo(login);
    await ask({ login: 'bruno' }).historia.congelar({ nombreDominio: 'kiosco.uy' });
    const now = START.add({ hours: 25 });
    await ask({ login: 'bruno', now }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    const [suyo, ajeno] = [await enlaceDe('ana'), await enlaceDe('bruno')];
    expect(suyo).not.toBe(ajeno);
    expect([(await frozenBy(ajeno, 26)).codigo, (await frozenBy(suyo, 26)).codigo]).toEqual(['ERROR', 'OK']);
  });
});

describeOnBothEngines('a name that its administrative contact freezes', () => {
  it('is its holder’s again before it can be frozen anew, so that they can take the role away', async () => {
    await enEquipo('kiosco.uy');
    const congelar = async (login: string, hours: number) =>
      (await ask({ login, now: START.add({ hours }) }).historia.congelar({ nombreDominio: 'kiosco.uy' }))
        .codigo;
    expect(await congelar('bruno', 0)).toBe('OK');
    expect([await congelar('bruno', 23), await congelar('bruno', 25)]).toEqual(['CONGELADO', 'CONGELADO']);
    const { motivos } = await ask({ login: 'bruno' }).administracion.informacion({
      nombreDominio: 'kiosco.uy',
    });
    expect(motivos?.congelar).toContain('se congeló hace poco');
    expect([await congelar('ana', 25), await congelar('bruno', 96), await congelar('bruno', 97)]).toEqual([
      'OK',
      'OK',
      'CONGELADO',
    ]);
  });
});

describeOnBothEngines('the history of a name, as its people read it', () => {
  it('tells nobody in it what their role does not see elsewhere', async () => {
    await given.nameservers(await enEquipo('kiosco.uy'), ['ns1.ejemplo.net'], ['ns2.ejemplo.net']);
    const nombreDominio = 'kiosco.uy';
    await ask({ login: 'ana' }).administracion.renovar({
      nombreDominio,
      templateCuentaPagoDTO: { id: await cuentaDe('ana') },
      asociarTemplateCuenta: true,
    });
    const told = async (login: string) => {
      const { historia } = ask({ login });
      const { entradas } = await historia.listar({ nombreDominio });
      const { datos } = await historia.enFecha({
        nombreDominio,
        momento: START.add({ hours: 1 }).toString(),
      });
      const campos = [...entradas.flatMap(({ diferencias }) => diferencias), ...datos].map(
        ({ campo }) => campo,
      );
      return ['Forma de pago', 'Servidores'].filter((campo) => campos.includes(campo));
    };
    expect(await told('ana')).toEqual(['Forma de pago', 'Servidores']);
    expect(await told('carla')).toEqual(['Servidores']);
    expect(await told('diego')).toEqual(['Forma de pago']);
  });

  it('says in plain words what happened, newest first, by part and by kind', async () => {
    await enEquipo('kiosco.uy');
    await ask({ login: 'ana' }).historia.congelar({ nombreDominio: 'kiosco.uy' });
    const { total, entradas } = await ask({ login: 'carla' }).historia.listar({ nombreDominio: 'kiosco.uy' });
    expect(total).toBe(2);
    expect(entradas[0]).toMatchObject({
      titulo: 'Se congeló',
      quien: 'ana',
      como: 'titular',
      desde: 'el portal',
      diferencias: [{ campo: 'Congelado hasta', antes: '', despues: '22/11/2026 09:00' }],
    });
    const only = await ask({ login: 'ana' }).historia.listar({
      nombreDominio: 'kiosco.uy',
      clase: 'VIDA',
      primerResultado: 0,
      cantResultados: 1,
    });
    expect(only).toMatchObject({ total: 1, entradas: [{ clase: 'VIDA', quien: 'El registro' }] });
    await expect(
      ask({ login: 'otro' }).historia.listar({ nombreDominio: 'kiosco.uy' }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  it('rebuilds the name at any moment', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await ask({ login: 'ana' }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    const ana = ask({ login: 'ana', now: START.add({ hours: 1 }) });
    const at = (momento: string) => ana.historia.enFecha({ nombreDominio: 'kiosco.uy', momento });
    expect((await at(START.toString())).datos).toContainEqual({ campo: 'Estado', valor: 'Eliminado' });
    expect(await at('2020-01-01T00:00:00Z')).toMatchObject({ datos: [] });
    await ana.administracion.recuperar({ nombreDominio: 'kiosco.uy', motivo: 'Fue un error' });
    const { datos } = await at(START.add({ hours: 1 }).toString());
    expect(datos).toContainEqual({ campo: 'Estado', valor: 'Registrado' });
    expect(datos.map(({ campo }) => campo)).not.toContain('Motivo');
  });

  it('is found whole, and found out where a byte was changed or a version is not told', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await ask({ login: 'ana' }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    expect(await auditHistoria(database())).toEqual({ dominios: 1, faltas: [] });
    await given.everyDomain({ version: 3 });
    expect((await auditHistoria(database())).faltas).toEqual([
      'kiosco.uy: va por la versión 3 y su historia termina en la 2',
    ]);
    await given.historyAltered(2, 'tecnico');
    expect((await auditHistoria(database())).faltas).toEqual([
      'kiosco.uy: la entrada 2 no sigue a la anterior o fue alterada',
    ]);
  });

  it('is found whole while the portal writes to the name that is being looked at', async () => {
    await nombreDe('ana', 'kiosco.uy');
    const { administracion } = ask({ login: 'ana' });
    await administracion.liberar({ nombreDominio: 'kiosco.uy' });
    let written = false;
    const beside = database().withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!written && result.rows.some((row) => 'suceso' in row)) {
          written = true;
          await administracion.recuperar({ nombreDominio: 'kiosco.uy', motivo: 'Fue un error' });
        }
        return result;
      },
    });
    expect(await auditHistoria(beside)).toEqual({ dominios: 1, faltas: [] });
    expect(written).toBe(true);
  });

  it('is found out where the list of somebody says another role than the name', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await ask({ login: 'ana' }).administracion.liberar({ nombreDominio: 'kiosco.uy' });
    expect((await auditHistoria(database())).faltas).toEqual([]);
    await given.roles({ tecnico: 0 });
    expect((await auditHistoria(database())).faltas).toEqual([
      'kiosco.uy: las listas de sus contactos no dicen lo mismo que el dominio',
    ]);
  });
});

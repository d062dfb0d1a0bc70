import { beforeEach, describe, expect, it } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { type Visitor, visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { requested } from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { told } from '../support/traslado';

const ROOT = '/transferir-dominio';
const LISTA = '/transferencia-reg/datos/obtener-dominios-transferencia-x-usuario';
const AFUERA = { nombre: 'afuera.uy', codigo: 'codigo-de-afuera' };

describe("an import through somebody else's edge, which knows the specification only", () => {
  onDemoData();
  let edge: ThirdPartyEdge;

  beforeEach(async () => {
    edge = await ThirdPartyEdge.start();
    Object.assign(settings(), { REGISTRY_API_URL: edge.url, REGISTRY_TICKET_URL: edge.ticketUrl });
    useSettings(settings());
    return () => edge.stop();
  });

  async function upToHolder(who: Visitor) {
    const first = await who.open(ROOT);
    const checked = await first.press('Comprobar dominio', { 'Dominio a transferir': AFUERA.nombre });
    expect(checked).toLeaveNotice(`El dominio ${AFUERA.nombre} está habilitado para ser transferido`);
    return checked.follow('Continuar');
  }

  /** The same up to its summary. */
  async function upToSummary(who: Visitor) {
    const payment = await (await told(await upToHolder(who), AFUERA.codigo)).press('Continuar', {
      Apellido: 'Larrañaga',
      Dirección: 'Rivera 2000',
      Teléfono: '099123456',
    });
    return payment.press('Continuar', { Cuenta: 'Casa' });
  }

  it('is walked from its check to its confirmation, and cancelled', async () => {
    const who = await visitor().as('titular');
    const holder = await upToHolder(who);
    const wrong = await holder.press('Validar código', { 'Código de autorización': 'otro' });
    expect(wrong).toShowError('Código de autorización', 'El código de autorización no es válido');
    const rest = await told(wrong, AFUERA.codigo);
    expect(rest.field('Nombre').value).toBe('Tita Larrañaga');
    const payment = await rest.press('Continuar', {
      Apellido: 'Larrañaga',
      Dirección: 'Rivera 2000',
      Teléfono: '099123456',
    });
    expect(payment).toHaveHeading('Forma de pago');
    const cuenta = payment
      .$('input[name=cuentaPago]')
      .toArray()
      .map((option) => payment.$(option).attr('value') ?? '')
      .find((value) => Number(value) > 0);
    const summary = await payment.press('Continuar', { Cuenta: cuenta ?? '' });
    const done = await summary.press('Solicitar Transferencia');
    expect(done).toHaveHeading(`Se solicitó la importación de ${AFUERA.nombre}`);
    expect(edge.mundo.importaciones).toMatchObject([{ dominio: AFUERA.nombre, estado: 'PENDING' }]);
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    const dialog = await list.follow(`Cancelar la solicitud de ${AFUERA.nombre}`);
    expect(await dialog.press('Cancelar Transferencia')).toSay('Cancelado');
    expect(edge.mundo.importaciones).toMatchObject([{ estado: 'CLIENT_CANCELLED' }]);
  });

  describe('with a code that tells the name of its holder alone', () => {
    const CONSULTAR = `GET /transferencia-reg/solicitud/consultar/${AFUERA.nombre}/${AFUERA.codigo}`;
    const tells = (nombre: string) =>
      edge.forced.set(CONSULTAR, { status: 200, body: { ok: true, nombre, email: 'gabriela@example.uy' } });
    const REST = { Dirección: 'Rivera 2000', Teléfono: '099123456' };

    it('puts no surname beside it that is of who is signed in', async () => {
      tells('Gabriela Duarte');
      const rest = await told(await upToHolder(await visitor().as('titular')), AFUERA.codigo);
      expect(rest.field('Nombre').value).toBe('Gabriela Duarte');
      expect(rest.field('Apellido').value).toBe('');
    });

    it('asks for the mail that it does not tell, and puts none there that is of who is signed in', async () => {
      edge.forced.set(CONSULTAR, { status: 200, body: { ok: true, nombre: 'Gabriela Duarte', email: '' } });
      const rest = await told(await upToHolder(await visitor().as('titular')), AFUERA.codigo);
      expect(rest.field('Correo electrónico').value).toBe('');
      expect(rest.field('Correo electrónico').attribute('readonly')).toBeUndefined();
    });

    it('asks for it instead, and says neither name twice', async () => {
      const holder = await upToHolder(await visitor().as('titular'));
      tells('Gabriela Duarte');
      const asked = await (await told(holder, AFUERA.codigo)).press('Continuar', REST);
      expect(asked.status).toBe(422);
      const payment = await asked.press('Continuar', { Apellido: 'Duarte' });
      const summary = await payment.press('Continuar', { Cuenta: 'Casa' });
      expect(summary).toSay('Gabriela Duarte');
      expect(summary.text).not.toContain('Duarte Duarte');
      await summary.press('Solicitar Transferencia');
      const sent = edge.asked.find(({ name }) => name === 'POST /transferencia-reg/solicitud');
      expect(sent?.body).toMatchObject({ datosTitular: { nombre: 'Gabriela', apellido: 'Duarte' } });
    });

    it('keeps the surname that was typed, and that of who is signed in beside their own name', async () => {
      const holder = await upToHolder(await visitor().as('titular'));
      tells('Tita Larrañaga');
      const own = await told(holder, AFUERA.codigo);
      expect(own.field('Apellido').value).toBe('Larrañaga');
      const code = { 'Código de autorización': AFUERA.codigo };
      const change = await own.press('Cambiar el código de autorización', { Apellido: 'Duarte' });
      const wrong = await change.press('Validar código', { 'Código de autorización': 'otro' });
      tells('Gabriela');
      const typed = await wrong.press('Validar código', code);
      expect(typed.field('Apellido').value).toBe('Duarte');
    });
  });

  it('is asked for where its code says so, whatever can be read afterwards', async () => {
    const who = await visitor().as('titular');
    const summary = await upToSummary(who);
    edge.forced.set(`GET ${LISTA}`, { status: 500, body: 'no' });
    await summary.press('Solicitar Transferencia');
    expect(edge.mundo.importaciones).toMatchObject([{ dominio: AFUERA.nombre, estado: 'PENDING' }]);
    edge.forced.clear();
    const list = await who.open(`${ROOT}/lista-solicitudes`);
    expect(list).toSay(AFUERA.nombre);
    expect(await who.open(`${ROOT}/resumen`)).toRedirectTo(ROOT);
  });

  it.each([
    [
      'No se pudo realizar el pago: saldo insuficiente',
      'Ocurrió un error al procesar el pago. Le pedimos que verifique',
    ],
    [
      'Ya existe una solicitud de importación de dominio en estado pendiente',
      'Ya existe una solicitud de importación',
    ],
    ['otra cosa', 'Se produjo un error al procesar la solicitud de transferencia'],
  ])('says what the catalogue makes of «%s»', async (message, words) => {
    const summary = await upToSummary(await visitor().as('titular'));
    edge.forced.set('POST /transferencia-reg/solicitud', { status: 200, body: { isOk: false, message } });
    const refused = await summary.press('Solicitar Transferencia');
    expect(refused.status).toBe(422);
    expect(refused.$('.notice.error p').first().text()).toContain(words);
    expect(refused.$('.notice.error').text()).not.toMatch(/undefined|No se pudo realizar/);
  });

  describe('asked for without an answer', () => {
    const SOLICITAR = 'POST /transferencia-reg/solicitud';
    const times = () => edge.asked.filter(({ name }) => name === SOLICITAR).length;

    async function sent(who: Visitor) {
      const summary = await upToSummary(who);
      edge.lost.add(SOLICITAR);
      return [summary, await summary.press('Solicitar Transferencia')] as const;
    }

    it('is told as unknown, and no page has a button that asks for it again', async () => {
      const who = await visitor().as('titular');
      const [summary, unknown] = await sent(who);
      expect(unknown).toSay('No sabemos si se solicitó');
      expect(unknown).toSay('Error inesperado al procesar la transferencia.');
      const pages = [unknown, await unknown.follow('Volver a mirar'), await who.open(`${ROOT}/resumen`)];
      for (const page of [...pages, await summary.press('Solicitar Transferencia')]) {
        expect(page).toSay('todavía no está');
        expect(page.buttons).not.toContain('Solicitar Transferencia');
      }
      expect(times()).toBe(1);
    });

    it('is found where it was done after all, and shown as any other', async () => {
      const who = await visitor().as('titular');
      const [, unknown] = await sent(who);
      requested(edge, 'titular', AFUERA.nombre);
      const found = await unknown.follow('Volver a mirar');
      expect(found).toHaveHeading(`Se solicitó la importación de ${AFUERA.nombre}`);
      expect(await who.open(ROOT)).not.toSay('Continuar');
    });

    it('can be asked for again once its name was checked, with what was typed still there', async () => {
      const who = await visitor().as('titular');
      const [, unknown] = await sent(who);
      edge.lost.clear();
      const first = await unknown.follow('Comprobar el dominio otra vez');
      const checked = await first.press('Comprobar dominio', { 'Dominio a transferir': AFUERA.nombre });
      expect(checked).toLeaveNotice('está habilitado para ser transferido');
      const summary = await who.open(`${ROOT}/resumen`);
      const done = await summary.press('Solicitar Transferencia');
      expect(done).toHaveHeading(`Se solicitó la importación de ${AFUERA.nombre}`);
      expect(times()).toBe(2);
      expect(edge.mundo.importaciones).toHaveLength(1);
    });
  });

  it.each([
    ['ajeno.uy', 'El dominio ajeno.uy ya pertenece a otro titular'],
    ['murga.uy', 'El dominio murga.uy ya está entre sus dominios: no hace falta importarlo'],
    ['nadie.uy', 'todavía no está registrado'],
  ])('says of %s what its code means', async (nombre, words) => {
    const first = await (await visitor().as('titular')).open(ROOT);
    const refused = await first.press('Comprobar dominio', { 'Dominio a transferir': nombre });
    expect(refused).toShowError('Dominio a transferir', words);
  });

  it('has no outgoing side: the edge knows no codes, and the section is not there', async () => {
    const who = await visitor().as('titular');
    const detail = await who.open('/administrar/ver-dominio?dominio=murga.uy');
    expect(detail).toHaveHeading('murga.uy');
    expect(detail.text).not.toContain('Transferencia de Registrador');
  });
});

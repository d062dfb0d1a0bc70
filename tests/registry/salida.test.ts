import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { listDs, replaceDs } from '~/registry/edge/dns/ds-store';
import { avanzarTransferencias } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { contacto } from './persona';
import { libroMayor, nombreDe } from './shop';
import { ask, codigoDe, OTRO, otro, otroRegistrador, requests, START, whose } from './traslado';

const nombre = 'kiosco.uy';
const after = (days: number) => START.add({ hours: 24 * days });
const ana = (now = START) => ask({ login: 'ana', now });
const dominio = { dominio: nombre };
const vigente = (now = START) => ana(now).codigo.vigente(dominio);

describeOnBothEngines('the authorization code of a name of ours', () => {
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDe('ana', nombre);
  });

  it('is made when it is asked for, is good for thirty days, and its holder is told', async () => {
    expect(await vigente()).toEqual({ code: 'OK', mensaje: '' });
    expect(await ana().codigo.solicitar(dominio)).toMatchObject({
      error: false,
      mensaje: 'La solicitud del Código de Autorización se procesó exitosamente.',
    });
    const { authorizationCode = '', state, expirationDate } = await vigente();
    expect(authorizationCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect({ state, expirationDate }).toEqual({
      state: 'ACTIVE',
      expirationDate: '2026-12-21T12:00:00.000Z',
    });
    const { mensajes } = await ana().mensajes.usuario({});
    expect(mensajes.map(({ titulo }) => titulo)).toEqual([`${nombre}: se pidió su código de autorización`]);
    expect(mensajes[0]?.mensaje, 'where its request is').toMatch(
      /Ver su transferencia: http\S+\/ver-dominio\?dominio=\S+#transferencia$/,
    );
    expect(JSON.stringify(await observe.operations())).not.toContain(authorizationCode);
  });

  it('takes the place of the one before, which is then history and nothing but its end', async () => {
    const first = await codigoDe('ana', nombre);
    const second = await codigoDe('ana', nombre);
    expect(second).not.toBe(first);
    expect(await otro().pide(nombre, first)).toMatchObject({ epp: 2202 });
    const { historial } = await ana().codigo.historial(dominio);
    expect(historial).toMatchObject([{ state: 'CANCELLED', authorizationCode: `••••-${first.slice(-4)}` }]);
  });

  it('is worth nothing once its time is over, or the name has another holder, and is wiped then', async () => {
    const codigo = await codigoDe('ana', nombre);
    expect(await otro(after(30)).pide(nombre, codigo)).toMatchObject({ epp: 2202 });
    await avanzarTransferencias(database(), after(30));
    expect(await observe.authorizationCodes()).toMatchObject([{ sellado: null, estado: 'EXPIRED' }]);
    const again = await codigoDe('ana', nombre, after(31));
    await given.contacts({ nic_handle: 'UY2' });
    expect(await otro(after(31)).pide(nombre, again)).toMatchObject({ epp: 2202 });
    await avanzarTransferencias(database(), after(31));
    expect((await ana(after(31)).codigo.historial(dominio)).historial).toMatchObject([
      { state: 'CANCELLED' },
      { state: 'EXPIRED' },
    ]);
  });

  it('is refused for a frozen name, a new one, one of .com.uy, and to who may not, each with the reason', async () => {
    const refusal = async (login: string, name: string) =>
      (await ask({ login }).codigo.solicitar({ dominio: name })).mensaje;
    await nombreDe('ana', 'tienda.com.uy');
    expect(await refusal('ana', 'tienda.com.uy')).toContain('es para dominios .uy');
    await nombreDe('ana', 'nuevo.uy', { fecha_alta: '2026-11-01' });
    expect(await refusal('ana', 'nuevo.uy')).toContain('se puede desde el 31/12/2026');
    await given.frozenUntil(after(1));
    expect(await refusal('ana', nombre)).toContain('congelado hasta el 22/11/2026');
    await expect(ask({ login: 'beto' }).codigo.solicitar(dominio)).rejects.toMatchObject({ status: 404 });
    await expect(ask({ login: 'beto' }).codigo.vigente(dominio)).rejects.toMatchObject({ status: 404 });
    expect(await observe.authorizationCodes()).toEqual([]);
  });
});

describeOnBothEngines('a hosted name that another registrar asks for', () => {
  const HASTA_AHORA = 'El dominio está alojado aquí';
  const mails = async (asunto: string) =>
    (await observe.mails())
      .filter((mail) => mail.asunto.includes(asunto))
      .map(({ texto }) => texto.replace(/\s+/g, ' '));

  it('leaves its web and mail behind, and who approves is told before; no servers of old times come back', async () => {
    await otroRegistrador();
    const id = await nombreDe('ana', nombre, { alojado: 1 });
    await given.nameservers(id, ['ns1.viejo.net'], ['ns2.viejo.net']);
    await replaceDs(database(), id, [{ etiqueta: 1, algoritmo: 13, tipoDigest: 2, digest: 'A'.repeat(64) }]);
    await ana().cuenta.crearContacto({ contacto: contacto() });
    await otro().pide(nombre, await codigoDe('ana', nombre));
    expect((await mails(': lo pide '))[0]).toContain(
      `${HASTA_AHORA}: al pasar, su web y su correo dejan de funcionar hasta que Otro Registrador los sirva. Descargue antes su zona desde el detalle.`,
    );
    const { referencia = '' } = await vigente();
    await ana().codigo.aprobar({ ...dominio, codigo: referencia });
    expect(await observe.nameservers()).toEqual([]);
    expect(await listDs(database(), id)).toEqual([]);
    expect((await mails('resultado de su transferencia'))[0]).toContain('Dejamos de servir sus registros.');
  });

  it('that is not hosted is told nothing of that, and keeps its servers', async () => {
    await otroRegistrador();
    await given.nameservers(await nombreDe('ana', nombre), ['ns1.suyo.net'], ['ns2.suyo.net']);
    await ana().cuenta.crearContacto({ contacto: contacto() });
    await otro().pide(nombre, await codigoDe('ana', nombre));
    expect((await mails(': lo pide '))[0]).not.toContain(HASTA_AHORA);
    const { referencia = '' } = await vigente();
    await ana().codigo.aprobar({ ...dominio, codigo: referencia });
    expect(await observe.nameservers()).toHaveLength(2);
    expect((await mails('resultado de su transferencia'))[0]).not.toContain('Dejamos de servir');
  });
});

describeOnBothEngines('a name that another registrar asks for', () => {
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDe('ana', nombre);
    await ana().cuenta.crearContacto({ contacto: contacto() });
    expect(await otro().pide(nombre, await codigoDe('ana', nombre))).toMatchObject({ epp: 1001 });
  });

  it('is told to its people by mail, where they answer, with a link that freezes it', async () => {
    const mails = await observe.mails();
    const freezing = mails.filter(({ texto }) => texto.includes('/congelar-dominio?codigo='));
    expect(freezing).toHaveLength(2);
    expect(freezing.at(-1)?.texto).toContain(`/confirmarTransferencia/${nombre}`);
  });

  it('says who asks and until when that can be answered, with its code and in its history, and what came of it', async () => {
    const { nuevoRegistrador, fechaVencSol, referencia = '' } = await vigente();
    expect({ nuevoRegistrador, fechaVencSol }).toEqual({
      nuevoRegistrador: 'Otro Registrador',
      fechaVencSol: after(10).toString({ smallestUnit: 'millisecond' }),
    });
    const told = async () =>
      (await ana().historia.listar({ nombreDominio: nombre })).entradas.map(
        ({ titulo, quien }) => `${titulo}: ${quien}`,
      );
    const asked = [
      'Otro registrador pidió este dominio: Otro Registrador',
      'Se pidió un código para llevarlo a otro registrador: ana',
    ];
    expect((await told()).slice(0, 2)).toEqual(asked);
    await ana().codigo.rechazar({ ...dominio, codigo: referencia });
    expect((await told()).slice(0, 3)).toEqual([
      'Se rechazó la transferencia a otro registrador: ana',
      ...asked,
    ]);
  });

  it('is frozen no more by the links of its notices, once it is another registrar’s', async () => {
    const mails = await observe.mails();
    const codigos = mails.flatMap(({ texto }) => /congelar-dominio\?codigo=(\S+)/.exec(texto)?.[1] ?? []);
    const { referencia = '' } = await vigente();
    await ana().codigo.aprobar({ ...dominio, codigo: referencia });
    expect(codigos).toHaveLength(2);
    for (const codigo of codigos)
      expect(await ask({ now: after(1) }).historia.congelarConEnlace({ codigo })).toMatchObject({
        codigo: 'ERROR',
      });
    const { congelado_hasta } = await observe.theDomain();
    expect(congelado_hasta).toBeNull();
  });

  it('goes with its holder when somebody of ours approves, a year longer, and nothing is charged here', async () => {
    const { state, referencia = '' } = await vigente();
    expect(state).toBe('USED_FOR_REQUEST');
    expect(await ana().codigo.aprobar({ ...dominio, codigo: referencia })).toMatchObject({
      code: 'OK',
      mensaje: `Se aprobó la Transferencia del dominio ${nombre}`,
    });
    expect(await whose(nombre)).toEqual({ registrador: OTRO, titular: null, vencimiento: '2028-05-01' });
    expect((await ana().administracion.obtenerDominios({})).totalDominiosFiltro).toBe(0);
    expect(await libroMayor()).toEqual([]);
    await expect(ana().codigo.vigente(dominio)).rejects.toMatchObject({ status: 404 });
  });

  it('is neither let go nor kept once it expired: it has to be renewed first', async () => {
    const { solicitud } = await ana().transferencia.solicitud(dominio);
    const one = { ...dominio, codigo: solicitud.codigoAutorizacion };
    await given.everyDomain({ fecha_vencimiento: '2026-11-01' });
    for (const answer of ['aprobar', 'rechazar'] as const)
      expect(await ana().transferencia[answer](one)).toMatchObject({
        isOk: false,
        message: expect.stringContaining('El dominio está vencido'),
      });
    expect(await whose(nombre)).toMatchObject({ registrador: 'portal' });
  });

  it('stays when it is rejected, and the code is of no more use', async () => {
    const { solicitud } = await ana().transferencia.solicitud(dominio);
    const one = { ...dominio, codigo: solicitud.codigoAutorizacion };
    expect(await ana().transferencia.rechazar(one)).toMatchObject({
      isOk: true,
      message: 'La transferencia ha sido rechazada exitosamente.',
    });
    expect(await whose(nombre)).toMatchObject({ registrador: 'portal' });
    expect((await ana().codigo.historial(dominio)).historial).toMatchObject([
      { state: 'USED_FOR_REJECTION' },
    ]);
    expect(await ana().transferencia.rechazar(one)).toMatchObject({ isOk: false, codigo: '2301' });
    await codigoDe('ana', nombre);
  });

  it('can be withdrawn by who asked, and answered by nobody else', async () => {
    expect(await otro().aprueba(nombre)).toMatchObject({ epp: 2201 });
    await expect(
      ask({ login: 'beto' }).transferencia.aprobar({ ...dominio, codigo: 'x' }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await ana().transferencia.aprobar({ ...dominio, codigo: 'otra-solicitud' })).toMatchObject({
      isOk: false,
      codigo: '2301',
    });
    expect(await otro().cancela(nombre)).toMatchObject({ epp: 1000 });
    expect(await requests()).toMatchObject([{ estado: 'CLIENT_CANCELLED' }]);
  });

  it('is not let go while the registry holds it by legal cause, neither by its people nor by its registrar', async () => {
    const { solicitud } = await ana().transferencia.solicitud(dominio);
    await given.held(nombre, { efectos: ['TRANSFERENCIA'] });
    const one = { ...dominio, codigo: solicitud.codigoAutorizacion };
    expect(await ana().transferencia.aprobar(one)).toMatchObject({ isOk: false, codigo: 'RETENIDO' });
    expect(await requests()).toMatchObject([{ estado: 'PENDING' }]);
    expect(await whose(nombre)).toMatchObject({ registrador: 'portal' });
  });

  it('is not let go while it is frozen, and is cancelled where it has another holder by then', async () => {
    const { solicitud } = await ana().transferencia.solicitud(dominio);
    const one = { ...dominio, codigo: solicitud.codigoAutorizacion };
    await given.frozenUntil(after(1));
    expect(await ana().transferencia.aprobar(one)).toMatchObject({ isOk: false, codigo: 'CONGELADO' });
    expect(await requests()).toMatchObject([{ estado: 'PENDING' }]);
    await given.contacts({ nic_handle: 'UY2' });
    expect(await ana(after(2)).transferencia.aprobar(one)).toMatchObject({ isOk: false, codigo: '2304' });
    expect(await requests()).toMatchObject([{ estado: 'SERVER_CANCELLED' }]);
    expect(await whose(nombre)).toMatchObject({ registrador: 'portal' });
  });

  it('is cancelled by the task where it is no longer in force', async () => {
    await given.removedOn('2026-11-21');
    expect(await avanzarTransferencias(database(), after(1))).toBe(1);
    expect(await requests()).toMatchObject([{ estado: 'SERVER_CANCELLED' }]);
  });
});

import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { listDs, replaceDs } from '~/registry/edge/dns/ds-store';
import { listHistoria } from '~/registry/edge/dominios/historia-store';
import { avanzarTransferencias } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { libroMayor, nombreDe } from './shop';
import {
  ask,
  CODIGO,
  idOf,
  importa,
  nombreDeOtro,
  otro,
  otroRegistrador,
  pedido,
  requests,
  START,
  TITULAR,
  whose,
} from './traslado';

const nombre = 'laguna.uy';
const after = (days: number) => START.add({ hours: 24 * days });
const ana = (now = START) => ask({ login: 'ana', now });
const check = (dominio: string, now = START) =>
  ana(now).transferencia.esTransferible({ dominio, incluirConsultaRegistros: true });

describeOnBothEngines('whether a name can be imported', () => {
  beforeEach(otroRegistrador);

  it('is told with the records that come along, what it costs and until when it will last', async () => {
    await nombreDeOtro(nombre);
    expect(await check('  LAGUNA.uy ')).toMatchObject({
      ok: true,
      codigo: 'DOM_TRANSFERIBLE',
      mensaje: 'El dominio laguna.uy está habilitado para ser transferido',
      registrador: 'Otro Registrador',
      importe: 138_900,
      vencimientoNuevo: '2028-05-01',
      registros: [{ tipo: 'A', valor: '192.0.2.7' }, { tipo: 'MX' }],
    });
  });

  it('says every rule that fails at once, each with the date on which it is met', async () => {
    await nombreDeOtro(nombre, { desde: '2026-11-01', transferido_en: '2026-11-01' });
    await otro().bloquea(nombre);
    const { ok, codigo, reglas } = await check(nombre);
    expect({ ok, codigo }).toEqual({ ok: false, codigo: 'DOM_NOT_TRANSFERIBLE_RULES' });
    const failing = reglas.filter(({ cumple }) => !cumple).map(({ codigo: regla, desde }) => [regla, desde]);
    expect(failing).toEqual([
      ['DIAS_CON_REGISTRADOR', '2026-12-31'],
      ['DIAS_DESDE_TRANSFERENCIA', '2026-12-31'],
      ['SIN_BLOQUEO', null],
    ]);
    await otro().bloquea(nombre, 0);
    await otro().bloquea(nombre, 0);
    const locks = (await observe.happened()).filter((suceso) => suceso.endsWith('BLOQUEO'));
    expect(locks).toEqual(['BLOQUEO', 'DESBLOQUEO']);
    expect(await check(nombre, after(40))).toMatchObject({ ok: true });
  });

  it('is no for a name of nobody, of this registrar, of another registry, and for none', async () => {
    await nombreDe('beto', 'nuestro.uy');
    expect(await check('libre.uy')).toMatchObject({ codigo: 'DOM_NOT_TRANSFERIBLE_NOT_FOUND' });
    expect(await check('nuestro.uy')).toMatchObject({
      codigo: 'DOM_NOT_TRANSFERIBLE',
      mensaje: 'El dominio nuestro.uy ya pertenece a otro titular',
    });
    await nombreDe('beto', 'guardado.uy', { candado: 'TODO', congelado_hasta: '2027-01-01T12:00:00Z' });
    const { reglas } = await check('guardado.uy');
    expect(
      reglas.map(({ codigo }) => codigo),
      'what its holder did to it is nobody else’s',
    ).toEqual(['OTRO_REGISTRADOR']);
    await nombreDe('beto', 'fallido.uy', { estado: 'ERROR' });
    const fallido = await check('fallido.uy');
    expect(fallido.mensaje).toBe('El dominio fallido.uy no se puede importar: su registro no se completó');
    expect(fallido.reglas.map(({ motivo }) => motivo)).toEqual(['Su registro no se completó.']);
    expect(await check('example.com')).toMatchObject({ mensaje: 'El dominio debe ser .uy' });
    expect(await check(' ')).toMatchObject({ mensaje: 'El dominio a transferir no puede estar vacío' });
  });

  it('asks a captcha of who is not signed in, and of nobody else', async () => {
    await nombreDeOtro(nombre);
    expect(await ask().transferencia.esTransferible({ dominio: nombre })).toMatchObject({
      ok: false,
      codigo: 'CAPTCHA_INCORRECTO',
      mensaje: 'El captcha es incorrecto',
      errorCaptcha: true,
      reglas: [],
    });
  });
});

describeOnBothEngines('the code of a name', () => {
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDeOtro(nombre);
  });
  const tries = (codigo: string, login = 'ana', now = START) =>
    ask({ login, now }).transferencia.autorizar({ dominio: nombre, codigo });

  it('tells whose the name is to who has it, however it was typed', async () => {
    expect(await tries(' abcdefgh-jkmn pqrs')).toMatchObject({
      ok: true,
      codigo: 1000,
      email: 'ana@correo.uy',
    });
  });

  it('is looked at no more after five wrong ones in a row, for an hour, by that person alone', async () => {
    for (let wrong = 1; wrong <= 5; wrong++)
      expect(await tries(`EQUIVOCADO-${wrong}`)).toMatchObject({
        ok: false,
        codigo: 2202,
        mensaje: expect.stringMatching(/^El código de autorización no es válido/),
        email: null,
      });
    expect(await tries(CODIGO)).toMatchObject({ ok: false, codigo: 2202 });
    expect(await tries(CODIGO, 'beto')).toMatchObject({ ok: true });
    expect(await tries(CODIGO, 'ana', START.add({ minutes: 61 }))).toMatchObject({ ok: true });
  });

  it('is nowhere in the database as it is, and nowhere at all once it was used', async () => {
    const dump = async () => JSON.stringify(await observe.authorizationCodes());
    expect(await dump()).not.toContain('ABCDEFGH');
    await importa('ana', nombre);
    const [row] = await observe.authorizationCodes();
    expect(row).toMatchObject({ estado: 'USED_FOR_REQUEST', sellado: null, huella: null });
  });
});

describeOnBothEngines('an import', () => {
  beforeEach(async () => {
    await otroRegistrador();
    await nombreDeOtro(nombre);
  });

  it('is pending and costs nothing until the other registrar approves; then it is done at once', async () => {
    expect(await importa('ana', nombre)).toMatchObject({
      isOk: true,
      resultado: { status: 'PENDING', domainName: nombre, newDomExpDate: '2028-05-01' },
    });
    expect(await libroMayor()).toEqual([]);
    expect(await whose(nombre)).toMatchObject({ registrador: 'otro-registrador', titular: null });
    expect(await otro(after(3)).aprueba(nombre)).toMatchObject({ epp: 1000 });
    expect(await whose(nombre)).toEqual({
      registrador: 'portal',
      titular: await idOf('ana'),
      vencimiento: '2028-05-01',
    });
    expect(await libroMayor()).toMatchObject([{ concepto: 'IMPORTACION', importe: 138_900, nombre }]);
    const { dominioWrapperDTOList } = await ana(after(3)).administracion.obtenerDominios({});
    expect(dominioWrapperDTOList.map(({ dominio }) => dominio.dominioCore.nombre)).toEqual([nombre]);
    const { mensajes } = await ana(after(3)).mensajes.usuario({});
    expect(mensajes.map(({ titulo }) => titulo)).toContain(`${nombre}: resultado de su importación`);
  });

  it('brings its records, served here from then on, and leads its mail to where it can be seen', async () => {
    await importa('ana', nombre);
    await otro().aprueba(nombre);
    const zone = (await observe.records()).map(({ tipo, contenido, ttl }) => ({ tipo, contenido, ttl }));
    expect(zone).toEqual(
      expect.arrayContaining([
        { tipo: 'A', contenido: '192.0.2.7', ttl: 3600 },
        { tipo: 'MX', contenido: `10 correo.${nombre}.`, ttl: 3600 },
      ]),
    );
    expect((await observe.theDomain()).alojado).toBe(1);
    expect((await observe.publications()).map((asked) => asked.nombre)).toContain(nombre);
  });

  it('comes without the keys of the servers that it had: its records are served here, by ours', async () => {
    const id = await observe.theDomain();
    await replaceDs(database(), id.id, [
      { etiqueta: 1, algoritmo: 13, tipoDigest: 2, digest: 'A'.repeat(64) },
    ]);
    await importa('ana', nombre);
    await otro().aprueba(nombre);
    expect(await listDs(database(), id.id)).toEqual([]);
    expect(JSON.stringify((await listHistoria(database(), id.id)).at(-1)?.antes)).toContain('1 13 2 AAA');
  });

  it('is in the history of the name, with the registrar that had it and the one that has it', async () => {
    await importa('ana', nombre);
    await otro().aprueba(nombre);
    const { id } = await observe.theDomain();
    const last = (await listHistoria(database(), id)).at(-1);
    expect(last).toMatchObject({ suceso: 'INGRESO_DE_OTRO_REGISTRADOR' });
    expect(JSON.parse(last?.antes ?? '{}')).toMatchObject({ registrador: 'Otro Registrador' });
    expect(JSON.parse(last?.despues ?? '{}')).toMatchObject({ registrador: 'Registro .uy' });
  });

  it('is told with who asked for it: somebody else may have used their session', async () => {
    await importa('ana', nombre);
    const { mensajes } = await ana().mensajes.usuario({});
    const told = mensajes.find(({ titulo }) => titulo === `${nombre}: se solicitó su importación`);
    expect(told?.mensaje).toMatch(/^Quién lo pidió: ana$/im);
  });

  it('is asked for once, however often the form is sent, and by one person of two', async () => {
    const form = await pedido('ana', nombre, { operacion: 'una-clave-de-formulario' });
    const sent = await Promise.all([1, 2, 3].map(() => ana().transferencia.solicitar(form)));
    expect(new Set(sent.map(({ resultado }) => resultado?.referencia)).size).toBe(1);
    expect(await importa('beto', nombre)).toMatchObject({
      isOk: false,
      codigo: '2300',
      message: 'Ya existe una solicitud de importación de dominio en estado pendiente',
    });
    expect(await requests()).toHaveLength(1);
  });

  it('is refused with the fields at fault, and spends no code', async () => {
    const wrong = await importa('ana', nombre, { datosTitular: { tipo: 'PERSONA', nombre: 'Ana' } });
    expect(wrong).toMatchObject({
      isOk: false,
      message: 'Debe completar todos los datos del formulario',
      mapErrores: { apellido: expect.any(String), direccion: expect.any(String) },
    });
    expect(
      await importa('ana', nombre, { datosTitular: { ...TITULAR, direccion: 'Rivera 1234/5' } }),
    ).toMatchObject({
      isOk: false,
      message: expect.stringContaining('La dirección solo puede contener letras, números y espacios.'),
    });
    expect(await importa('ana', nombre, { cuentaPago: 999 })).toMatchObject({
      mapErrores: { cuentaPago: 'Debe seleccionar una Cuenta de Pago para continuar' },
    });
    expect(await importa('ana', nombre, { importe: 1 })).toMatchObject({ isOk: false });
    expect(await importa('ana', nombre)).toMatchObject({ isOk: true });
  });

  it('of a name under an ending that is not sold now is refused, and spends no code', async () => {
    await given.soldNoMore();
    const refused = await importa('ana', nombre);
    expect(refused).toMatchObject({ isOk: false, resultado: null });
    expect(refused.message).toContain(`${nombre} no tiene precio en este momento`);
    expect(await requests()).toEqual([]);
    await given.soldAgain();
    expect(await importa('ana', nombre)).toMatchObject({ isOk: true });
  });

  it('has a number of the year that it is in Uruguay', async () => {
    const lastNight = Temporal.Instant.from('2027-01-01T00:30:00Z');
    const { resultado } = await importa('ana', nombre, {}, lastNight);
    expect(resultado?.referencia).toMatch(/^TR-2026-/);
  });

  it('of which the account is gone when it should be paid is cancelled, and the name stays where it is', async () => {
    const form = await pedido('ana', nombre);
    await ana().transferencia.solicitar(form);
    await ana().cuenta.eliminarCuentaPago({ id: form.cuentaPago });
    expect(await otro().aprueba(nombre)).toMatchObject({ epp: 2104 });
    expect(await whose(nombre)).toMatchObject({ registrador: 'otro-registrador' });
    expect(await libroMayor()).toEqual([]);
    const { solicitudes } = await ana().transferencia.deUsuario({});
    expect(solicitudes).toMatchObject([
      { estado: 'PENDING_NO_PAYMENT', datosTitular: { direccion: 'Rambla 1234' } },
    ]);
  });

  it('can be cancelled while it is pending, and taken off the list once it is over', async () => {
    const { resultado } = await importa('ana', nombre);
    const one = { dominio: nombre, codigo: resultado?.codigoAutorizacion ?? '' };
    expect(await ana().transferencia.eliminar(one)).toMatchObject({ isOk: false });
    await expect(ask({ login: 'beto' }).transferencia.cancelar(one)).rejects.toMatchObject({ status: 404 });
    expect(await ana().transferencia.cancelar(one)).toMatchObject({ isOk: true });
    expect(await ana().transferencia.cancelar(one)).toMatchObject({ isOk: false, codigo: '2301' });
    expect(await otro().aprueba(nombre)).toMatchObject({ epp: 2301 });
    expect(await ana().transferencia.cantidad()).toEqual({ cantidad: 1 });
    expect(await ana().transferencia.eliminar(one)).toMatchObject({ isOk: true });
    expect(await ana().transferencia.cantidad()).toEqual({ cantidad: 0 });
    await expect(ana().transferencia.datos(one)).rejects.toMatchObject({ status: 404 });
  });

  it('is not shown to whoever registers the name once it was free again', async () => {
    await importa('ana', nombre);
    await given.noDomain(nombre);
    await nombreDe('beto', nombre);
    const seen = async (login: string) =>
      (await ask({ login }).transferencia.solicitudes({ dominio: nombre })).solicitudes;
    expect(await seen('beto')).toEqual([]);
    expect(await seen('ana')).toHaveLength(1);
  });

  it('that nobody answers in ten days expires, and not a moment before', async () => {
    await importa('ana', nombre);
    expect(await avanzarTransferencias(database(), after(10).subtract({ seconds: 1 }))).toBe(0);
    expect(await avanzarTransferencias(database(), after(10))).toBe(1);
    expect(await requests()).toMatchObject([{ estado: 'EXPIRED' }]);
    expect(await otro(after(10)).aprueba(nombre)).toMatchObject({ epp: 2301 });
    expect(await libroMayor()).toEqual([]);
  });

  it('has one outcome where both sides and the clock decide at the same moment, told alike to everybody', async () => {
    const { resultado } = await importa('ana', nombre);
    const one = { dominio: nombre, codigo: resultado?.codigoAutorizacion ?? '' };
    const now = after(10);
    const answers = await Promise.all([
      otro(now).aprueba(nombre),
      ana(now).transferencia.cancelar(one),
      avanzarTransferencias(database(), now),
      otro(now).rechaza(nombre),
    ]);
    const done = [answers[0].epp === 1000, answers[1].isOk, answers[2] === 1, answers[3].epp === 1000];
    expect(done.filter(Boolean)).toHaveLength(1);
    const [{ estado } = { estado: '' }] = await requests();
    expect((await ana(now).transferencia.datos(one)).solicitud.estado).toBe(estado);
    expect(await libroMayor()).toHaveLength(estado === 'CLIENT_APPROVED' ? 1 : 0);
    const steps = await observe.transferSteps();
    expect(steps).toHaveLength(2);
  });
});

describeOnBothEngines('a half-filled import', () => {
  it('is kept for its owner on every device, unreadable in the database', async () => {
    await ana().transferencia.guardarBorrador({ borrador: '{"dominio":"laguna.uy"}' });
    expect(await ana().transferencia.borrador()).toEqual({ borrador: '{"dominio":"laguna.uy"}' });
    expect(await ask({ login: 'beto' }).transferencia.borrador()).toEqual({ borrador: null });
    const rows = await observe.importDrafts();
    expect(JSON.stringify(rows)).not.toContain('laguna');
    await ana().transferencia.guardarBorrador({ borrador: null });
    expect(await ana().transferencia.borrador()).toEqual({ borrador: null });
  });
});

import { Temporal } from 'temporal-polyfill';
import { expect, it, vi } from 'vitest';
import { stamp } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { withoutHurry } from '~/database/timeouts';
import { countUndone } from '~/registry/edge/due/aside-store';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { CONTRAPARTE } from '~/registry/edge/transferencias/demo';
import {
  actuarContraparte,
  avanzarCambiosMasivos,
  avanzarDominios,
  avanzarTransferencias,
  avisarVencimientos,
  despachar,
  removeAbandoned,
  removeExpiredFiles,
  sendPending,
} from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { poison } from '../support/poison';
import { describeOnBothEngines } from '../support/registry';
import { START } from './caller';
import { contacto, cuenta, registryAs } from './persona';
import { cuentaDe, nombreDe, nombresDe } from './shop';
import { codigoDe, importa, nombreDeOtro, OTRO, otroRegistrador, requests } from './traslado';

const noon = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
/** In the order of the alphabet the one at fault comes first. */
const MALO = 'a-malo.uy';
const names = (n: number): string[] => [
  MALO,
  ...Array.from({ length: n - 1 }, (_, at) => `n-${String(at).padStart(4, '0')}.uy`),
];

const dominios = async () =>
  (await observe.domains()).sort((one, other) => (one.nombre < other.nombre ? -1 : 1));
const aside = () => observe.tries();

describeOnBothEngines('one name that fails', (engine) => {
  it('of many that expire leaves the others to expire, is tried again later, and then does it too', async () => {
    await nombresDe('ana', names(30), { fecha_vencimiento: '2026-06-15' });
    const heal = await poison(engine, { table: 'dominios', on: 'update', column: 'nombre', value: MALO });
    const night = noon('2026-06-16');
    expect(await withoutHurry(() => avanzarDominios(database(), night))).toBe(29);
    const [malo, ...otros] = await dominios();
    expect(malo?.estado).toBe('REGISTRADO');
    expect(new Set(otros.map(({ estado }) => estado))).toEqual(new Set(['VENCIDO']));
    expect(await aside()).toMatchObject([
      {
        clase: 'vida',
        clave: `${MALO}:REGISTRADO:2026-06-15`,
        intentos: 1,
        error: expect.stringContaining('poisoned'),
      },
    ]);
    expect(await countUndone(database())).toEqual([
      { clase: 'vida', estado: 'ESPERA', cuantos: 1, desde: stamp(night) },
    ]);

    const tries = vi.fn();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await avanzarDominios(database(), night.add({ minutes }));
      tries((await aside())[0]?.intentos);
    }
    expect(tries.mock.lastCall).toEqual([6]); // after 1, 3, 7, 15 and 31 minutes

    await heal();
    expect(await avanzarDominios(database(), night.add({ hours: 3 }))).toBe(1);
    expect((await dominios())[0]?.estado).toBe('VENCIDO');
    expect(await aside()).toEqual([]);
  });

  it('to be renewed, because its charge is there already, leaves the others renewed and told', async () => {
    const cuenta_pago_id = await cuentaDe('ana');
    const due = { fecha_vencimiento: '2026-06-15', cuenta_pago_id };
    const id = await nombreDe('ana', MALO, due);
    await nombreDe('ana', 'kiosco.uy', due);
    await given.charge({
      clave: `renovacion:${id}:2026-06-15`,
      venta_item_id: null,
      usuario_id: 1,
      nombre: MALO,
      concepto: 'RENOVACION_AUTOMATICA',
      importe: 1,
      cuenta_pago_id,
      creado_en: stamp(START),
    });
    await avanzarDominios(database(), noon('2026-06-15'));
    const [malo, kiosco] = await dominios();
    expect([malo?.fecha_vencimiento, kiosco?.fecha_vencimiento]).toEqual(['2026-06-15', '2027-06-15']);
  });

  it('to be told of its expiry leaves the others told', async () => {
    await nombresDe('ana', names(30), { fecha_vencimiento: '2026-06-15' });
    const [{ id } = { id: 0 }] = await dominios();
    await poison(engine, { table: 'vencimientos_avisados', on: 'insert', column: 'dominio_id', value: id });
    expect(await withoutHurry(() => avisarVencimientos(database(), noon('2026-05-20')))).toBe(29);
    expect(await aside()).toMatchObject([{ clase: 'aviso', intentos: 1 }]);
  });

  it('to be transferred when its time is over leaves the others ended', async () => {
    await otroRegistrador();
    for (const nombre of names(4)) {
      await nombreDeOtro(nombre);
      await importa('ana', nombre);
    }
    await poison(engine, {
      table: 'transferencia_pasos',
      on: 'insert',
      column: 'transferencia_id',
      value: 1,
    });
    await avanzarTransferencias(database(), START.add({ hours: 24 * 11 }));
    expect((await requests()).map(({ nombre, estado }) => [nombre, estado])).toEqual([
      [MALO, 'PENDING'],
      ['n-0000.uy', 'EXPIRED'],
      ['n-0001.uy', 'EXPIRED'],
      ['n-0002.uy', 'EXPIRED'],
    ]);
  });

  it('whose code is over leaves the codes of the others wiped', async () => {
    await otroRegistrador();
    for (const nombre of names(4)) {
      await nombreDe('ana', nombre);
      await codigoDe('ana', nombre);
    }
    await poison(engine, { table: 'codigos_autorizacion', on: 'update', column: 'id', value: 1 });
    await avanzarTransferencias(database(), START.add({ hours: 24 * 40 }));
    const rows = await observe.authorizationCodes();
    expect(rows.map(({ estado }) => estado)).toEqual(['ACTIVE', 'EXPIRED', 'EXPIRED', 'EXPIRED']);
  });

  it('to be published leaves the others on their way to the name servers', async () => {
    await given.publications(
      names(600).map((nombre, at) => ({ dominio_id: at, nombre, version: 1, pedida_en: stamp(START) })),
    );
    await poison(engine, { table: 'dominio_publicaciones', on: 'delete', column: 'nombre', value: MALO });
    let looked = 0;
    for (let some = 1; some > 0; looked += some)
      some = await despachar(database(), { servidores: [], despedida: { hours: 0 } }, START);
    const rest = await observe.publications();
    expect(rest).toMatchObject([{ nombre: MALO }]);
    expect(looked).toBe(599);
  });

  it('of a change of many leaves the others changed, and its person is told in the end that it was not', async () => {
    await nombresDe('ana', names(60));
    await poison(engine, { table: 'dominios', on: 'update', column: 'nombre', value: MALO });
    const desk = registryAs('ana').administracion;
    const { cambioMasivo } = await desk.iniciarCambioMasivo({
      filtro: { estado: 'REGISTRADO' },
      total: 60,
      accion: 'EDITAR_CUENTA',
      templateCuentaPagoDTO: cuenta(),
    });
    const id = cambioMasivo?.id ?? 0;
    const how = async () => (await desk.verCambioMasivo({ id })).cambioMasivo;
    const advance = (at: Temporal.Instant) => withoutHurry(() => avanzarCambiosMasivos(database(), () => at));
    for (let turns = 0; turns < 20 && (await how()).procesados < 59; turns += 1) await advance(START);
    expect(await how()).toMatchObject({ estado: 'EN_CURSO', cambiados: 59, noCambiados: 0 });
    for (const minutes of [1, 3, 7, 15, 31]) await advance(START.add({ minutes }));
    expect(await how()).toMatchObject({ estado: 'TERMINADO', cambiados: 59, noCambiados: 1 });
    const { resultados } = await desk.resultadoCambioMasivo({ id, soloNoCambiados: true });
    expect(resultados).toMatchObject([
      { nombre: MALO, resultado: 'NO_APLICA', mensaje: expect.stringContaining('no lo pudimos cambiar') },
    ]);
    const { mensajes } = await registryAs('ana').mensajes.usuario({});
    expect(mensajes[0]).toMatchObject({ titulo: 'Terminó un cambio en sus dominios' });
  });

  it('of a mail leaves the others sent', async () => {
    for (const at of [1, 2, 3, 4])
      await enqueueMail(
        database(),
        { clave: `prueba:${at}`, para: 'ana@ejemplo.uy', asunto: 'Asunto', texto: 'Texto', html: '' },
        START,
      );
    await poison(engine, { table: 'correos_salientes', on: 'update', column: 'id', value: 1 });
    const sent: string[] = [];
    const transport = { send: async ({ clave }: { clave: string }) => void sent.push(clave) };
    expect(await sendPending(database(), transport, () => START)).toBe(3);
    expect(sent.sort()).toEqual(['prueba:2', 'prueba:3', 'prueba:4']);
    expect(await aside()).toMatchObject([{ clase: 'correo', clave: '1' }]);
  });

  it('of what is forgotten after a while leaves the rest forgotten', async () => {
    const old = '2026-01-01T12:00:00.000Z';
    await registryAs('ana').usuario.resumen({});
    const venta = (at: number) => ({
      uuid: `venta-${at}`,
      estado: 'ABIERTA' as const,
      creada_en: old,
      actualizada_en: old,
    });
    await given.saleRows([1, 2, 3].map(venta));
    await poison(engine, { table: 'ventas', on: 'delete', column: 'uuid', value: 'venta-1' });
    await removeAbandoned(database(), START);
    const ventas = await observe.sales();
    expect(ventas).toMatchObject([{ uuid: 'venta-1' }]);

    const archivo = (at: number) => ({
      token: `t${at}`,
      visitante: 'v',
      origen: 'o',
      usuario_id: null,
      nombre: 'a.png',
      tipo: 'image/png',
      tamano: 1,
      guardado_como: `00000000-0000-4000-8000-00000000000${at}`,
      vence_en: old,
    });
    await Promise.all([1, 2, 3].map(archivo).map(given.waitingFile));
    await poison(engine, { table: 'archivos_temporales', on: 'delete', column: 'token', value: 't1' });
    await removeExpiredFiles(database(), START);
    const archivos = await observe.waitingFiles();
    expect(archivos).toMatchObject([{ token: 't1' }]);
  });

  it('of those that the other registrar of the demo answers, or asks for, leaves the others answered', async () => {
    await otroRegistrador();
    await given.registrar(CONTRAPARTE, 'Este');
    for (const nombre of names(3)) {
      await nombreDeOtro(nombre);
      await importa('ana', nombre);
    }
    await given.namesPassedOn(OTRO, CONTRAPARTE);
    await poison(engine, {
      table: 'transferencia_pasos',
      on: 'insert',
      column: 'transferencia_id',
      value: 1,
    });
    for (const nombre of ['b-uno.uy', 'b-dos.uy']) {
      await nombreDe('ana', nombre);
      await codigoDe('ana', nombre);
    }
    await poison(engine, { table: 'transferencias', on: 'insert', column: 'nombre', value: 'b-uno.uy' });
    await actuarContraparte(database(), START.add({ minutes: 3 }));
    expect((await requests()).map(({ nombre, estado }) => [nombre, estado])).toEqual([
      [MALO, 'PENDING'],
      ['n-0000.uy', 'CLIENT_APPROVED'],
      ['n-0001.uy', 'CLIENT_APPROVED'],
      ['b-dos.uy', 'PENDING'],
    ]);
  });

  it('of a page of names that are changed at once stays as it was and is told, and the others are changed', async () => {
    await cuentaDe('ana');
    await nombresDe('ana', names(5));
    const heal = await poison(engine, {
      table: 'dominio_historia',
      on: 'insert',
      column: 'nombre',
      value: MALO,
    });
    const ana = registryAs('ana').administracion;
    const { cambioMasivo } = await ana.iniciarCambioMasivo({
      accion: 'EDITAR_CUENTA',
      dominiosSeleccionados: names(5),
      templateCuentaPagoDTO: { id: 1 },
    });
    expect(cambioMasivo).toMatchObject({ estado: 'TERMINADO', cambiados: 4, noCambiados: 1 });
    const id = cambioMasivo?.id ?? 0;
    const { resultados } = await ana.resultadoCambioMasivo({ id, soloNoCambiados: true });
    expect(resultados).toMatchObject([
      { nombre: MALO, mensaje: expect.stringContaining('Por un error nuestro no lo pudimos cambiar') },
    ]);
    const charged = (await dominios()).map(({ nombre, cuenta_pago_id }) => [nombre, cuenta_pago_id]);
    expect(charged).toEqual(names(5).map((nombre) => [nombre, nombre === MALO ? null : 1]));

    const contacts = await ana.editarContactoDominios({
      nombresDominio: names(5),
      tipoContacto: 'TECNICO',
      contactoDTO: contacto(),
    });
    expect(contacts.dominiosAplicaAccion).toHaveLength(4);
    expect(contacts.dominiosNoAplicaAccion).toMatchObject([{ nombre: MALO }]);
    await heal();
    expect(
      await ana.editarContactoDominios({
        nombresDominio: [MALO],
        tipoContacto: 'TECNICO',
        contactoDTO: contacto(),
      }),
    ).toMatchObject({ respuestaOK: true });
  });

  it('of those that somebody’s new data are applied to stays as it was and is named, and the others get them', async () => {
    await nombresDe('ana', names(4));
    await registryAs('ana').usuario.actualizarContactosBe({ contacto: contacto() });
    await poison(engine, {
      table: 'dominio_historia',
      on: 'insert',
      column: 'nombre',
      value: MALO,
    });
    expect(
      await registryAs('ana').usuario.actualizarContactosBe({ contacto: contacto({ direccion: 'Calle 9' }) }),
    ).toMatchObject({
      respCodigo: 'OK',
      cantidad: 3,
      respMensaje: expect.stringContaining(`Por un error nuestro no se pudo en ${MALO}.`),
    });
    const shown = await registryAs('ana').administracion.informacion({ nombreDominio: 'n-0001.uy' });
    expect(shown.tecnico?.direccion).toBe('Calle 9');
  });
});

import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, askDesk, atTheDesk, idOf, START } from './caller';
import { agregar, lineas } from './dns/alojado';
import { enEquipo } from './equipo';
import { contacto } from './persona';
import { completar, cuentaDe } from './shop';
import { codigoDe, otro, otroRegistrador, requests } from './traslado';

const KIOSCO = 'kiosco.uy';
const uno = { nombreDominio: KIOSCO };
const SUYOS = [{ nombre: 'ns1.ana.com' }, { nombre: 'ns2.ana.com' }];
const AJENOS = [{ nombre: 'ns1.ladron.com' }, { nombre: 'ns2.ladron.com' }];
const NADIA = contacto({
  nombre: 'Nadia Nueva',
  emailPublico: 'nadia@correo.uy',
  mailConfirmacion: 'nadia@correo.uy',
});

const after = (hours: number) => START.add({ hours });
const as = (login: string, now = after(1)) => ask({ login, now });
const serversNow = async () => (await observe.nameservers()).map(({ nombre }) => nombre);
const holderNow = async () => (await observe.theDomain(KIOSCO)).titular_id;

/** What somebody is offered, newest first. */
const points = async (login: string, now = after(1)) => (await as(login, now).vuelta.puntos(uno)).puntos;
const titles = async (login: string, now?: Temporal.Instant) =>
  (await points(login, now)).map(({ titulo }) => titulo);

/** Takes back the oldest change that is offered. */
async function takesBack(login: string, now = after(1), more: object = {}) {
  const oldest = (await points(login, now)).at(-1);
  return as(login, now).vuelta.volver({ ...uno, antesDe: oldest?.antesDe ?? 1, ...more });
}

/** The code in the newest mail of an invitation. */
async function codeMailed(): Promise<string> {
  const { texto } = await observe.lastMailWhere(({ clave }) => clave.startsWith('invitacion:'));
  return /codigo=([\w-]+)/.exec(texto)?.[1] ?? '';
}

/** Ana gives the name; answers the code that its new holder got by mail. */
async function gives(how: { venta?: boolean } = {}, login = 'ana', now = START): Promise<string> {
  const who = ask({ login, now });
  const { uuidVenta } = await who.administracion.transferirTitular({ ...uno, contactoDTO: NADIA, ...how });
  await completar(login, uuidVenta ?? '');
  await who.carrito.finalizar({ uuid: uuidVenta ?? '' });
  return codeMailed();
}
const receives = async (login: string, codigoInvitacion: string, now = START) =>
  (await ask({ login, now }).administracion.aceptarInvitacionPendiente({ codigoInvitacion }))
    .mensajeRespuesta;

/** Somebody has ana's session, and moves what the name points to. */
const moved = (now = START) => ask({ login: 'ana', now }).dns.delegar({ ...uno, nameservers: AJENOS });

describeOnBothEngines('taking back what was done to a name', () => {
  beforeEach(async () => {
    await enEquipo(KIOSCO);
    await ask({ login: 'ana', now: START.subtract({ hours: 100 }) }).dns.delegar({
      ...uno,
      nameservers: SUYOS,
    });
  });

  it('puts its servers back, in one entry of its history, and has them published', async () => {
    await moved();
    expect(await titles('ana')).toEqual(['Se delegó en otros servidores']);
    expect(await takesBack('ana')).toMatchObject({
      codigo: 'OK',
      mensaje: 'kiosco.uy volvió a como estaba antes del 21/11/2026 09:00 (hora de Uruguay).',
    });
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
    expect((await observe.happened(KIOSCO)).at(-1)).toBe('VUELTA_ATRAS');
    expect(await observe.publications()).toMatchObject([{ nombre: KIOSCO }]);
  });

  it('says before what changes, and writes nothing by that', async () => {
    await moved();
    const [point] = await points('ana');
    const { elegido } = await as('ana').vuelta.puntos({ ...uno, antesDe: point?.antesDe });
    expect(elegido?.diferencias).toEqual([
      { campo: 'Servidores', antes: 'ns1.ladron.com; ns2.ladron.com', despues: 'ns1.ana.com; ns2.ana.com' },
    ]);
    expect(await serversNow()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
  });

  it('is offered for 72 hours, and not a minute longer', async () => {
    await moved();
    expect(await titles('ana', after(71))).toHaveLength(1);
    const [point] = await points('ana');
    expect(await titles('ana', after(72))).toEqual([]);
    expect(await as('ana', after(72)).vuelta.volver({ ...uno, antesDe: point?.antesDe ?? 1 })).toMatchObject({
      codigo: 'ESTADO',
      mensaje: expect.stringContaining('pasaron las 72 horas'),
    });
  });

  it('takes back several things as one act: contacts, servers and records', async () => {
    const ana = ask({ login: 'ana' });
    await ana.dns.alojar(uno);
    await agregar(ana.dns, KIOSCO, 'A', { name: 'www', ip: '192.0.2.1' });
    await agregar(ana.dns, KIOSCO, 'A', { name: 'blog', ip: '192.0.2.2' });
    await ana.administracion.editarContactoDominios({
      nombresDominio: [KIOSCO],
      tipoContacto: 'TECNICO',
      contactoDTO: contacto({ nombre: 'Ladrón' }),
    });
    expect(await titles('ana')).toEqual([
      'Cambiaron sus contactos',
      'Cambiaron sus registros DNS',
      'Se alojó en los servidores del Registro .uy',
    ]);
    expect(await takesBack('ana')).toMatchObject({ codigo: 'OK' });
    expect(await observe.theDomain(KIOSCO)).toMatchObject({ alojado: 0 });
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
    expect(await observe.recordsOf(KIOSCO)).toEqual([]);
    const { tecnico } = await ana.administracion.informacion(uno);
    expect(tecnico?.nombre).toBe('carla');
  });

  it('puts the records of a hosted name back to how they were, line by line', async () => {
    const ana = ask({ login: 'ana', now: START.subtract({ hours: 99 }) });
    await ana.dns.alojar(uno);
    await agregar(ana.dns, KIOSCO, 'A', { name: 'www', ip: '192.0.2.1' });
    const before = await lineas(ana.dns, KIOSCO);
    const { dns } = ask({ login: 'ana' });
    const [record] = await observe.recordsOf(KIOSCO);
    await dns.eliminarRegistro({ ...uno, idInterno: record?.id ?? 0 });
    await agregar(dns, KIOSCO, 'A', { name: 'www', ip: '203.0.113.66' });
    expect(await takesBack('ana')).toMatchObject({ codigo: 'OK' });
    expect(await lineas(dns, KIOSCO)).toEqual(before);
  });

  it('puts the keys of a delegated name back', async () => {
    const DS = `12345 13 2 ${'AB'.repeat(32)}`;
    await ask({ login: 'ana', now: START.subtract({ hours: 99 }) }).dns.guardarFirmantes({
      ...uno,
      texto: DS,
    });
    await ask({ login: 'ana' }).dns.guardarFirmantes({ ...uno, texto: '' });
    expect(await takesBack('ana')).toMatchObject({ codigo: 'OK' });
    expect((await as('ana').dns.estado(uno)).dnssec.ds).toMatchObject([{ etiqueta: 12345, linea: DS }]);
  });

  it('goes through thousands of small changes to the one that they were to hide', async () => {
    const ana = ask({ login: 'ana' });
    await moved();
    await ana.dns.alojar(uno);
    for (let at = 0; at < 30; at++) await agregar(ana.dns, KIOSCO, 'A', { name: `n${at}`, ip: '192.0.2.1' });
    expect(await titles('ana')).toEqual([
      'Cambiaron sus registros DNS',
      'Se alojó en los servidores del Registro .uy',
      'Se delegó en otros servidores',
    ]);
    expect((await points('ana'))[0]?.cuantos).toBe(30);
    await takesBack('ana');
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
  });

  it('is its holder’s alone: its other contacts are told so, and to others there is no such name', async () => {
    await moved();
    expect((await as('bruno').vuelta.puntos(uno)).motivo).toContain('hay que ser titular');
    expect(await as('bruno').vuelta.volver({ ...uno, antesDe: 3 })).toMatchObject({ codigo: 'SIN_PERMISO' });
    await expect(as('zoe').vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
    await expect(as('zoe').vuelta.volver({ ...uno, antesDe: 3 })).rejects.toMatchObject({ status: 404 });
  });

  it('asks for a recent sign-in, once nothing else stands against it', async () => {
    await moved();
    const [point] = await points('ana');
    const late = ask({ login: 'ana', now: after(1), clave: START.subtract({ hours: 1 }) });
    await expect(late.vuelta.volver({ ...uno, antesDe: point?.antesDe ?? 1 })).rejects.toMatchObject({
      status: 401,
    });
    expect(await serversNow()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
  });

  it('cannot be taken back itself, and nothing behind it can', async () => {
    await moved();
    await takesBack('ana');
    expect(await titles('ana')).toEqual([]);
  });

  it('leaves what is older within reach, also after a small change was taken back on top of it', async () => {
    await moved();
    await as('ana').administracion.editarContactoDominios({
      nombresDominio: [KIOSCO],
      tipoContacto: 'TECNICO',
      contactoDTO: contacto({ nombre: 'Otro' }),
    });
    const [newest] = await points('ana');
    await as('ana').vuelta.volver({ ...uno, antesDe: newest?.antesDe ?? 1 });
    expect(await serversNow()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
    expect(await titles('ana')).toEqual(['Se delegó en otros servidores']);
    await takesBack('ana', after(2));
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
  });

  it('ends every invitation that waits: whoever had the session may have sent it to themselves', async () => {
    await moved();
    await ask({ login: 'ana' }).administracion.invitacionCambiarContacto({
      ...uno,
      tipoContacto: 'ADMINISTRADOR',
      correo: 'ladron@correo.uy',
    });
    const codigo = await codeMailed();
    await takesBack('ana');
    expect(await receives('omar', codigo, after(2))).toBe('La invitación ya no es válida.');
  });

  it('refuses what another registrar asked for meanwhile', async () => {
    await otroRegistrador();
    await moved();
    await otro(after(1)).pide(KIOSCO, await codigoDe('ana', KIOSCO));
    await takesBack('ana', after(2));
    expect((await requests()).at(-1)).toMatchObject({ estado: 'CLIENT_REJECTED' });
  });

  it('is done with what its custodians approved in their week, where it was asked for in time', async () => {
    await moved();
    await given.locked(KIOSCO, { grado: 'TODO', custodios: [await idOf('elena')], por: await idOf('ana') });
    await takesBack('ana', after(71));
    const [waiting] = await observe.askedChanges();
    const elena = ask({ login: 'elena', acr: 'segundo-factor', now: after(75) });
    await elena.candado.responder({ id: waiting?.id ?? 0, decision: 'APROBAR' });
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
  });

  it('is refused where the name changed since it was looked at, and is done once where it is sent twice', async () => {
    await moved();
    const { version, puntos } = await as('ana').vuelta.puntos(uno);
    const asked = { ...uno, antesDe: puntos[0]?.antesDe ?? 1, operacion: 'la-misma-clave' };
    await as('ana').administracion.renovacionAutomatica({ ...uno, activa: false });
    expect(await as('ana').vuelta.volver({ ...asked, version })).toMatchObject({ codigo: 'VERSION' });
    const first = await as('ana').vuelta.volver(asked);
    expect(await as('ana').vuelta.volver(asked)).toEqual(first);
    expect((await observe.happened(KIOSCO)).filter((each) => each === 'VUELTA_ATRAS')).toHaveLength(1);
  });

  it('of two at once one is done, and the other is told that there is nothing left', async () => {
    await moved();
    const [point] = await points('ana');
    const answers = await Promise.all(
      ['una-clave-mia', 'otra-clave-mia'].map((operacion) =>
        as('ana').vuelta.volver({ ...uno, antesDe: point?.antesDe ?? 1, operacion }),
      ),
    );
    expect(answers.map(({ codigo }) => codigo).sort()).toEqual(['ESTADO', 'OK']);
  });

  it('goes on where the name is frozen, by whom it may, and freezes it besides where that is asked', async () => {
    await moved();
    await ask({ login: 'bruno' }).historia.congelar(uno);
    expect(await takesBack('ana', after(1), { congelar: true })).toMatchObject({
      codigo: 'OK',
      mensaje: expect.stringContaining('Queda congelado hasta el 22/11/2026 10:00'),
    });
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
    expect(await moved(after(2))).toMatchObject({ codigo: 'CONGELADO' });
  });

  it('is refused while a court holds the name, with the document', async () => {
    await moved();
    await given.held(KIOSCO);
    expect((await as('ana').vuelta.puntos(uno)).motivo).toContain('El registro retuvo este dominio');
    expect(await takesBack('ana')).toMatchObject({ codigo: 'RETENIDO' });
    expect(await serversNow()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
  });

  it('waits for the custodians of a lock that holds every change, and says so before', async () => {
    await moved();
    await given.locked(KIOSCO, { grado: 'TODO', custodios: [await idOf('elena')], por: await idOf('ana') });
    expect((await as('ana').vuelta.puntos(uno)).aviso).toContain('custodios');
    expect(await takesBack('ana')).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await serversNow()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
    const [waiting] = await observe.askedChanges();
    const elena = ask({ login: 'elena', acr: 'segundo-factor', now: after(2) });
    await elena.candado.responder({ id: waiting?.id ?? 0, decision: 'APROBAR' });
    expect(await serversNow()).toEqual(['ns1.ana.com', 'ns2.ana.com']);
  });

  it('ends the authorization code that there is: whoever asked for it cannot use it', async () => {
    await otroRegistrador();
    await moved();
    const code = await codigoDe('ana', KIOSCO);
    await takesBack('ana');
    await otro(after(1)).pide(KIOSCO, code);
    expect((await as('ana').codigo.vigente({ dominio: KIOSCO })).authorizationCode).toBeUndefined();
  });

  it('tells its people, and who was its holder is told of a change until when it can be taken back', async () => {
    await moved();
    const told = (await observe.messages('ana')).filter(
      ({ titulo }) => titulo === 'kiosco.uy: cambiaron sus servidores de nombres',
    );
    expect(told[0]?.mensaje).toContain(
      'Hasta el 24/11/2026 09:00 (hora de Uruguay) usted puede volver atrás',
    );
    expect(told[0]?.mensaje).toContain(`${settings().PUBLIC_URL}/administrar/volver-atras?dominio=kiosco.uy`);
    const others = (await observe.messages('bruno')).map(({ mensaje }) => mensaje);
    expect(others.filter((mensaje) => mensaje.includes('volver atrás'))).toEqual([]);
    await takesBack('ana');
    const titulos = (await observe.messages('bruno')).map(({ titulo }) => titulo);
    expect(titulos).toContain('kiosco.uy: volvió a como estaba');
  });
});

describeOnBothEngines('taking a name back that was given away', () => {
  let before: number | null;
  beforeEach(async () => {
    await enEquipo(KIOSCO);
    before = await holderNow();
  });

  it('is possible for 72 hours from when it was taken, however long that took', async () => {
    const codigo = await gives();
    expect(await receives('nadia', codigo, after(200))).toBe('Invitación aceptada con éxito.');
    expect(await titles('ana', after(271))).toEqual(['Se transfirió a otro titular']);
    expect(await takesBack('ana', after(271))).toMatchObject({ codigo: 'OK' });
    expect(await holderNow()).toBe(before);
    expect((await as('ana', after(272)).administracion.informacion(uno)).esTitular).toBe(true);
    await expect(as('nadia', after(272)).administracion.informacion(uno)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is found with the names that were given, and who is given one is told before accepting', async () => {
    const codigo = await gives();
    const seen = await as('nadia').administracion.obtenerInvitacionPendiente({ codigoInvitacion: codigo });
    expect(seen.vueltaAtras).toContain('Durante 72 horas después de que usted acepte');
    const { texto } = await observe.lastMailWhere(({ clave }) => clave.startsWith('invitacion:'));
    expect(texto).toContain('pídale que lo transfiera como venta');
    await receives('nadia', codigo);
    expect(await as('ana').administracion.entregas()).toEqual({
      entregas: [],
      recibidas: [
        {
          nombreDominio: KIOSCO,
          titular: expect.stringContaining('Nadia'),
          hasta: '2026-11-24T12:00:00.000Z',
        },
      ],
    });
    const told = (await observe.messages('ana')).find(({ titulo }) =>
      titulo.endsWith(': invitación aceptada'),
    );
    expect(told?.mensaje).toContain('hasta el 24/11/2026 09:00 (hora de Uruguay) puede volver atrás');
    await takesBack('ana');
    expect((await as('ana').administracion.entregas()).recibidas).toEqual([]);
  });

  it('is over after that', async () => {
    await receives('nadia', await gives(), after(1));
    await expect(as('ana', after(73)).vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
  });

  it('undoes what its new holder did meanwhile: their contacts, servers, lock and freeze', async () => {
    await receives('nadia', await gives());
    const nadia = as('nadia');
    await nadia.dns.delegar({ ...uno, nameservers: AJENOS });
    await nadia.administracion.editarContactoDominios({
      nombresDominio: [KIOSCO],
      tipoContacto: 'ADMINISTRADOR',
      contactoDTO: contacto({ nombre: 'Cómplice' }),
    });
    await given.locked(KIOSCO, { grado: 'TODO', custodios: [await idOf('elena')], por: await idOf('nadia') });
    await nadia.historia.congelar(uno);
    expect(await takesBack('ana', after(2))).toMatchObject({ codigo: 'OK' });
    expect(await observe.theDomain(KIOSCO)).toMatchObject({ titular_id: before, candado: null, alojado: 0 });
    expect(await observe.locks()).toEqual([]);
    expect(await serversNow()).toEqual([]);
    const { administrador } = await as('ana', after(3)).administracion.informacion(uno);
    expect(administrador?.nombre).toBe('bruno');
  });

  it('goes also where it was given on to a third person', async () => {
    await receives('nadia', await gives());
    await receives('omar', await gives({}, 'nadia', after(1)), after(1));
    expect(await takesBack('ana', after(2))).toMatchObject({ codigo: 'OK' });
    expect(await holderNow()).toBe(before);
    await expect(as('nadia', after(3)).vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
    await expect(as('omar', after(3)).vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
  });

  it('before anybody took it ends their link too', async () => {
    const codigo = await gives();
    expect(await takesBack('ana')).toMatchObject({ codigo: 'OK' });
    expect(await receives('nadia', codigo, after(2))).toBe('La invitación ya no es válida.');
    expect(await holderNow()).toBe(before);
  });

  it('leaves the account of its new holder: it pays no more', async () => {
    await receives('nadia', await gives());
    await given.domain(KIOSCO, { cuenta_pago_id: await cuentaDe('nadia') });
    await takesBack('ana', after(2));
    expect(await observe.theDomain(KIOSCO)).toMatchObject({ cuenta_pago_id: null });
  });

  it('of a sale, from when it can be received is said once to whoever is given it', async () => {
    const codigo = await gives({ venta: true });
    const seen = await as('nadia').administracion.obtenerInvitacionPendiente({ codigoInvitacion: codigo });
    expect(seen.mensajeRespuesta).toMatch(/^Se transfirió como venta: .* desde el [^.]+\.$/);
    expect(seen.vueltaAtras).toBe('Hasta que lo reciba, quien lo vende puede arrepentirse; después, no.');
    const later = await as('nadia', after(72)).administracion.obtenerInvitacionPendiente({
      codigoInvitacion: codigo,
    });
    expect(later).toMatchObject({ mensajeRespuesta: '' });
    expect(later.vueltaAtras).toMatch(/^Se transfiere como venta: lo puede recibir 72 horas después/);
  });

  it('is not possible where it was a sale and was taken: that is thought over before', async () => {
    const codigo = await gives({ venta: true });
    expect(await receives('nadia', codigo, after(71))).toMatch(
      /^Se transfirió como venta.*desde el 24\/11\/2026 09:00/,
    );
    expect(await titles('ana', after(71))).toEqual(['Se transfirió a otro titular']);
    expect(await receives('nadia', codigo, after(72))).toBe('Invitación aceptada con éxito.');
    await expect(as('ana', after(73)).vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
  });

  it('is not kept from who gave it by what its new holder takes back of their own', async () => {
    await receives('nadia', await gives());
    await as('nadia').dns.delegar({ ...uno, nameservers: AJENOS });
    const [own] = await points('nadia');
    expect(await as('nadia').vuelta.volver({ ...uno, antesDe: own?.antesDe ?? 1 })).toMatchObject({
      codigo: 'OK',
    });
    expect(await takesBack('ana', after(2))).toMatchObject({ codigo: 'OK' });
    expect(await holderNow()).toBe(before);
    await expect(as('nadia', after(3)).vuelta.puntos(uno)).rejects.toMatchObject({ status: 404 });
  });

  it('finds it there: its new holder neither ends it nor lets it go to another registrar meanwhile', async () => {
    await receives('nadia', await gives());
    const nadia = as('nadia');
    const refused = {
      codigo: 'CONGELADO',
      mensaje: expect.stringContaining('quien lo transfirió todavía puede volver atrás'),
    };
    expect(await nadia.administracion.eliminar({ ...uno, confirmacion: KIOSCO })).toMatchObject(refused);
    expect(await nadia.administracion.liberar(uno)).toMatchObject(refused);
    expect(await nadia.codigo.solicitar({ dominio: KIOSCO })).toMatchObject({
      mensaje: expect.stringContaining('quien lo transfirió todavía puede volver atrás'),
    });
    const late = as('nadia', after(73));
    expect(await late.administracion.liberar(uno)).toMatchObject({ codigo: 'OK' });
  });

  it('lets who took it back do with it what they want', async () => {
    await receives('nadia', await gives());
    await takesBack('ana');
    expect(await as('ana', after(2)).administracion.liberar(uno)).toMatchObject({ codigo: 'OK' });
  });

  it('takes back too what was done to it before it was given, to make that last', async () => {
    await ask({ login: 'ana' }).dns.delegar({ ...uno, nameservers: AJENOS });
    await receives('nadia', await gives({}, 'ana', after(1)), after(80));
    const offered = await titles('ana', after(81));
    expect(offered).toEqual(['Se transfirió a otro titular', 'Se delegó en otros servidores']);
    expect(await takesBack('ana', after(81))).toMatchObject({ codigo: 'OK' });
    expect(await serversNow()).toEqual([]);
    expect(await holderNow()).toBe(before);
  });

  it('says to who gave it what comes back, and nothing of how its new holder has it', async () => {
    await receives('nadia', await gives());
    await as('nadia').dns.delegar({ ...uno, nameservers: AJENOS });
    await given.domain(KIOSCO, { cuenta_pago_id: await cuentaDe('nadia') });
    const [point] = await points('ana');
    const { elegido } = await as('ana').vuelta.puntos({ ...uno, antesDe: point?.antesDe });
    expect(elegido?.diferencias.map(({ campo }) => campo)).toEqual(['Titular']);
    expect(JSON.stringify(elegido)).not.toMatch(/Nadia|ladron|Casa/);
  });

  it('is told at the desk as what it waits for, while it is a sale that cannot be taken yet', async () => {
    await gives({ venta: true });
    await atTheDesk('irene', ['direccion']);
    const { transferencias } = await askDesk({ login: 'irene', now: after(1) }).transferencias.listar();
    expect(transferencias[0]?.que).toContain(
      'Se transfirió como venta: se puede recibir desde el 24/11/2026 09:00 (hora de Uruguay).',
    );
  });

  it('takes a sale no faster to who has its giver’s session and corrects the address once its time passed', async () => {
    await gives({ venta: true });
    const [one] = (await as('ana', after(100)).administracion.entregas()).entregas;
    await as('ana', after(100)).administracion.corregirEntrega({ id: one?.id ?? 0, correo: 'l@correo.uy' });
    const codigo = await codeMailed();
    expect(await receives('omar', codigo, after(171))).toMatch(/se corrigió hace poco/);
    const titulos = (await observe.messages('ana')).map(({ titulo }) => titulo);
    expect(titulos).toContain('kiosco.uy: corrigieron la dirección de su nuevo titular');
  });
});

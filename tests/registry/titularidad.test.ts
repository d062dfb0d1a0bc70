import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { ActoSobreUnNombre } from '~/registry/domain/actos-del-registro';
import { entreComillas } from '~/registry/domain/in-sentences';
import { ROLES } from '~/registry/domain/roles';
import { insertPredeterminado } from '~/registry/edge/contactos/store';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, idOf, START } from './caller';
import { enEquipo } from './equipo';
import { cuentaDe, libroMayor, nombreDe } from './shop';
import { codigoDe, nombreDeOtro, otro, otroRegistrador, requests, whose } from './traslado';

const KIOSCO = 'kiosco.uy';
const ORDEN = { clase: 'ORDEN_JUDICIAL', numero: '12/2026', fecha: '2026-11-03' };
const NOTA = { clase: 'NOTA_DEL_TITULAR', numero: '7/2026', fecha: '2026-11-10' };
const MOTIVO = 'Así lo resolvió el juzgado';

const desk = (login = 'irene') => askDesk({ login });
const look = (login = 'irene', nombre = KIOSCO) =>
  desk(login).dominios.mirar({ nombreDominio: nombre, motivo: 'Llegó un oficio.' });
const seen = async (login = 'irene', nombre = KIOSCO) =>
  (await desk(login).titularidad.deDominio({ nombreDominio: nombre })).dominio;

interface Asked {
  acto: ActoSobreUnNombre;
  persona?: string;
  documento?: { clase: string; numero: string; fecha: string };
  motivo?: string;
  visto?: string;
  nombre?: string;
  staff?: string;
}

/** Somebody of the registry asks for it, of the name as they see it now. */
async function asks({ acto, persona = 'elena', documento = ORDEN, motivo = MOTIVO, ...how }: Asked) {
  const { staff = 'irene', nombre = KIOSCO } = how;
  const visto = how.visto ?? (await seen(staff, nombre))?.visto ?? '';
  const sent = { nombreDominio: nombre, visto, ...documento, motivo };
  const { liberar, devolver, corregir } = desk(staff).titularidad;
  if (acto === 'corregir') return corregir({ ...sent, persona });
  return acto === 'liberar' ? liberar(sent) : devolver(sent);
}
/** The same, and another approves it. */
async function done(asked: Asked) {
  await look(asked.staff, asked.nombre);
  expect(await asks(asked)).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
  return approve('julia');
}
const HECHO = { mensajeRespuesta: 'Lo aprobó, y ya se hizo.' };

/** Somebody with contact data of their own at the portal. */
const inThePortal = async (login: string) =>
  insertPredeterminado(database(), {
    usuario_id: await idOf(login),
    nic_handle: `UY-${login}`,
    nombre: login,
    apellido: 'Sosa',
    direccion: 'Colonia 900',
    telefono: '29009000',
    email_publico: `${login}@correo.uy`,
    email: null,
    email_validado_en: null,
    creado_en: START.toString(),
  });

const titles = async (login: string) =>
  (await ask({ login }).historia.listar({ nombreDominio: KIOSCO })).entradas.map(({ titulo }) => titulo);
const lastTold = async (login: string) => (await observe.messages(login))[0];
const holder = async () => (await whose(KIOSCO)).titular;
const rolesOf = async (login: string) => {
  const [found] = await observe.roles(login);
  return found && ROLES.filter((rol) => found[rol] === 1);
};
const deleted = (values: object = {}) =>
  given.domain(KIOSCO, { estado: 'ELIMINADO', fecha_eliminacion: '2026-11-10', ...values });

describeOnBothEngines('what the registry does with a name by a document', () => {
  beforeEach(async () => {
    await atTheDesk('irene', ['dominios']);
    await atTheDesk('julia', ['dominios']);
    await inThePortal('elena');
    await enEquipo(KIOSCO);
  });

  it('frees it as its holder would, once another approves: they read why, and can have it back', async () => {
    await look();
    await asks({ acto: 'liberar', documento: NOTA });
    expect((await observe.theDomain(KIOSCO)).estado).toBe('REGISTRADO');
    expect((await desk('julia').porAprobar.listar()).esperan).toMatchObject([
      { que: 'liberar el dominio, por nota firmada del titular 7/2026, del 10/11/2026' },
    ]);
    expect(await approve('julia')).toMatchObject(HECHO);
    expect(await observe.theDomain(KIOSCO)).toMatchObject({
      estado: 'ELIMINADO',
      fecha_eliminacion: '2026-11-21',
    });
    expect(await titles('ana')).toContain(
      `El registro liberó este dominio y dio este motivo: ${entreComillas(MOTIVO)}`,
    );
    expect((await lastTold('ana'))?.mensaje).toContain('nota firmada del titular 7/2026, del 10/11/2026');
    expect(await ask({ login: 'ana' }).administracion.recuperar({ nombreDominio: KIOSCO })).toMatchObject({
      codigo: 'OK',
    });
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('gives it back to who had it, as it was', async () => {
    await deleted();
    expect(await done({ acto: 'devolver', documento: NOTA })).toMatchObject(HECHO);
    expect(await observe.theDomain(KIOSCO)).toMatchObject({
      estado: 'REGISTRADO',
      fecha_eliminacion: null,
      fecha_vencimiento: '2027-05-01',
    });
    expect(await titles('ana')).toContain(
      `El registro devolvió este dominio a su titular y dio este motivo: ${entreComillas(MOTIVO)}`,
    );
    expect((await lastTold('ana'))?.titulo).toBe('kiosco.uy: el registro devolvió este dominio a su titular');
  });

  it('gives back what expired meanwhile with a year more, which it charges nobody', async () => {
    await deleted({ fecha_vencimiento: '2026-10-01', cuenta_pago_id: await cuentaDe('ana') });
    await look();
    expect(await seen()).toMatchObject({ seRenueva: true, vuelveHasta: '2027-10-01' });
    await done({ acto: 'devolver' });
    expect(await observe.theDomain(KIOSCO)).toMatchObject({
      estado: 'REGISTRADO',
      fecha_vencimiento: '2027-10-01',
    });
    expect(await libroMayor()).toEqual([]);
  });

  it('gives back nothing that is somebody’s, or anybody’s by now', async () => {
    await look();
    expect(await asks({ acto: 'devolver' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/no hay nada que devolver\.$/),
    });
    await deleted({ fecha_eliminacion: '2026-09-01' });
    expect(await asks({ acto: 'devolver' })).toMatchObject({
      mensajeRespuesta: 'El dominio ya está libre: lo puede registrar cualquiera.',
    });
    expect(await observe.twoPersonActs()).toEqual([]);
  });

  it('gives it to whose it is, with every role of who had it: both read by which document', async () => {
    expect(await done({ acto: 'corregir' })).toMatchObject(HECHO);
    expect(await holder()).toBe(await idOf('elena'));
    expect(await rolesOf('elena')).toEqual(['titular']);
    expect(await rolesOf('ana')).toBeUndefined();
    expect(await rolesOf('bruno')).toEqual(['administrador']);
    expect(await titles('elena')).toContain(
      `El registro corrigió el titular y dio este motivo: ${entreComillas(MOTIVO)}`,
    );
    for (const login of ['ana', 'elena']) {
      const { titulo, mensaje } = (await lastTold(login)) ?? {};
      expect(titulo).toBe('kiosco.uy: el registro corrigió el titular');
      expect(mensaje).toContain('orden judicial 12/2026, del 03/11/2026');
      expect(mensaje).toContain(MOTIVO);
    }
    expect((await observe.deskActs()).at(-2)).toMatchObject({
      acto: 'Corrigió el titular de un dominio',
      motivo: MOTIVO,
    });
  });

  it('has who had it pay for it no more, nor be any of its contacts', async () => {
    await given.noDomain(KIOSCO);
    await nombreDe('ana', KIOSCO, { cuenta_pago_id: await cuentaDe('ana'), alojado: 1 });
    await done({ acto: 'corregir' });
    expect(await observe.theDomain(KIOSCO)).toMatchObject({ cuenta_pago_id: null, alojado: 1 });
    expect(await rolesOf('elena')).toEqual(['titular', 'administrador', 'tecnico', 'financiero']);
    expect(await observe.roles('ana')).toEqual([]);
  });

  it('goes on being paid by another contact of it, whose it is as before', async () => {
    await given.domain(KIOSCO, { cuenta_pago_id: await cuentaDe('diego') });
    await done({ acto: 'corregir' });
    expect((await observe.theDomain(KIOSCO)).cuenta_pago_id).not.toBeNull();
  });

  it('ends what its holder had on its way to another registrar', async () => {
    await otroRegistrador();
    await given.domain(KIOSCO, { fecha_alta: '2026-01-01' });
    const codigo = await codigoDe('ana', KIOSCO);
    await otro().pide(KIOSCO, codigo);
    await look();
    await asks({ acto: 'corregir' });
    const [waits] = (await desk('julia').porAprobar.listar()).esperan;
    expect(waits?.diferencias).toContainEqual({
      campo: 'Transferencia a otro registrador',
      antes: 'pedida',
      despues: 'se cancela',
    });
    expect(await approve('julia')).toMatchObject(HECHO);
    expect((await requests()).map(({ estado }) => estado)).toEqual(['SERVER_CANCELLED']);
  });

  it('voids the code of who had it', async () => {
    await otroRegistrador();
    await given.domain(KIOSCO, { fecha_alta: '2026-01-01' });
    const codigo = await codigoDe('ana', KIOSCO);
    expect(codigo).not.toBe('');
    await done({ acto: 'corregir' });
    expect(await ask({ login: 'elena' }).codigo.vigente({ dominio: KIOSCO })).not.toHaveProperty('state');
    await otro().pide(KIOSCO, codigo);
    expect(await requests()).toEqual([]);
  });

  it.each<ActoSobreUnNombre>(['liberar', 'corregir'])(
    'never moves a locked name past its custodians, whoever orders it: %s',
    async (acto) => {
      await given.locked(KIOSCO, { custodios: [await idOf('fito')], por: await idOf('ana') });
      await look();
      expect(await asks({ acto })).toMatchObject({
        codigoRespuesta: 'ESTADO',
        mensajeRespuesta: expect.stringMatching(/registrador sin su custodio: fito\. .*sac/),
      });
    },
  );

  it('is not done where its holder closed a lock meanwhile', async () => {
    await look();
    await asks({ acto: 'corregir' });
    await given.locked(KIOSCO, { custodios: [await idOf('fito')], por: await idOf('ana') });
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Lo aprobó, pero no se pudo hacer\. El dominio tiene candado/),
    });
    expect(await holder()).toBe(await idOf('ana'));
  });

  it.each<ActoSobreUnNombre>(['liberar', 'corregir'])(
    'of a held or frozen name is done by order of a judge alone: %s',
    async (acto) => {
      await given.held(KIOSCO);
      await ask({ login: 'ana' }).historia.congelar({ nombreDominio: KIOSCO });
      await look();
      expect(await asks({ acto, documento: NOTA })).toMatchObject({
        codigoRespuesta: 'CAMPOS',
        mapErrores: {
          clase: expect.stringMatching(
            /^El registro retuvo.*Mientras tanto, esto se hace solo por orden judicial\.$/,
          ),
        },
      });
      expect(await asks({ acto })).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
      expect(await approve('julia')).toMatchObject(HECHO);
      expect((await observe.domains(KIOSCO))[0]?.retenciones).not.toBeNull();
    },
  );

  it('is not done of what another holder has by now, nor of what was seen otherwise', async () => {
    await look();
    const visto = (await seen())?.visto;
    await asks({ acto: 'liberar' });
    await given.domain(KIOSCO, { fecha_vencimiento: '2028-05-01' });
    const cambio = 'Desde que se miró este dominio cambió su titular, su estado o la fecha en que vence.';
    expect(await approve('julia')).toMatchObject({ mensajeRespuesta: expect.stringContaining(cambio) });
    expect((await observe.theDomain(KIOSCO)).estado).toBe('REGISTRADO');
    expect(await asks({ acto: 'corregir', visto })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringContaining(cambio),
    });
  });

  it('is not done where who gets it is known otherwise than was approved', async () => {
    const { id } = await inThePortal('elena');
    await look();
    await asks({ acto: 'corregir' });
    await given.contact(id, { direccion: 'Otra calle 1' });
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringContaining('sería otra cosa que la que se aprobó'),
    });
    expect(await holder()).toBe(await idOf('ana'));
  });

  it.each<ActoSobreUnNombre>(['liberar', 'corregir'])('is done by nobody alone: %s', async (acto) => {
    await look();
    await asks({ acto });
    const id = (await observe.twoPersonActs()).at(-1)?.id ?? 0;
    expect(await desk().porAprobar.responder({ id, decision: 'APROBAR', motivo: '' })).toMatchObject({
      codigoRespuesta: 'ESTADO',
    });
    expect(await desk().porAprobar.hacerASolas({ id, motivo: 'Es urgente.' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Esto no se hace sin otra persona/),
    });
    expect((await observe.theDomain(KIOSCO)).estado).toBe('REGISTRADO');
    expect(await holder()).toBe(await idOf('ana'));
  });

  it('is given back at once where somebody cannot wait, and looked at after', async () => {
    await deleted();
    await look();
    await asks({ acto: 'devolver' });
    const id = (await observe.twoPersonActs()).at(-1)?.id ?? 0;
    expect(
      await desk().porAprobar.hacerASolas({ id, motivo: 'Es el dominio de un hospital.' }),
    ).toMatchObject({
      respuestaOK: true,
    });
    expect((await observe.theDomain(KIOSCO)).estado).toBe('REGISTRADO');
    expect((await desk('julia').porAprobar.listar()).porRevisar).toHaveLength(1);
  });

  it('is nothing that who has a stake in the name asks for, approves or gets', async () => {
    const parte = {
      mensajeRespuesta: expect.stringContaining('es contacto de ese dominio, o quien lo recibe'),
    };
    await atTheDesk('bruno', ['dominios']);
    await look('bruno');
    expect(await asks({ acto: 'liberar', staff: 'bruno' })).toMatchObject(parte);
    await look();
    await asks({ acto: 'liberar' });
    expect(await approve('bruno')).toMatchObject(parte);
    await inThePortal('julia');
    await inThePortal('irene');
    expect(await asks({ acto: 'corregir', persona: 'irene' })).toMatchObject(parte);
    expect(await asks({ acto: 'corregir', persona: 'julia' })).toMatchObject({
      codigoRespuesta: 'POR_APROBAR',
    });
    expect(await approve('julia')).toMatchObject(parte);
    expect(await holder()).toBe(await idOf('ana'));
  });

  it('says beside each field what is wrong with it', async () => {
    await look();
    const nada = { clase: '', numero: ' ', fecha: '' };
    expect(await asks({ acto: 'corregir', documento: nada, motivo: '', persona: '' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: {
        clase: 'Elija qué clase de documento es.',
        numero: 'Escriba el número del documento.',
        fecha: 'Escriba de qué día es el documento, así: 25/08/2026.',
        motivo: expect.any(String),
        persona: expect.any(String),
      },
    });
    expect(await asks({ acto: 'liberar', documento: { ...ORDEN, fecha: '2026-11-22' } })).toMatchObject({
      mapErrores: { fecha: expect.stringMatching(/^Ese día todavía no llegó/) },
    });
    const persona = (escrito: string) => asks({ acto: 'corregir', persona: escrito });
    expect(await persona('nadie@correo.uy')).toMatchObject({
      mapErrores: { persona: expect.stringMatching(/^Nadie con ese usuario o correo/) },
    });
    await idOf('fito');
    expect(await persona('fito')).toMatchObject({
      mapErrores: { persona: expect.stringMatching(/todavía no completó sus datos/) },
    });
    await inThePortal('ana');
    expect(await persona('ana')).toMatchObject({
      mapErrores: { persona: 'Esa persona ya es el titular del dominio.' },
    });
    expect(await observe.twoPersonActs()).toEqual([]);
  });

  it('tells who would get it before that is asked for, refused as the act is; that one looked is written', async () => {
    const looks = async (persona: string) =>
      desk().titularidad.recibe({
        nombreDominio: KIOSCO,
        visto: (await seen())?.visto ?? 'x',
        ...ORDEN,
        motivo: MOTIVO,
        persona,
      });
    expect(await looks('elena')).toMatchObject({
      recibe: null,
      mensajeRespuesta: expect.stringMatching(/^Pasó la media hora/),
    });
    await look();
    expect(await looks('elena')).toMatchObject({
      codigoRespuesta: 'OK',
      recibe: { nombre: expect.stringContaining('elena'), titularDe: 0, contactoDe: 0 },
    });
    expect(await looks('nadie')).toMatchObject({
      recibe: null,
      mapErrores: { persona: expect.stringMatching(/^Nadie con ese usuario o correo/) },
    });
    expect(await observe.twoPersonActs()).toEqual([]);
    expect((await desk().personal.actos({})).actos[0]?.que).toBe('Miró a quién pasaría un dominio');
  });

  it('is asked for by who said why they look at the name, and of one of this portal', async () => {
    expect(await seen()).toBeNull();
    expect(await asks({ acto: 'liberar', visto: 'x' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Pasó la media hora/),
    });
    await otroRegistrador();
    await nombreDeOtro('ajeno.uy');
    await look('irene', 'ajeno.uy');
    expect(await asks({ acto: 'corregir', nombre: 'ajeno.uy' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^El dominio lo tiene otro registrador/),
    });
    await atTheDesk('horacio', ['atencion', 'contenidos']);
    await expect(seen('horacio')).rejects.toMatchObject({ status: 404 });
  });

  it('waits once for each name, whatever it is', async () => {
    await look();
    await asks({ acto: 'liberar' });
    expect(await asks({ acto: 'corregir' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Eso ya se pidió/),
    });
    expect((await seen())?.espera?.id).toBe((await observe.twoPersonActs())[0]?.id);
  });

  it('has one outcome, whoever approves it and takes it back at once', async () => {
    await atTheDesk('horacio', ['direccion']);
    await look();
    await asks({ acto: 'corregir' });
    const id = (await observe.twoPersonActs())[0]?.id ?? 0;
    const answers = (login: string, decision: 'APROBAR' | 'RETIRAR') =>
      desk(login).porAprobar.responder({ id, decision, motivo: '' });
    const all = await Promise.all([
      answers('julia', 'APROBAR'),
      answers('horacio', 'APROBAR'),
      answers('irene', 'RETIRAR'),
    ]);
    expect(all.filter(({ respuestaOK }) => respuestaOK)).toHaveLength(1);
    const [{ estado } = { estado: 'ESPERA' }] = await observe.twoPersonActs();
    expect(await holder()).toBe(await idOf(estado === 'HECHO' ? 'elena' : 'ana'));
    const corrected = (await observe.happened(KIOSCO)).filter((suceso) => suceso === 'TITULAR_CORREGIDO');
    expect(corrected).toHaveLength(estado === 'HECHO' ? 1 : 0);
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });
});

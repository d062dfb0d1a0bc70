import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, it } from 'vitest';
import { settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { entreComillas } from '~/registry/domain/in-sentences';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { retencionesPorTerminar } from '~/registry/edge/dominios/retenciones';
import { avanzarDominios, avisarVencimientos } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, START } from './caller';
import { agregar, alojado, publicador } from './dns/alojado';
import { cuenta } from './persona';
import { cuentaDe, libroMayor, nombreDe } from './shop';
import { codigoDe, otro, otroRegistrador } from './traslado';

const UNO = 'uno.uy';
const noon = (day: string) => Temporal.Instant.from(`${day}T15:00:00Z`);
const REASON = 'Oficio del Juzgado 4.';

const JUEZ = {
  nombreDominio: UNO,
  clase: 'ORDEN_JUDICIAL',
  documento: '123/2026',
  motivo: 'Un juez lo ordenó mientras decide.',
  efectos: ['ZONA', 'TRANSFERENCIA', 'CAMBIOS', 'ELIMINACION', 'RENOVACION'],
  hasta: '',
  revisarEl: '2027-06-01',
};
const DISPUTA = {
  ...JUEZ,
  clase: 'DISPUTA',
  documento: 'DP-8',
  motivo: 'Otra empresa reclama el nombre.',
  efectos: ['TRANSFERENCIA', 'ELIMINACION'],
};

const ana = (now = START) => ask({ login: 'ana', now });
const desk = (login = 'irene', now = START) => askDesk({ login, now }).retenciones;
const look = (login = 'irene', now = START) =>
  askDesk({ login, now }).dominios.mirar({ nombreDominio: UNO, motivo: REASON });
/** Somebody of the registry says why they look, and holds the name. */
async function hold(retencion = JUEZ, now = START) {
  await look('irene', now);
  return desk('irene', now).retener(retencion);
}
const held = async (now = START) =>
  (await desk('irene', now).deDominio({ nombreDominio: UNO })).retenciones ?? [];
const idOf = async (documento: string, now = START) =>
  (await held(now)).find((each) => each.documento === documento)?.id ?? 0;
/** Somebody of the registry asks to lift it, and another approves it. */
async function lift(documento: string, now = START) {
  await look('irene', now);
  await desk('irene', now).levantar({
    nombreDominio: UNO,
    id: await idOf(documento, now),
    motivo: 'Lo dejó sin efecto.',
  });
  return approve('julia', now);
}
const info = (now = START) => ana(now).administracion.informacion({ nombreDominio: UNO });
const prohibitions = async (now = START) =>
  (await ask({ now }).dominio.whois({ dominio: { nombre: UNO } })).prohibiciones;
const titles = async (now = START) =>
  (await ana(now).historia.listar({ nombreDominio: UNO })).entradas.map(
    ({ titulo, quien }) => `${titulo} (${quien})`,
  );
const told = async () => (await observe.mails()).map(({ asunto }) => asunto);
const messages = async () => (await observe.messages('ana')).map(({ titulo }) => titulo);
const endDue = (day: string) => retencionesPorTerminar.turn({ database: database(), clock: () => noon(day) });

const conPersonal = async () => {
  await atTheDesk('irene', ['dominios']);
  await atTheDesk('julia', ['dominios']);
};

describeOnBothEngines('a court’s hold', () => {
  beforeEach(conPersonal);

  it('goes through renewal, transfer, servers and records; lifted with a second one beside, only what that one does not hold is possible again', async () => {
    await otroRegistrador();
    const dns = await alojado('ana', UNO);
    await agregar(dns, UNO, 'A', { name: 'www', ip: '192.0.2.1' });
    const codigo = await codigoDe('ana', UNO);
    expect(await hold()).toMatchObject({ respuestaOK: true });
    expect(await hold(DISPUTA)).toMatchObject({ respuestaOK: true });

    const tried = {
      renovar: await ana().administracion.renovar({ nombreDominio: UNO }),
      liberar: await ana().administracion.liberar({ nombreDominio: UNO }),
      codigo: await ana().codigo.solicitar({ dominio: UNO }),
      registro: await agregar(dns, UNO, 'A', { name: 'blog', ip: '192.0.2.2' }),
      otroRegistrador: await otro().pide(UNO, codigo),
    };
    for (const [act, answer] of Object.entries(tried))
      expect(JSON.stringify(answer), act).toMatch(/123\/2026|DP-8/);
    expect(tried.renovar).toMatchObject({ codigo: 'RETENIDO' });
    expect(tried.otroRegistrador).toMatchObject({ epp: 2304 });
    expect(await prohibitions()).toEqual([
      'server delete prohibited',
      'server hold',
      'server renew prohibited',
      'server transfer prohibited',
      'server update prohibited',
    ]);
    expect(await libroMayor()).toEqual([]);

    expect(await lift('123/2026')).toMatchObject({ respuestaOK: true });
    expect(await prohibitions()).toEqual(['server delete prohibited', 'server transfer prohibited']);
    expect(await ana().administracion.liberar({ nombreDominio: UNO })).toMatchObject({ codigo: 'RETENIDO' });
    expect(await agregar(dns, UNO, 'A', { name: 'blog', ip: '192.0.2.2' })).toMatchObject({
      respuestaOK: true,
    });
    expect(await lift('DP-8')).toMatchObject({ respuestaOK: true });
    expect(await prohibitions()).toEqual([]);
    expect(await ana().administracion.liberar({ nombreDominio: UNO })).toMatchObject({ codigo: 'OK' });
  });

  it('is written in the history that its holder reads, told by mail, and kept at the desk with who', async () => {
    await nombreDe('ana', UNO);
    await given.mailAddress('ana@correo.uy', 'ana');
    await hold();
    await lift('123/2026');
    expect((await titles()).slice(0, 4)).toEqual([
      'El registro levantó una retención y dio este motivo: «Lo dejó sin efecto» (El registro)',
      `El registro consultó los datos de este dominio y dio este motivo: ${entreComillas(REASON)} (El registro)`,
      'El registro retuvo este dominio y dio este motivo: «Un juez lo ordenó mientras decide» (El registro)',
      `El registro consultó los datos de este dominio y dio este motivo: ${entreComillas(REASON)} (El registro)`,
    ]);
    expect(await told()).toEqual([
      'uno.uy: el registro lo retuvo por orden judicial, documento 123/2026',
      'uno.uy: el registro levantó una retención',
    ]);
    expect((await messages()).toSorted()).toEqual((await told()).toSorted());
    const acts = (await observe.deskActs()).filter(({ acto }) => acto !== 'Miró un dominio');
    expect(acts.map(({ acto, sobre, motivo }) => [acto, sobre, motivo])).toEqual([
      ['Retuvo un dominio', UNO, JUEZ.motivo],
      ['Pidió levantar la retención por orden judicial, documento 123/2026', UNO, 'Lo dejó sin efecto.'],
      ['Levantó una retención', UNO, 'Lo dejó sin efecto.'],
      ['Aprobó levantar la retención por orden judicial, documento 123/2026', UNO, ''],
    ]);
    expect(await held()).toMatchObject([
      { documento: '123/2026', puso: 'irene', fin: { quien: 'irene', motivo: 'Lo dejó sin efecto.' } },
    ]);
  });

  it('shows its holder what is not possible, until when and by whose order; and nothing once it was lifted', async () => {
    await nombreDe('ana', UNO);
    await hold({ ...DISPUTA, hasta: '2027-07-01' });
    const seen = await info();
    expect(seen.retenciones).toEqual([
      {
        clase: 'DISPUTA',
        documento: 'DP-8',
        motivo: DISPUTA.motivo,
        desde: START.toString({ smallestUnit: 'millisecond' }),
        hasta: '2027-07-01',
        efectos: ['TRANSFERENCIA', 'ELIMINACION'],
      },
    ]);
    expect(seen.motivos?.eliminar).toContain('disputa por el nombre, documento DP-8');
    expect(seen.motivos?.eliminar).toContain('Termina el 01/07/2027');
    const list = () => ana().administracion.obtenerDominios({ nombre: UNO });
    expect((await list()).dominioWrapperDTOList).toMatchObject([{ retenido: true }]);
    await lift('DP-8');
    expect((await info()).retenciones).toEqual([]);
    expect((await list()).dominioWrapperDTOList).toMatchObject([{ retenido: false }]);
  });
});

describeOnBothEngines('a name that is held out of the zone', () => {
  beforeEach(conPersonal);
  const carpeta = () => join(settings().DATA_DIR, 'zones');
  const parent = () => {
    const zone = readFileSync(join(carpeta(), 'uy.zone'), 'utf8');
    return [...zone.matchAll(/^\$INCLUDE (\S+)$/gm)]
      .map(([, file = '']) => readFileSync(join(carpeta(), file), 'utf8'))
      .join('');
  };
  const published = async () => (await ana().dns.estado({ nombreDominio: UNO })).publicacion.estado;

  it('is not published, hosted or delegated, and comes back with all its records when nothing holds it out any more', async () => {
    const dns = await alojado('ana', UNO);
    await agregar(dns, UNO, 'A', { name: 'www', ip: '192.0.2.1' });
    await publicarPendientes(publicador());
    expect(parent()).toContain('uno.uy. 3600 IN NS');
    await hold();
    await hold({ ...JUEZ, documento: 'otro', efectos: ['ZONA'] });
    await publicarPendientes(publicador());
    expect(parent()).not.toContain('uno.uy. ');
    expect(await published()).toBe('SIN_PUBLICAR');
    await lift('123/2026');
    await publicarPendientes(publicador());
    expect(parent()).not.toContain('uno.uy. ');
    await lift('otro');
    await publicarPendientes(publicador());
    expect(parent()).toContain('uno.uy. 3600 IN NS');
    expect(readFileSync(join(carpeta(), 'uno.uy.zone'), 'utf8')).toContain('www.uno.uy. 3600 IN A 192.0.2.1');
  });

  it('comes back by itself the day after the last one of its hold', async () => {
    await alojado('ana', UNO);
    await hold({ ...JUEZ, hasta: '2026-12-10', revisarEl: '2026-12-01' });
    await publicarPendientes(publicador());
    expect(await endDue('2026-12-10')).toBe(0);
    expect(await prohibitions(noon('2026-12-10'))).toContain('server hold');
    // the rule is by the day, also before it is written down
    expect(await prohibitions(noon('2026-12-11'))).toEqual([]);
    expect(await endDue('2026-12-11')).toBe(1);
    expect(await endDue('2026-12-11')).toBe(0);
    await publicarPendientes(publicador(noon('2026-12-11')));
    expect(parent()).toContain('uno.uy. 3600 IN NS');
    expect((await titles(noon('2026-12-11')))[0]).toContain('Terminó una retención del registro');
    expect(await messages()).toContain('uno.uy: terminó una retención');
  });
});

describeOnBothEngines('what time does to a held name', () => {
  beforeEach(conPersonal);
  const soon = { fecha_vencimiento: '2026-12-15' };
  const state = async () => (await observe.domain(UNO))?.estado;

  it('is no deletion: it waits, and its term to be recovered begins when the hold is lifted', async () => {
    await nombreDe('ana', UNO, soon);
    await hold({ ...DISPUTA, efectos: ['ELIMINACION'] });
    for (const day of ['2026-12-16', '2027-01-15', '2027-06-01'])
      await avanzarDominios(database(), noon(day));
    expect(await state()).toBe('VENCIDO');
    const late = noon('2027-06-01');
    expect(await info(late)).toMatchObject({ vencido: true, eliminado: false, tiempoAntesEliminacion: null });
    expect(JSON.stringify(await ask({ now: late }).dominio.disponibilidad({ dominios: [UNO] }))).toContain(
      '"disponible":false',
    );
    await lift('DP-8', late);
    expect(await observe.domain(UNO)).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2027-06-01' });
    expect(await info(noon('2027-06-30'))).toMatchObject({ eliminado: true, esEliminadoBE: false });
    expect(
      await ana(noon('2027-06-30')).administracion.recuperar({
        nombreDominio: UNO,
        templateCuentaPagoDTO: cuenta(),
      }),
    ).toMatchObject({ codigo: 'OK' });
  });

  it('is deletion the day after the last one of the hold, and never free before it could be recovered', async () => {
    await nombreDe('ana', UNO, soon);
    await hold({ ...DISPUTA, efectos: ['ELIMINACION'], hasta: '2027-03-31', revisarEl: '2027-03-01' });
    await avanzarDominios(database(), noon('2027-03-31'));
    expect(await state()).toBe('VENCIDO');
    expect(await info(noon('2027-04-01'))).toMatchObject({ eliminado: true, esEliminadoBE: false });
    await endDue('2027-04-01');
    await avanzarDominios(database(), noon('2027-04-30'));
    expect(await observe.domain(UNO)).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2027-04-01' });
    await avanzarDominios(database(), noon('2027-05-01'));
    expect(await observe.domain(UNO)).toBeUndefined();
  });

  it('keeps a deleted name that is held to be recovered for thirty days after it', async () => {
    await nombreDe('ana', UNO);
    await given.removedOn('2026-11-20', UNO);
    await hold({ ...DISPUTA, efectos: ['ELIMINACION'] });
    await avanzarDominios(database(), noon('2027-06-01'));
    expect(await state()).toBe('ELIMINADO');
    await lift('DP-8', noon('2027-06-01'));
    expect(await observe.domain(UNO)).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2027-06-01' });
  });

  it('is no renewal by its account either, charges nothing, and says so where its expiry is told', async () => {
    await nombreDe('ana', UNO, { ...soon, cuenta_pago_id: await cuentaDe('ana') });
    await hold({ ...JUEZ, efectos: ['RENOVACION'] });
    await avanzarDominios(database(), noon('2026-12-15'));
    await avanzarDominios(database(), noon('2026-12-16'));
    expect(await state()).toBe('VENCIDO');
    expect(await libroMayor()).toEqual([]);
    expect(await info(noon('2026-12-16'))).toMatchObject({ vencido: true, renovacionAutomatica: false });
    await avisarVencimientos(database(), noon('2026-12-16'));
    expect((await observe.messages('ana')).map(({ mensaje }) => mensaje).join()).toContain(
      'no se puede renovar ni recuperar',
    );
  });
});

describeOnBothEngines('holding a name at the desk', () => {
  beforeEach(async () => {
    await conPersonal();
    await nombreDe('ana', UNO);
  });

  it('asks first why the name is looked at, and shows nothing of its holds before', async () => {
    expect(await desk().retener(JUEZ)).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await desk().deDominio({ nombreDominio: UNO })).toEqual({ nombre: UNO, retenciones: null });
    await hold();
    expect(await desk('julia').deDominio({ nombreDominio: UNO })).toEqual({ nombre: UNO, retenciones: null });
    expect(await desk('julia').levantar({ nombreDominio: UNO, id: 1, motivo: 'Sí.' })).toMatchObject({
      codigoRespuesta: 'ESTADO',
    });
    expect((await info()).retenciones).toHaveLength(1);
  });

  it.each([
    [{ clase: 'CAPRICHO' }, 'clase'],
    [{ documento: ' ' }, 'documento'],
    [{ motivo: '' }, 'motivo'],
    [{ efectos: [] }, 'efectos'],
    [{ efectos: ['OTRO'] }, 'efectos'],
    [{ hasta: 'mañana' }, 'hasta'],
    [{ hasta: '2026-11-20' }, 'hasta'],
    [{ revisarEl: '' }, 'revisarEl'],
    [{ revisarEl: '2026-11-20' }, 'revisarEl'],
    [{ hasta: '2027-01-01', revisarEl: '2027-01-02' }, 'revisarEl'],
  ])('says what is wrong beside its field: %j', async (wrong, field) => {
    const answer = await hold({ ...JUEZ, ...wrong });
    expect(answer).toMatchObject({ codigoRespuesta: 'CAMPOS' });
    expect(Object.keys(answer.mapErrores ?? {})).toEqual([field]);
    expect((await info()).retenciones).toEqual([]);
  });

  it('takes its days as people write them, where a browser has no field for days', async () => {
    await hold({ ...JUEZ, hasta: '31/12/2027', revisarEl: '1/6/2027' });
    expect(await held()).toMatchObject([{ hasta: '2027-12-31', revisarEl: '2027-06-01' }]);
  });

  it('does it once, pressed twice or by two with the same document in hand', async () => {
    await look('irene');
    await look('julia');
    const form = { ...JUEZ, operacion: 'la-misma-vez' };
    const first = await desk().retener(form);
    expect(await desk().retener(form)).toEqual(first);
    expect(await desk('julia').retener(JUEZ)).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: { documento: expect.stringContaining('ya está retenido por ese documento') },
    });
    const both = await Promise.all(['irene', 'julia'].map((login) => desk(login).retener(DISPUTA)));
    expect(both.filter(({ respuestaOK }) => respuestaOK)).toHaveLength(1);
    expect((await info()).retenciones).toHaveLength(2);
  });

  it('asks why also where one is lifted, and lifts nothing without it', async () => {
    await hold();
    const id = await idOf('123/2026');
    expect(await desk().levantar({ nombreDominio: UNO, id, motivo: ' ' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
    });
    expect(await held()).toHaveLength(1);
  });

  it('lifts one once, also where two do at once, and the other is told', async () => {
    await hold();
    await look('julia');
    const id = await idOf('123/2026');
    const both = await Promise.all(
      ['irene', 'julia'].map((login) => desk(login).levantar({ nombreDominio: UNO, id, motivo: 'Terminó.' })),
    );
    expect(both.map(({ codigoRespuesta }) => codigoRespuesta).sort()).toEqual(['ESTADO', 'POR_APROBAR']);
    await atTheDesk('carla', ['dominios']);
    expect(await approve('carla')).toMatchObject({ respuestaOK: true });
    expect(await desk().levantar({ nombreDominio: UNO, id, motivo: 'Terminó.' })).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Esa retención ya terminó/),
    });
    expect((await observe.deskActs()).filter(({ acto }) => acto === 'Levantó una retención')).toHaveLength(1);
  });

  it('refuses also what waited for it: a change that began before sees the hold', async () => {
    await look('irene');
    const [put, freed] = await Promise.all([
      desk().retener(JUEZ),
      ana().administracion.liberar({ nombreDominio: UNO }),
    ]);
    expect(put).toMatchObject({ respuestaOK: true });
    // whichever was first: the name was given up before it was held, or not at all
    const happened = (await observe.happened(UNO)).filter((each) => /LIBERACION|RETENCION/.test(each));
    expect(happened).toEqual(freed.codigo === 'OK' ? ['LIBERACION', 'RETENCION'] : ['RETENCION']);
  });

  it('lists the open ones by the day on which they are to be looked at again, and goes on from the last', async () => {
    await look();
    for (let at = 0; at < 27; at++)
      await desk().retener({
        ...DISPUTA,
        documento: `DP-${at}`,
        revisarEl: `2027-01-${String(31 - at).padStart(2, '0')}`,
      });
    const first = await desk().listar({});
    expect(first.retenciones.map(({ revisarEl }) => revisarEl)).toEqual(
      first.retenciones.map(({ revisarEl }) => revisarEl).toSorted(),
    );
    expect(first.retenciones).toHaveLength(25);
    const rest = await desk().listar({ desde: first.sigue ?? undefined });
    expect(rest.retenciones.map(({ documento }) => documento)).toEqual(['DP-1', 'DP-0']);
    expect(rest.sigue).toBeNull();
  });

  it('is over with the name: who gets it later is held by nothing', async () => {
    await hold({ ...JUEZ, efectos: ['CAMBIOS'] });
    await ana().administracion.eliminar({ nombreDominio: UNO, confirmacion: UNO });
    expect((await desk().listar({})).retenciones).toEqual([]);
    await nombreDe('beto', UNO);
    await look();
    expect(await held()).toEqual([]);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import { avanzarCandados } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { approve, ask, askDesk, atTheDesk, idOf, START } from './caller';
import { enEquipo } from './equipo';

const KIOSCO = 'kiosco.uy';
const PARTIDA = 'Partida de defunción 12/2026';
const later = (hours: number) => START.add({ hours });
const desk = (login = 'irene') => askDesk({ login });
const look = (login = 'irene') =>
  desk(login).dominios.mirar({ nombreDominio: KIOSCO, motivo: 'Avisó su familia.' });

/** Ana's name with a lock of these custodians. */
async function lockedBy(logins: readonly string[], quorum = 1) {
  await enEquipo(KIOSCO);
  const custodios = [];
  for (const login of logins) custodios.push(await idOf(login));
  await given.locked(KIOSCO, { quorum, custodios, por: await idOf('ana') });
}

const takeOff = async (
  login: string,
  typed: { documento?: string; motivo?: string; cerradoEn?: string } = {},
  staff = 'irene',
) =>
  desk(staff).candados.sacarCustodio({
    nombreDominio: KIOSCO,
    custodio: await idOf(login),
    cerradoEn: (await observe.locks())[0]?.cerrado_en ?? '',
    documento: PARTIDA,
    motivo: 'Falleció en octubre.',
    ...typed,
  });
/** Somebody of the registry asks for it, and another approves it. */
async function takenOff(login: string) {
  await look();
  await takeOff(login);
  return approve('julia');
}
const lock = async () => {
  await look();
  return (await desk().candados.deDominio({ nombreDominio: KIOSCO })).candado;
};
const ofAna = async () => (await ask({ login: 'ana' }).candado.ver()).candados[0];
const delegar = (login = 'ana', now = START) =>
  ask({ login, now }).dns.delegar({
    nombreDominio: KIOSCO,
    nameservers: [{ nombre: 'ns1.ana.com' }, { nombre: 'ns2.ana.com' }],
  });
const vote = async (login: string) => {
  const [cambio] = (await observe.askedChanges()).slice(-1);
  return ask({ login }).candado.responder({ id: cambio?.id ?? 0, decision: 'APROBAR' });
};
const titles = async () =>
  (await ask({ login: 'ana' }).historia.listar({ nombreDominio: KIOSCO })).entradas.map(
    ({ titulo }) => titulo,
  );
const toldTo = async (login: string) => (await observe.messages(login)).map(({ titulo }) => titulo);

describeOnBothEngines('a custodian who is gone', () => {
  beforeEach(async () => {
    await atTheDesk('irene', ['dominios']);
    await atTheDesk('julia', ['dominios']);
  });

  it('is taken off by two people of the registry, and those that are left decide', async () => {
    await lockedBy(['elena', 'fito'], 2);
    await look();
    expect(await takeOff('fito')).toMatchObject({ codigoRespuesta: 'POR_APROBAR' });
    expect((await ofAna())?.custodios).toHaveLength(2);
    expect(await approve('julia')).toMatchObject({ mensajeRespuesta: 'Lo aprobó, y ya se hizo.' });
    expect(await ofAna()).toMatchObject({ custodios: ['elena'], quorum: 1, abreEn: null });
    await delegar();
    await expect(vote('fito')).rejects.toMatchObject({ status: 404 });
    expect(await vote('elena')).toMatchObject({ estado: 'HECHO' });
  });

  it('reads of it, as everybody does, with the document and the reason', async () => {
    await lockedBy(['elena', 'fito']);
    await takenOff('fito');
    for (const login of ['ana', 'bruno', 'elena', 'fito'])
      expect(await toldTo(login)).toContain('kiosco.uy: el registro sacó a fito de su candado');
    const [last] = await observe.messages('ana');
    expect(last?.mensaje).toContain(
      `el documento «${PARTIDA}», y el registro dio este motivo: «Falleció en octubre».`,
    );
    expect(await titles()).toContain(
      'El registro sacó a un custodio de su candado y dio este motivo: «Falleció en octubre»',
    );
    expect((await observe.deskActs()).map(({ acto }) => acto)).toEqual(
      expect.arrayContaining(['Sacó a un custodio de un candado']),
    );
    expect((await revisarOficina(database())).faltas).toEqual([]);
  });

  it('is no reason to do what waits: it ends, and can be asked for again', async () => {
    await lockedBy(['elena', 'fito'], 2);
    await delegar();
    await vote('elena');
    await takenOff('fito');
    expect((await observe.askedChanges()).map(({ estado }) => estado)).toEqual(['RETIRADO']);
    expect((await observe.theDomain(KIOSCO)).candado).toBe('TODO');
    expect(await delegar()).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await vote('elena')).toMatchObject({ estado: 'HECHO' });
  });

  it('is taken off by nobody alone, however urgent, nor by who has a stake in the name', async () => {
    await lockedBy(['elena', 'fito', 'julia']);
    await look();
    await takeOff('fito');
    const id = (await observe.twoPersonActs()).at(-1)?.id ?? 0;
    expect(await desk().porAprobar.hacerASolas({ id, motivo: 'Es urgente.' })).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringMatching(/^Esto no se hace sin otra persona/),
    });
    expect((await desk().porAprobar.listar()).esperan).toMatchObject([{ puede: { hacerASolas: false } }]);
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringContaining('es custodio o contacto de ese dominio'),
    });
    expect((await ofAna())?.custodios).toHaveLength(3);
    await look('julia');
    expect(await takeOff('fito', {}, 'julia')).toMatchObject({
      mensajeRespuesta: expect.stringContaining('es custodio o contacto de ese dominio'),
    });
  });

  it('of one lock is not taken off another one that was closed meanwhile', async () => {
    await lockedBy(['elena', 'fito'], 2);
    await look();
    await takeOff('fito');
    await given.noLocks();
    const custodios = [await idOf('elena'), await idOf('fito')];
    await given.locked(KIOSCO, {
      quorum: 2,
      custodios,
      por: await idOf('ana'),
      en: '2026-11-21T11:00:00.000Z',
    });
    expect(await approve('julia')).toMatchObject({
      mensajeRespuesta: expect.stringContaining('el candado es otro'),
    });
    expect((await ofAna())?.custodios).toHaveLength(2);
  });

  it('who is the last does not have the lock of a frozen name opened', async () => {
    await lockedBy(['fito']);
    await ask({ login: 'ana' }).historia.congelar({ nombreDominio: KIOSCO });
    await look();
    expect(await takeOff('fito')).toMatchObject({
      codigoRespuesta: 'ESTADO',
      mensajeRespuesta: expect.stringContaining('congelado'),
    });
  });

  it('was the last who could approve: the lock opens in 24 hours', async () => {
    await lockedBy(['ana', 'fito']);
    expect((await lock())?.custodios.map(({ quorumSinEl }) => quorumSinEl).sort()).toEqual([1, null]);
    await takenOff('fito');
    expect((await ofAna())?.abreEn).toBe(later(24).toString({ smallestUnit: 'millisecond' }));
    expect(await delegar()).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await titles()).toContain(
      'El registro abre su candado en 24 horas porque no queda quien apruebe y dio este motivo: «Falleció en octubre»',
    );
    expect(await avanzarCandados(database(), later(23))).toBe(0);
    expect(await avanzarCandados(database(), later(25))).toBeGreaterThan(0);
    expect(await delegar('ana', later(26))).toMatchObject({ codigo: 'OK' });
  });

  it('who is not gone at all leaves it closed with one press', async () => {
    await lockedBy(['fito']);
    await takenOff('fito');
    expect(await ask({ login: 'fito' }).candado.mantener({ nombreDominio: KIOSCO })).toMatchObject({
      codigo: 'OK',
    });
    expect(await ofAna()).toMatchObject({ custodios: ['fito'], abreEn: null });
    expect(await avanzarCandados(database(), later(48))).toBe(0);
  });

  it('is not taken off where nothing shows it, nobody said why they look, or it is somebody else', async () => {
    await lockedBy(['elena', 'fito']);
    expect(await takeOff('fito')).toMatchObject({ codigoRespuesta: 'ESTADO' });
    expect(await desk().candados.deDominio({ nombreDominio: KIOSCO })).toMatchObject({ candado: null });
    await look();
    expect(await takeOff('fito', { documento: ' ', motivo: '' })).toMatchObject({
      codigoRespuesta: 'CAMPOS',
      mapErrores: { documento: expect.any(String), motivo: expect.any(String) },
    });
    expect(await takeOff('bruno')).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Esa persona ya no es custodio/),
    });
    expect(await observe.twoPersonActs()).toEqual([]);
  });

  it('is asked for once at a time, and not of a lock that is about to open', async () => {
    await lockedBy(['fito']);
    await look();
    await takeOff('fito');
    expect(await takeOff('fito')).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^Eso ya se pidió/),
    });
    await approve('julia');
    expect(await takeOff('fito')).toMatchObject({
      mensajeRespuesta: expect.stringMatching(/^El candado ya se abre el /),
    });
  });

  it('is taken off by nobody whose permission it is not', async () => {
    await lockedBy(['elena', 'fito']);
    await atTheDesk('horacio', ['atencion', 'contenidos']);
    const asking = desk('horacio').candados.deDominio({ nombreDominio: KIOSCO });
    await expect(asking).rejects.toMatchObject({ status: 404 });
  });
});

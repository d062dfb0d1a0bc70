import { createRouterClient } from '@orpc/server';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { router } from '~/registry/edge';
import * as given from '../support/given';
import { changedSince, held } from '../support/held';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, contextOf, idOf, START } from './caller';
import { agregar } from './dns/alojado';
import { type Acto, ensayar, KIOSCO, kiosco, publicado, publicadoSegun, publicar } from './ensayos';
import { registryAs } from './persona';

const OTROS = ['ns1.ejemplo.com', 'ns2.ejemplo.com'];
const delegacion = (nameservers = OTROS.map((nombre) => ({ nombre })), version?: number) => ({
  nombreDominio: KIOSCO,
  nameservers,
  version,
});
const delegar = (...given: Parameters<typeof delegacion>): Acto => ({
  tipo: 'DELEGAR',
  pedido: delegacion(...given),
});
const importar = (texto: string, versionZona: number, reemplazar = false): Acto => ({
  tipo: 'CAMBIAR_ZONA',
  pedido: { nombreDominio: KIOSCO, versionZona, cambio: { tipo: 'IMPORTAR', texto, reemplazar } },
});

const ver = async (acto: Acto, login = 'ana') => {
  const { ensayo } = await registryAs(login).ensayo.ver({ acto });
  if (!ensayo) throw new Error('It was refused');
  return ensayo;
};

describeOnBothEngines('what is going to happen to a name', () => {
  it('is told of a delegation: who answers, what does not any more, for how long it is remembered and who is told', async () => {
    await kiosco();
    const { acto, zona, avisados, momento, servidores } = await ver(delegar());
    expect(acto).toEqual({ seHace: true, codigo: 'OK', mensaje: '', mapErrores: {} });
    expect(momento).toBe('2026-11-21T12:00:00.000Z');
    expect(zona).toMatchObject({
      alojado: { antes: true, despues: false },
      servidores: { despues: OTROS },
      firma: 'SIN_FIRMA',
      // The zone above says an hour; the web said a day.
      recuerdo: { delegacion: 3600, registros: 86_400, noHabia: null },
    });
    expect(zona?.arriba.agregados).toEqual(OTROS.map((nombre) => `${KIOSCO}. 3600 IN NS ${nombre}.`));
    expect(zona?.propia.quitados).toContain(`www.${KIOSCO}. 86400 IN A 192.0.2.7`);
    expect(avisados.map(({ quien, esUsted, roles }) => ({ quien, esUsted, roles }))).toEqual([
      { quien: 'ana', esUsted: true, roles: ['titular'] },
      { quien: 'bruno', esUsted: false, roles: ['administrador'] },
    ]);
    expect(avisados.map(({ mensaje, correos }) => [mensaje, correos])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect(servidores?.servidores.map(({ nombre }) => nombre)).toEqual(OTROS);
  });

  it('is told of an import: what was not there may be remembered as missing for an hour', async () => {
    const dns = await kiosco();
    const { versionZona } = await dns.registros({ nombreDominio: KIOSCO });
    const { zona, servidores } = await ver(
      importar('www 600 A 192.0.2.8\ntienda 600 A 192.0.2.9', versionZona, true),
    );
    expect(zona?.recuerdo).toEqual({ delegacion: null, registros: 86_400, noHabia: 3600 });
    expect(zona?.propia).toEqual({
      quitados: [`www.${KIOSCO}. 86400 IN A 192.0.2.7`],
      agregados: [`tienda.${KIOSCO}. 600 IN A 192.0.2.9`, `www.${KIOSCO}. 600 IN A 192.0.2.8`],
    });
    expect(servidores, 'nobody has to be asked: the registry serves it').toBeNull();
  });

  it('leaves every table as it was, whatever is rehearsed and whatever it says', async () => {
    const dns = await kiosco();
    const { versionZona } = await dns.registros({ nombreDominio: KIOSCO });
    const before = await held();
    await ver(delegar());
    const conClave = { ...delegacion(), operacion: 'una-clave-de-formulario' };
    await ver({ tipo: 'DELEGAR', pedido: conClave });
    await ver(importar('tienda A 192.0.2.9', versionZona));
    await ver(importar('nada que se entienda', versionZona));
    await ver(delegar([{ nombre: 'no vale' }]));
    expect(await changedSince(before)).toEqual([]);
    const answer = await dns.delegar(conClave);
    expect(answer, 'the key of the form is still good').toMatchObject({ esRespOK: true });
  });

  it('is refused with the sentence and the fields of the act itself', async () => {
    const dns = await kiosco();
    const filas = [{ nombre: 'a.com' }, { nombre: 'a.com' }];
    const { acto, zona, avisados, servidores } = await ver(delegar(filas));
    const said = await dns.delegar({ nombreDominio: KIOSCO, nameservers: filas });
    expect(acto).toEqual({
      seHace: false,
      codigo: said.codigo,
      mensaje: said.mensaje,
      mapErrores: said.mapErrores,
    });
    expect([zona, avisados, servidores]).toEqual([null, [], null]);
  });

  it('is for who may do it: another role hears why not, and a stranger that there is nothing', async () => {
    await kiosco();
    const { acto, zona, servidores } = await ver(delegar(), 'diego');
    expect(acto.codigo).toBe('SIN_PERMISO');
    expect(acto.mensaje).toBe((await registryAs('diego').dns.delegar(delegacion())).mensaje);
    expect([zona, servidores], 'and no server is asked for them').toEqual([null, null]);
    await expect(ver(delegar(), 'otro')).rejects.toMatchObject({ status: 404 });
  });

  it('says that it asks to sign in again, where the act does, and does not ask for it', async () => {
    await kiosco();
    const old = START.subtract({ hours: 2 });
    const ana = ask({ login: 'ana', clave: old });
    const { ensayo } = await ana.ensayo.ver({ acto: delegar() });
    expect(ensayo).toMatchObject({
      acto: { seHace: true },
      confirma: expect.stringContaining('Ingrese otra vez'),
    });
    await expect(ana.dns.delegar(delegacion())).rejects.toMatchObject({
      status: 401,
      message: ensayo?.confirma,
    });
  });

  it('of a locked name says that it waits, for whom, and what it is that would happen then', async () => {
    await kiosco();
    const custodios = [await idOf('elena')];
    await given.locked(KIOSCO, { custodios, por: await idOf('ana') });
    const before = await held();
    const { acto, zona, avisados } = await ver(delegar());
    expect(acto).toMatchObject({ seHace: false, codigo: 'POR_APROBAR' });
    expect(avisados).toEqual([expect.objectContaining({ quien: 'elena', esCustodio: true, mensaje: true })]);
    expect(zona?.servidores.despues).toEqual(OTROS);
    expect(await changedSince(before), 'nothing was asked of the custodians').toEqual([]);
  });

  it('where a change waits already is refused as the act is, and the attempt is not written down', async () => {
    await kiosco();
    await given.locked(KIOSCO, { custodios: [await idOf('elena')], por: await idOf('ana') });
    await registryAs('ana').dns.delegar(delegacion());
    const before = await held();
    expect((await ver(delegar([{ nombre: 'a.com' }, { nombre: 'b.com' }]))).acto).toMatchObject({
      codigo: 'CANDADO',
    });
    expect(await changedSince(before)).toEqual([]);
  });

  it('is of its moment: what somebody else does meanwhile is not in it, and the act is judged anew', async () => {
    const dns = await kiosco();
    const { version } = await dns.estado({ nombreDominio: KIOSCO });
    let asked = 0;
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked += 1;
        return result;
      },
    };
    const connection = database().withPlugin(meanwhile);
    const slow = createRouterClient(router, { context: { ...contextOf({ login: 'ana' }), connection } });
    const [{ ensayo }] = await Promise.all([
      slow.ensayo.ver({ acto: delegar(undefined, version) }),
      agregar(dns, KIOSCO, 'A', { name: 'otra', ip: '192.0.2.99' }),
    ]);
    expect(asked).toBeGreaterThan(0);
    const said = [
      ensayo?.acto.codigo,
      ensayo?.zona?.propia.quitados.some((linea) => linea.startsWith('otra.')),
    ];
    // Before the other one's change, without it; or after it, and then from an older version.
    expect([
      ['OK', false],
      ['VERSION', undefined],
    ]).toContainEqual(said);
    expect(await dns.delegar(delegacion(undefined, version))).toMatchObject({ codigo: 'VERSION' });
    expect(await observe.nameservers()).toEqual([]);
  });

  it('is told so often in a minute and no more', async () => {
    await kiosco();
    const acto = delegar([{ nombre: 'no vale' }]);
    for (let turn = 0; turn < 30; turn += 1) await ver(acto);
    expect(await registryAs('ana').ensayo.ver({ acto })).toMatchObject({
      codigo: 'DEMASIADAS',
      mensaje: expect.stringContaining('espere un minuto'),
      ensayo: null,
    });
    expect((await ver(acto, 'bruno')).acto.codigo, 'others are not held up').toBe('CAMPOS');
  });

  it('asks servers no oftener than the check of a delegation, and then says that they were not asked', async () => {
    const dns = await kiosco();
    const nameservers = OTROS.map((nombre) => ({ nombre }));
    await Promise.all(
      Array.from({ length: 10 }, () => dns.comprobarDelegacion({ nombreDominio: KIOSCO, nameservers })),
    );
    expect((await ver(delegar())).servidores).toEqual({
      servidores: [],
      avisos: [expect.stringContaining('espere un minuto')],
    });
  });

  it('and what was said can be compared with what the servers have', async () => {
    const dns = await kiosco();
    const antes = await publicado(KIOSCO);
    const ensayado = await ensayar('ana', delegar());
    expect(await publicado(KIOSCO), 'nothing is published by a rehearsal').toEqual(antes);
    await dns.delegar(delegacion());
    await publicar();
    expect(await publicado(KIOSCO)).toEqual(publicadoSegun(antes, ensayado));
  });
});

import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/contract';
import { avanzarCandados } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { agregar } from './dns/alojado';
import { enEquipo } from './equipo';
import { contacto } from './persona';
import { codigoDe, otro, otroRegistrador } from './traslado';

const KIOSCO = 'kiosco.uy';
const SERVIDORES = [{ nombre: 'ns1.ladron.com' }, { nombre: 'ns2.ladron.com' }];
const later = (hours: number) => START.add({ hours });

/** Ana's name, locked, with Elena and Fito as custodians. */
async function conCandado({
  grado = 'TODO',
  quorum = 1,
}: {
  grado?: 'TODO' | 'TRASLADOS';
  quorum?: number;
} = {}) {
  await enEquipo(KIOSCO);
  const custodios = [await idOf('elena'), await idOf('fito')];
  await given.locked(KIOSCO, { grado, quorum, custodios, por: await idOf('ana') });
}

const delegar = (login: string, now = START) =>
  ask({ login, now }).dns.delegar({ nombreDominio: KIOSCO, nameservers: SERVIDORES });

/** The change that waits, as Elena sees it. */
async function elPedido() {
  const [pedido] = (await ask({ login: 'elena' }).candado.ver()).porAprobar;
  if (!pedido) throw new Error('Nothing waits');
  return pedido;
}

const responder = async (login: string, decision: 'APROBAR' | 'RECHAZAR' | 'RETIRAR', now = START) => {
  const [cambio] = (await observe.askedChanges()).slice(-1);
  return ask({ login, now }).candado.responder({ id: cambio?.id ?? 0, decision });
};

const servidores = async () =>
  (await ask({ login: 'ana' }).administracion.informacion({ nombreDominio: KIOSCO })).nameservers.map(
    ({ nombre }) => nombre,
  );
const titulos = async () =>
  (await ask({ login: 'ana' }).historia.listar({ nombreDominio: KIOSCO })).entradas.map(
    ({ titulo }) => titulo,
  );
const estado = async () => (await observe.askedChanges()).map((cambio) => cambio.estado);

describeOnBothEngines('a locked name', () => {
  it('keeps a change until a custodian approves it, and then does it as it was asked for', async () => {
    await conCandado();
    expect(await delegar('ana')).toMatchObject({
      codigo: 'POR_APROBAR',
      mensaje: expect.stringMatching(/^El dominio kiosco\.uy tiene candado: el cambio quedó pedido/),
    });
    expect(await servidores()).toEqual([]);
    expect(await elPedido()).toMatchObject({
      nombreDominio: KIOSCO,
      que: 'delegar el dominio',
      quien: 'ana',
      diferencias: [
        expect.objectContaining({ campo: 'Servidores', despues: expect.stringContaining('ladron') }),
      ],
      aprobaron: 0,
      hacenFalta: 1,
      puedeVotar: true,
    });
    expect(await responder('elena', 'APROBAR')).toMatchObject({ codigo: 'OK', estado: 'HECHO' });
    expect(await servidores()).toEqual(['ns1.ladron.com', 'ns2.ladron.com']);
    expect(await titulos()).toEqual(
      expect.arrayContaining([
        'Se delegó en otros servidores',
        'Un custodio aprobó el cambio pedido',
        'Se pidió un cambio que espera la aprobación de sus custodios',
      ]),
    );
  });

  it('needs as many as its quorum, and does nothing before', async () => {
    await conCandado({ quorum: 2 });
    await delegar('ana');
    expect(await responder('elena', 'APROBAR')).toMatchObject({ codigo: 'OK', estado: 'ESPERA' });
    expect(await servidores()).toEqual([]);
    expect(await responder('elena', 'APROBAR')).toMatchObject({ codigo: 'EN_CURSO' });
    expect(await responder('fito', 'APROBAR')).toMatchObject({ codigo: 'OK', estado: 'HECHO' });
    expect(await servidores()).toHaveLength(2);
  });

  it('stays as it is with one refusal, and everybody is told', async () => {
    await conCandado({ quorum: 2 });
    await delegar('carla');
    expect(await responder('fito', 'RECHAZAR')).toMatchObject({ codigo: 'OK', estado: 'RECHAZADO' });
    expect(await responder('elena', 'APROBAR')).toMatchObject({ codigo: 'ESTADO' });
    expect(await servidores()).toEqual([]);
    for (const login of ['ana', 'carla', 'elena'])
      expect((await ask({ login }).mensajes.usuario({})).mensajes.map(({ titulo }) => titulo)).toContain(
        'kiosco.uy: el cambio se rechazó: no se hizo',
      );
  });

  it('lets who asked for a change, and its holder, take it back', async () => {
    await conCandado();
    await delegar('carla');
    await expect(responder('diego', 'RETIRAR')).rejects.toMatchObject({ status: 404 });
    expect(await responder('ana', 'RETIRAR')).toMatchObject({ codigo: 'OK', estado: 'RETIRADO' });
    expect(await delegar('carla')).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await responder('carla', 'RETIRAR')).toMatchObject({ codigo: 'OK', estado: 'RETIRADO' });
  });

  it('waits for one change at a time, and writes down who tried another', async () => {
    await conCandado();
    await delegar('ana');
    expect(await delegar('carla')).toMatchObject({ codigo: 'CANDADO' });
    expect(await titulos()).toContain('Alguien intentó algo que su candado no permite');
    expect(await estado()).toEqual(['ESPERA']);
  });

  it('forgets a change that nobody approved in seven days', async () => {
    await conCandado();
    await delegar('ana');
    expect(await avanzarCandados(database(), later(24 * 7 - 1))).toBe(0);
    expect(await responder('elena', 'APROBAR', later(24 * 7))).toMatchObject({ codigo: 'ESTADO' });
    expect(await avanzarCandados(database(), later(24 * 7))).toBe(1);
    expect(await estado()).toEqual(['CADUCO']);
    expect(await servidores()).toEqual([]);
  });

  it('does not let who asked approve alone', async () => {
    await enEquipo(KIOSCO);
    const custodios = [await idOf('carla'), await idOf('elena')];
    await given.locked(KIOSCO, { custodios, por: await idOf('ana') });
    await delegar('carla');
    expect(await responder('carla', 'APROBAR')).toMatchObject({ estado: 'ESPERA' });
    expect(await responder('elena', 'APROBAR')).toMatchObject({ estado: 'HECHO' });
  });

  it('refuses what the rules refuse at once, and asks nobody', async () => {
    await conCandado();
    const answer = await ask({ login: 'ana' }).dns.delegar({ nombreDominio: KIOSCO, nameservers: [] });
    expect(answer.codigo).not.toBe('POR_APROBAR');
    expect(await observe.askedChanges()).toEqual([]);
  });

  it('does not do what became something else since it was approved', async () => {
    await conCandado();
    const [editado] = [{ nombresDominio: [KIOSCO], tipoContacto: 'TECNICO' as const }];
    await ask({ login: 'carla' }).administracion.editarContactoDominios({
      ...editado,
      contactoDTO: contacto({ direccion: 'Otra calle 77' }),
    });
    await given.domain(KIOSCO, { tecnico_id: (await observe.theDomain(KIOSCO)).titular_id });
    expect(await responder('elena', 'APROBAR')).toMatchObject({ estado: 'NO_SE_PUDO' });
    expect(await estado()).toEqual(['NO_SE_PUDO']);
  });

  it('is renewed and paid as any other', async () => {
    await conCandado();
    expect(
      await ask({ login: 'ana' }).administracion.renovacionAutomatica({
        nombreDominio: KIOSCO,
        activa: false,
      }),
    ).toMatchObject({ codigo: 'OK' });
    expect(await observe.askedChanges()).toEqual([]);
  });

  it('of the lesser grade leaves servers and contacts to its people, and keeps what could take it away', async () => {
    await conCandado({ grado: 'TRASLADOS' });
    expect(await delegar('carla')).toMatchObject({ codigo: 'OK' });
    const { administracion } = ask({ login: 'ana' });
    expect(await administracion.liberar({ nombreDominio: KIOSCO })).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await administracion.eliminar({ nombreDominio: KIOSCO })).toMatchObject({ codigo: 'CANDADO' });
    expect(await ask({ login: 'ana' }).codigo.solicitar({ dominio: KIOSCO })).toMatchObject({
      codigo: 'CANDADO',
    });
  });

  it('answers the same form sent twice alike, and asks once', async () => {
    await conCandado();
    const pedido = { nombreDominio: KIOSCO, nameservers: SERVIDORES, operacion: 'la-misma-clave' };
    const first = await ask({ login: 'ana' }).dns.delegar(pedido);
    expect(await ask({ login: 'ana' }).dns.delegar(pedido)).toEqual(first);
    expect(await estado()).toEqual(['ESPERA']);
  });
});

describeOnBothEngines('taking a lock away', () => {
  it('needs every custodian, and 24 hours more', async () => {
    await conCandado();
    expect(await ask({ login: 'ana' }).candado.abrir({ nombreDominio: KIOSCO })).toMatchObject({
      codigo: 'POR_APROBAR',
    });
    expect(await responder('elena', 'APROBAR')).toMatchObject({ estado: 'ESPERA' });
    expect(await responder('fito', 'APROBAR')).toMatchObject({ estado: 'HECHO' });
    expect(await delegar('ana', later(1))).toMatchObject({ codigo: 'POR_APROBAR' });
    expect(await avanzarCandados(database(), later(23))).toBe(0);
    expect(await avanzarCandados(database(), later(24))).toBe(1);
    expect((await observe.theDomain(KIOSCO)).candado).toBeNull();
    expect(await observe.locks()).toEqual([]);
  });

  it('is stopped by any one of its people', async () => {
    await conCandado();
    await ask({ login: 'ana' }).candado.abrir({ nombreDominio: KIOSCO });
    await responder('elena', 'APROBAR');
    await responder('fito', 'APROBAR');
    await expect(ask({ login: 'carla' }).candado.mantener({ nombreDominio: KIOSCO })).rejects.toMatchObject({
      status: 404,
    });
    expect(await ask({ login: 'fito' }).candado.mantener({ nombreDominio: KIOSCO })).toMatchObject({
      codigo: 'OK',
    });
    expect(await avanzarCandados(database(), later(30))).toBe(0);
    expect((await observe.theDomain(KIOSCO)).candado).toBe('TODO');
  });
});

/** Changes of how a name is served, each as its holder sends it. */
const DE_DNS: [string, 'codigo' | 'codigoRespuesta', 0 | 1, (registry: Registry) => Promise<unknown>][] = [
  [
    'a record that goes',
    'codigoRespuesta',
    1,
    ({ dns }) => dns.eliminarRegistro({ nombreDominio: KIOSCO, idInterno: 1 }),
  ],
  [
    'a whole zone',
    'codigo',
    1,
    ({ dns }) =>
      dns.cambiarZona({
        nombreDominio: KIOSCO,
        versionZona: 1,
        cambio: { tipo: 'IMPORTAR', texto: `${KIOSCO}. 300 IN A 192.0.2.9`, reemplazar: true },
      }),
  ],
  [
    'the keys of a delegated name',
    'codigo',
    0,
    ({ dns }) => dns.guardarFirmantes({ nombreDominio: KIOSCO, texto: `12345 13 2 ${'AB'.repeat(32)}` }),
  ],
];

describeOnBothEngines('how a locked name is served', () => {
  it.each(DE_DNS)(
    'waits with %s, and a second change is refused meanwhile',
    async (_, envelope, alojado, change) => {
      await enEquipo(KIOSCO, { alojado });
      if (alojado === 1)
        await agregar(ask({ login: 'ana' }).dns, KIOSCO, 'A', { name: 'www', ip: '192.0.2.1' });
      await given.locked(KIOSCO, { custodios: [await idOf('elena')], por: await idOf('ana') });
      expect(await change(ask({ login: 'ana' }))).toMatchObject({ [envelope]: 'POR_APROBAR' });
      expect(await change(ask({ login: 'ana' }))).toMatchObject({ [envelope]: 'CANDADO' });
    },
  );
});

describeOnBothEngines('a locked name that another registrar asks for', () => {
  it('is not handed over before its lock is opened', async () => {
    await enEquipo(KIOSCO);
    await otroRegistrador();
    const codigo = await codigoDe('ana', KIOSCO);
    await otro().pide(KIOSCO, codigo);
    await given.locked(KIOSCO, { custodios: [await idOf('elena')], por: await idOf('ana') });
    const answer = await ask({ login: 'ana' }).transferencia.aprobar({ dominio: KIOSCO, codigo });
    expect(answer).toMatchObject({
      isOk: false,
      codigo: 'CANDADO',
      message: expect.stringContaining('antes hay que abrirlo con la aprobación de todos sus custodios'),
    });
  });
});

describeOnBothEngines('a race for one change', () => {
  it('has one outcome, whoever is first', async () => {
    await conCandado();
    for (let vez = 0; vez < 20; vez++) {
      await delegar('ana');
      const answers = await Promise.allSettled([
        responder('elena', 'APROBAR'),
        responder('fito', 'RECHAZAR'),
        avanzarCandados(database(), later(24 * 7)),
      ]);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect((await estado()).at(-1)).not.toBe('ESPERA');
      const done = (await titulos()).filter((titulo) => titulo === 'Se delegó en otros servidores').length;
      const [last] = (await observe.askedChanges()).slice(-1);
      expect(done, last?.estado).toBe(last?.estado === 'HECHO' ? 1 : 0);
      await given.noLocks();
      await given.noDomain(KIOSCO);
      await conCandado();
    }
  });
});

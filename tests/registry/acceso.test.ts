import { expect, it } from 'vitest';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, idOf, START } from './caller';
import { nombreDe } from './shop';

const como = (login: string, nombreDominio: string, version?: number) =>
  ask({ login }).administracion.liberar({ nombreDominio, version });

const row = () => observe.theDomain();

describeOnBothEngines('a name, before anything is done with it', () => {
  it('is changed by who may, and its history says who did, as what and from where', async () => {
    await nombreDe('ana', 'kiosco.uy');
    expect(await como('ana', 'KIOSCO.uy')).toMatchObject({ codigo: 'OK' });
    expect(await row()).toMatchObject({ estado: 'ELIMINADO', fecha_eliminacion: '2026-11-21', version: 2 });
    const last = (await observe.history()).find(({ version }) => version === 2);
    expect(last).toMatchObject({ suceso: 'LIBERACION', usuario_id: await idOf('ana'), origen: 'WEB' });
  });

  it('is not found by who has no role on it, like a name that is not there', async () => {
    await nombreDe('ana', 'kiosco.uy');
    await expect(como('otro', 'kiosco.uy')).rejects.toMatchObject({ status: 404 });
    await expect(como('otro', 'nadie.uy')).rejects.toMatchObject({ status: 404 });
    expect(await row()).toMatchObject({ estado: 'REGISTRADO', version: 0 });
  });

  it('is refused with its reason while it is frozen, and not from that instant on', async () => {
    const until = (minutes: number) => START.add({ minutes }).toString();
    await nombreDe('ana', 'kiosco.uy', { congelado_hasta: until(1) });
    expect(await como('ana', 'kiosco.uy')).toMatchObject({
      codigo: 'CONGELADO',
      mensaje: expect.stringContaining('está congelado hasta el 21/11/2026'),
    });
    await given.frozenUntil(until(0));
    expect(await como('ana', 'kiosco.uy')).toMatchObject({ codigo: 'OK' });
  });

  it('is refused where somebody changed it since the form was made', async () => {
    await nombreDe('ana', 'kiosco.uy', { version: 7 });
    expect(await como('ana', 'kiosco.uy', 6)).toMatchObject({
      codigo: 'VERSION',
      mensaje: expect.stringContaining('otra persona cambió este dominio'),
    });
    expect(await row()).toMatchObject({ estado: 'REGISTRADO', version: 7 });
    expect(await como('ana', 'kiosco.uy', 7)).toMatchObject({ codigo: 'OK' });
  });

  it('is done once, of two at the same time: the second is told', async () => {
    await nombreDe('ana', 'kiosco.uy');
    const both = await Promise.all([como('ana', 'kiosco.uy'), como('ana', 'kiosco.uy')]);
    expect(both.map(({ codigo }) => codigo).sort()).toEqual(['EN_CURSO', 'OK']);
    expect(await row()).toMatchObject({ version: 2 });
  });
});

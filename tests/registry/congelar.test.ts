import { expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { makeEnlace } from '~/registry/edge/dominios/enlaces-store';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { ask, START } from './caller';
import { enEquipo } from './equipo';

const KIOSCO = { nombreDominio: 'kiosco.uy' };
const after = (hours: number) => START.add({ hours });

const frozenUntil = async () => {
  const row = await observe.theDomain();
  return row.congelado_hasta;
};
const freezeUntil = (hasta: string) => given.frozenUntil(hasta);

/** The code of a link that was mailed to the holder of the name. */
async function enlace(): Promise<string> {
  const id = await enEquipo('kiosco.uy');
  return makeEnlace(database(), { id, nombre: 'kiosco.uy' }, true, START);
}

describeOnBothEngines('freezing a name that is frozen', () => {
  it('never shortens it: until a later day, it stays so and the reason is said', async () => {
    await enEquipo('kiosco.uy');
    await freezeUntil('2026-12-23T15:00:00.000Z');
    expect(await ask({ login: 'ana' }).historia.congelar(KIOSCO)).toMatchObject({
      codigo: 'CONGELADO',
      mensaje:
        'El dominio ya está congelado hasta el 23/12/2026 12:00 (hora de Uruguay): prolongarlo ahora no lo alargaría.',
    });
    expect(await frozenUntil()).toBe('2026-12-23T15:00:00.000Z');
    const { motivos } = await ask({ login: 'ana' }).administracion.informacion(KIOSCO);
    expect(motivos?.congelar).toContain('ya está congelado hasta el 23/12/2026');
  });

  it('prolongs it to 24 hours from now', async () => {
    await enEquipo('kiosco.uy');
    expect(await ask({ login: 'ana' }).historia.congelar(KIOSCO)).toMatchObject({ codigo: 'OK' });
    const again = await ask({ login: 'ana', now: after(10) }).historia.congelar(KIOSCO);
    expect(again).toMatchObject({
      codigo: 'OK',
      mensaje: expect.stringMatching(/^El congelamiento del dominio kiosco\.uy se prolongó hasta el 22/),
    });
    expect(await frozenUntil()).toBe(after(34).toString({ smallestUnit: 'millisecond' }));
  });

  it('with the link of a notice neither, and the link stays good', async () => {
    const codigo = await enlace();
    await freezeUntil('2026-12-23T15:00:00.000Z');
    const { historia } = ask();
    expect(await historia.congelarConEnlace({ codigo })).toMatchObject({
      codigo: 'ERROR',
      mensaje: expect.stringContaining('ya está congelado hasta el 23/12/2026'),
    });
    expect(await frozenUntil()).toBe('2026-12-23T15:00:00.000Z');
    await freezeUntil(after(1).toString());
    expect(await historia.congelarConEnlace({ codigo })).toMatchObject({ codigo: 'OK' });
  });
});

describeOnBothEngines('the link of a notice', () => {
  it('says of which name it is and until when it freezes it, before anything is pressed', async () => {
    const codigo = await enlace();
    expect(await ask().historia.enlaceDeCongelar({ codigo })).toEqual({
      motivo: '',
      nombreDominio: 'kiosco.uy',
      congeladoHasta: null,
      quedaHasta: after(24).toString({ smallestUnit: 'millisecond' }),
    });
    expect(await frozenUntil()).toBeNull();
  });

  it('says at once that it was used, and how the name is', async () => {
    const codigo = await enlace();
    await ask().historia.congelarConEnlace({ codigo });
    expect(await ask({ now: after(1) }).historia.enlaceDeCongelar({ codigo })).toMatchObject({
      motivo: expect.stringMatching(/^El enlace ya se usó el 21\/11\/2026 .*: sirve una sola vez\.$/),
      nombreDominio: 'kiosco.uy',
      congeladoHasta: expect.any(String),
      quedaHasta: null,
    });
  });

  it('says at once that it is too old, and names the domain', async () => {
    const codigo = await enlace();
    expect(await ask({ now: after(24 * 40) }).historia.enlaceDeCongelar({ codigo })).toMatchObject({
      motivo: expect.stringMatching(/^El enlace venció el /),
      nombreDominio: 'kiosco.uy',
      quedaHasta: null,
    });
  });

  it('says at once that it is none, and names nothing', async () => {
    await enlace();
    for (const codigo of ['', 'x', 'a'.repeat(4000)])
      expect(await ask().historia.enlaceDeCongelar({ codigo })).toEqual({
        motivo: expect.stringMatching(/^El enlace no es válido: /),
        nombreDominio: null,
        congeladoHasta: null,
        quedaHasta: null,
      });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Registry } from '~/registry/contract';
import { bySections } from '../support/failing/by-sections';
import { askedAt, overHttp } from '../support/over-http';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';
import { contacto, registryAs } from './persona';

/** The same, asked part by part. */
async function porPartes({ cuenta, usuario }: Registry) {
  return {
    contactoDTO: (await cuenta.contacto()).contactoDTO,
    validacion: await usuario.debeValidarDatos(),
    tambienAvisamosA: [],
    vuelven: [],
    actualizables: await usuario.contactosActualizables(),
  };
}

/** What somebody's own data are, whoever answers it. */
function whole(as: (login: string) => Promise<Registry>): void {
  beforeEach(async () => {
    const ana = registryAs('ana');
    await ana.cuenta.crearContacto({ contacto: contacto() });
  });

  it('has what each of its parts answers by itself', async () => {
    const ana = await as('ana');
    const found = await ana.usuario.misDatos();
    expect(found).toEqual(await porPartes(ana));
    expect(found.contactoDTO?.nombre).toBe('Ana');
    expect(found.validacion).toEqual({ ok: true, email: 'avisos@correo.uy' });
  });

  it('is empty for who never gave any, and nobody else’s', async () => {
    expect(await (await as('otro')).usuario.misDatos()).toEqual({
      contactoDTO: null,
      validacion: { ok: false, email: null },
      tambienAvisamosA: [],
      vuelven: [],
      actualizables: { cantidadContactosActualizables: 0, diferencias: [] },
    });
  });
}

describeOnBothEngines('somebody’s own data, of the embedded registry', () => {
  whole(async (login) => registryAs(login));
});

const KINDS = [
  ['like ours', edgeServer()],
  ['that answers by parts', bySections(edgeServer())],
] as const;

describe.each(KINDS)('somebody’s own data, of an edge %s', (_, listener) => {
  const edge = serving(listener);
  onFreshDatabase('SQLite');
  askedAt(edge.url);
  whole(overHttp);
});

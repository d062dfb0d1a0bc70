import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type Registry } from '~/registry/contract';
import { bySections } from '../support/failing/by-sections';
import { askedAt, overHttp } from '../support/over-http';
import { describeOnBothEngines, onFreshDatabase } from '../support/registry';
import { edgeServer, serving } from './borde';
import { conTodo } from './con-todo';
import { registryAs } from './persona';
import { nombreDe } from './shop';

const { path: FICHA = '' } = contract.administracion.ficha['~orpc'].route;
const UNO = 'uno.uy';
const PARTES = { registros: { cantResultados: 5 }, historia: { cantResultados: 3 } };

/** A whole detail, but for what an examination found: that is asked of no section by itself, and here nobody looked. */
async function fichaDe(registry: Registry, nombreDominio = UNO, conCodigos = true) {
  const { peligros, ...found } = await registry.administracion.ficha({
    nombreDominio,
    ...PARTES,
    conCodigos,
  });
  expect(peligros?.peligros ?? []).toEqual([]);
  return found;
}

/** The same, asked section by section by who may see them: what a whole detail has to be equal to. */
async function porPartes(registry: Registry) {
  const dominio = { nombreDominio: UNO };
  const { registros, registroWeb, registroMail, ...informacion } =
    await registry.administracion.informacion(dominio);
  return {
    informacion,
    ...(await registry.administracion.invitacionesEnviadas(dominio)),
    pagos: await registry.administracion.obtenerHistorialPagosDominio(dominio),
    precio: (await registry.registro.precio({ product: UNO })).precioUnitario,
    precioDesde: null,
    dns: await registry.dns.estado(dominio),
    registros: await registry.dns.registros({ ...dominio, ...PARTES.registros }),
    historia: await registry.historia.listar({ ...dominio, ...PARTES.historia }),
    codigos: {
      ...(await registry.codigo.vigente({ dominio: UNO })),
      ...(await registry.codigo.historial({ dominio: UNO })),
    },
  };
}

async function given(): Promise<void> {
  await conTodo(UNO);
  await nombreDe('ana', 'pendiente.uy', { estado: 'PREREGISTRO' });
}

type As = (login: string) => Promise<Registry>;

/** What a detail is, whoever answers it; `apart`: who answers its sections one by one. */
function whole(as: As, apart: As): void {
  beforeEach(given);

  it('has for the holder what each of its sections answers by itself', async () => {
    const found = await fichaDe(await as('ana'));
    expect(found).toEqual(await porPartes(await apart('ana')));
    expect(found.registros?.registros.length).toBeGreaterThan(0);
    expect(found.invitaciones.map(({ correo }) => correo)).toEqual(['nadia@correo.uy']);
    expect([found.codigos?.state, found.codigos?.historial.length]).toEqual(['ACTIVE', 1]);
  });

  it('has for the administrative contact the same', async () => {
    expect(await fichaDe(await as('bruno'))).toEqual(await porPartes(await apart('bruno')));
  });

  it('has nothing of payments for the technical contact', async () => {
    const { dns, registros, historia, codigos, informacion } = await porPartes(await apart('carla'));
    const seen = { informacion, dns, registros, historia, codigos };
    expect(await fichaDe(await as('carla'))).toEqual({
      ...seen,
      invitaciones: [],
      pagos: null,
      precio: null,
      precioDesde: null,
    });
  });

  it('has nothing of servers nor codes for the financial contact', async () => {
    const diego = await as('diego');
    const found = await fichaDe(diego);
    expect(found.pagos?.codigo).toBe('OK');
    expect([found.dns, found.registros, found.codigos]).toEqual([null, null, null]);
    expect(found.informacion.nameservers).toEqual([]);
    expect(found.historia).toEqual(await diego.historia.listar({ nombreDominio: UNO, ...PARTES.historia }));
  });

  it('has no codes where they were not asked for', async () => {
    expect((await fichaDe(await as('ana'), UNO, false)).codigos).toBeNull();
  });

  it('is, of a registration that is not done, what the list says of it', async () => {
    const { informacion, ...sections } = await fichaDe(await as('ana'), 'pendiente.uy');
    expect(informacion.codigoRespuesta).toBe('ERROR');
    expect(sections).toMatchObject({
      invitaciones: [],
      pagos: null,
      precio: null,
      precioDesde: null,
      dns: null,
      historia: null,
    });
  });

  it('does not tell a stranger whether the name exists', async () => {
    const otro = await as('otro');
    await expect(fichaDe(otro)).rejects.toMatchObject({ status: 404 });
    await expect(fichaDe(otro, 'nadie-lo-tiene.uy')).rejects.toMatchObject({ status: 404 });
  });
}

const embedded: As = async (login) => registryAs(login);

describeOnBothEngines('a whole detail, of the embedded registry', () => {
  whole(embedded, embedded);
});

const KINDS = [
  ['like ours', edgeServer(), embedded],
  ['that answers by sections', bySections(edgeServer()), overHttp],
] as const;

describe.each(KINDS)('a whole detail, of an edge %s', (_, listener, apart) => {
  const edge = serving(listener);
  onFreshDatabase('SQLite');
  askedAt(edge.url);
  whole(overHttp, apart);
});

describe('a whole detail that does not come', () => {
  const edge = serving((request, response) => {
    if (request.url !== `/api${FICHA}`) edgeServer()(request, response);
  });
  onFreshDatabase('SQLite', { REGISTRY_API_READ_SECONDS: '0.5' });
  askedAt(edge.url);

  it('is a question without an answer: nothing may have been done, and nobody waits as for a change', async () => {
    await expect(fichaDe(await overHttp('ana'))).rejects.toMatchObject({ kind: 'sinConexion' });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { postMessage, postWelcome } from '~/registry/edge/mensajes/post';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { describeOnBothEngines } from '../support/registry';
import { mensajeGlobal } from '../support/rows';
import { ask, idOf, START } from './caller';

const NOT_FOUND = { code: 'NOT_FOUND', status: 404 };

async function post(login: string, cantidad: number): Promise<number[]> {
  const id = await idOf(login);
  for (let i = 1; i <= cantidad; i++)
    await postMessage(
      database(),
      id,
      { clave: `n${i}`, titulo: `Mensaje ${i}`, mensaje: 'Texto', prioridad: i % 2 ? 'ALTA' : 'BAJA' },
      START.add({ minutes: i }),
    );
  const rows = await observe.messages();
  return rows.map((row) => row.id);
}

const postGlobal = (titulo: string, fecha_desde: string, fecha_hasta: string | null = null) =>
  mensajeGlobal(titulo, { fecha_desde, fecha_hasta });

describeOnBothEngines('global messages', () => {
  it('are those in force today in Uruguay, newest first', async () => {
    await postGlobal('Viejo', '2026-01-01', '2026-11-20');
    await postGlobal('Vigente', '2026-01-01');
    await postGlobal('De hoy', '2026-11-21', '2026-11-21');
    await postGlobal('De mañana', '2026-11-22');
    const { mensajes, totalCount } = await ask().mensajes.globales({});
    expect(mensajes.map(({ titulo }) => titulo)).toEqual(['De hoy', 'Vigente']);
    expect(totalCount).toBe(2);
    expect(mensajes[0]).toMatchObject({
      fechaDesde: '2026-11-21T03:00:00.000Z',
      fechaDesdeString: '21/11/2026',
    });
  });

  it('have an address each, while they are in force', async () => {
    const now = await postGlobal('Vigente', '2026-01-01');
    const tomorrow = await postGlobal('De mañana', '2026-11-22');
    const found = await ask().mensajes.global({ id: now });
    expect(found.mensaje.titulo).toBe('Vigente');
    await expect(ask().mensajes.global({ id: tomorrow })).rejects.toMatchObject(NOT_FOUND);
  });

  it('come with the banners of the home block', async () => {
    const banner = { texto: 'Texto', enlace: '/ayuda', enlace_texto: 'Leer', fecha_desde: '2026-01-01' };
    await given.banners(
      { ...banner, titulo: 'Segundo', orden: 2 },
      { ...banner, titulo: 'Primero', orden: 1 },
    );
    const { banners } = await ask().mensajes.banners();
    expect(banners.map(({ titulo }) => titulo)).toEqual(['Primero', 'Segundo']);
  });
});

describeOnBothEngines("a user's messages", () => {
  beforeEach(async () => {
    await post('ana', 23);
  });

  it('come in pages of ten, newest first', async () => {
    const { mensajes, totalCount, codigo } = await ask({ login: 'ana' }).mensajes.usuario({});
    expect(codigo).toBe('OK');
    expect(totalCount).toBe(23);
    expect(mensajes).toHaveLength(10);
    expect(mensajes[0]).toMatchObject({ titulo: 'Mensaje 23', prioridad: 'ALTA', leido: false });
  });

  it.each([
    { pagina: 3, tamano: 10, first: 'Mensaje 3', cantidad: 3, actual: 3 },
    { pagina: 99, tamano: 10, first: 'Mensaje 3', cantidad: 3, actual: 3 },
    { pagina: 5, tamano: 5, first: 'Mensaje 3', cantidad: 3, actual: 5 },
    { pagina: 1, tamano: 25, first: 'Mensaje 23', cantidad: 23, actual: 1 },
    { pagina: 2, tamano: 7, first: 'Mensaje 13', cantidad: 10, actual: 2 },
  ])('page $pagina of $tamano', async ({ pagina, tamano, first, cantidad, actual }) => {
    const asked = { paginaActual: pagina, cantXPagina: tamano };
    const { mensajes, paginaActual } = await ask({ login: 'ana' }).mensajes.usuario(asked);
    expect(mensajes[0]?.titulo).toBe(first);
    expect(mensajes).toHaveLength(cantidad);
    expect(paginaActual).toBe(actual);
  });

  it('are counted unread until they are opened, once', async () => {
    const desk = ask({ login: 'ana' });
    const [first] = (await desk.mensajes.usuario({})).mensajes;
    expect(await desk.mensajes.cantidadSinLeer()).toEqual({ codigoRespuesta: 'OK', cantidad: 23 });
    await desk.mensajes.leido({ id: first?.id ?? 0 });
    await desk.mensajes.leido({ id: first?.id ?? 0 });
    expect((await desk.mensajes.cantidadSinLeer()).cantidad).toBe(22);
    expect((await desk.mensajes.ver({ id: first?.id ?? 0 })).mensaje.leido).toBe(true);
  });

  it('are listed without those that were read, where that is asked', async () => {
    const desk = ask({ login: 'ana' });
    const { mensajes } = await desk.mensajes.usuario({ cantXPagina: 25 });
    const [first] = mensajes;
    const read = mensajes.slice(0, 20);
    for (const { id } of read) await desk.mensajes.leido({ id });
    const left = await desk.mensajes.usuario({ paginaActual: 9, soloSinLeer: true });
    expect(left).toMatchObject({ totalCount: 3, paginaActual: 1 });
    expect(left.mensajes.map(({ titulo }) => titulo)).toEqual(['Mensaje 3', 'Mensaje 2', 'Mensaje 1']);
    expect((await desk.mensajes.usuario({})).mensajes[0]?.id).toBe(first?.id);
  });

  it('leave the list when deleted, and deleting again is no failure', async () => {
    const desk = ask({ login: 'ana' });
    const [first] = (await desk.mensajes.usuario({})).mensajes;
    const id = first?.id ?? 0;
    expect(await desk.mensajes.eliminar({ id })).toMatchObject({ codigo: 'OK' });
    expect(await desk.mensajes.eliminar({ id })).toMatchObject({ codigo: 'OK' });
    expect((await desk.mensajes.usuario({})).totalCount).toBe(22);
    expect((await desk.mensajes.cantidadSinLeer()).cantidad).toBe(22);
    await expect(desk.mensajes.ver({ id })).rejects.toMatchObject(NOT_FOUND);
    await expect(desk.mensajes.leido({ id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('tell an event once, even after it was deleted', async () => {
    const id = await idOf('beto');
    await postWelcome(database(), id, START);
    const [welcome] = (await ask({ login: 'beto' }).mensajes.usuario({})).mensajes;
    await ask({ login: 'beto' }).mensajes.eliminar({ id: welcome?.id ?? 0 });
    await postWelcome(database(), id, START);
    expect((await ask({ login: 'beto' }).mensajes.usuario({})).totalCount).toBe(0);
  });
});

describeOnBothEngines('no messages', () => {
  it('are an empty first page', async () => {
    const answer = await ask({ login: 'ana' }).mensajes.usuario({ paginaActual: 4 });
    expect(answer).toMatchObject({ codigo: 'OK', totalCount: 0, paginaActual: 1, mensajes: [] });
  });
});

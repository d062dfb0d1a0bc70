import type { MensajeUsuario } from '../contract/mensajes';
import { RegistryFailure } from '../failure';
import type { Edge, Said } from './edge';
import type { Given } from './given';
import { writtenId } from './ids';
import { outside } from './implement';
import { shownDay } from './numbers';

const op = outside.mensajes;
/** As far as a message is looked for where it cannot be asked for alone. */
const PAGES = 10;
const PAGE = 25;

/** Whatever the edge calls it, a message has one of three priorities; 'other' is the third (spec 2). */
const prioridadDe = (said: Given) =>
  said.of('prioridad', 'prioridad.nombre').oneOf(['ALTA', 'MEDIA', 'BAJA'], 'BAJA');

/** A message to somebody, or to everybody. */
export function mensaje(said: Given): MensajeUsuario {
  const day = said.of('fechaDesdeString', 'fechaDesde').day('');
  return {
    id: said.of('id').id(),
    titulo: said.of('titulo').text(''),
    mensaje: said.of('mensaje', 'texto').text(''),
    prioridad: prioridadDe(said),
    fechaDesde: said.of('fechaDesde', 'fechaDesdeString').instant('1970-01-01T00:00:00.000Z'),
    fechaDesdeString: day && shownDay(day),
    leido: said.of('leido').flag(false),
  };
}

/** The envelope of messages and administration. */
export const respuestaCodigo = ({ done, mensaje: text }: Said) => ({
  codigo: done ? ('OK' as const) : ('ERROR' as const),
  mensaje: text,
});

async function pagina(edge: Edge, path: string, paginaActual: number, cantXPagina: number) {
  const answer = await edge.ask({ method: 'POST', path, body: { paginaActual, cantXPagina } });
  const listed = answer.said.of('mensajes').list().map(mensaje);
  const shown = answer.said.of('paginaActual');
  return {
    ...respuestaCodigo(answer),
    totalCount: answer.said.of('totalCount').whole(listed.length),
    ...(shown.has && { paginaActual: shown.whole() }),
    mensajes: listed,
  };
}

/** A list as far as it is gone through, until what is looked for is in it. */
async function todos(edge: Edge, path: string, until?: number): Promise<MensajeUsuario[]> {
  const all: MensajeUsuario[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const { mensajes: listed, totalCount } = await pagina(edge, path, page, PAGE);
    all.push(...listed);
    if (listed.some(({ id }) => id === until) || page * PAGE >= totalCount) break;
  }
  return all;
}

/** A message among the pages of its list, where the edge does not tell it alone. */
const buscado = async (edge: Edge, path: string, id: number): Promise<MensajeUsuario | undefined> =>
  (await todos(edge, path, id)).find((each) => each.id === id);

/** Marks a message read, or takes it off the list. */
function marcado(edge: Edge, id: number, action: 'leido' | 'eliminar') {
  const look = async () => {
    const found = await buscado(edge, '/mensajes/usuario', id);
    return action === 'leido' ? found?.leido === true : found === undefined;
  };
  const path = `/mensajes/usuario/{id}/${action}`;
  return edge.change({ method: 'PUT', path, at: { id: writtenId(id) } }, look);
}

/** What the edge cannot do to several messages at once, done to each. */
async function unoPorUno(edge: Edge, ids: readonly number[], action: 'leido' | 'eliminar') {
  let cantidad = 0;
  for (const id of ids) if ((await marcado(edge, id, action)).done) cantidad += 1;
  return { codigo: 'OK' as const, mensaje: '', cantidad };
}

/** One message: asked for alone where that is offered, and looked up otherwise. */
async function uno(edge: Edge, path: string, id: number): Promise<MensajeUsuario> {
  const answer = await edge.own({ path: `${path}/{id}`, at: { id: writtenId(id) } });
  const said = answer?.said.of('mensaje');
  const found = said?.of('id').has ? mensaje(said) : await buscado(edge, path, id);
  if (!found) throw RegistryFailure.ofStatus(404);
  return found;
}

export const mensajes = {
  globales: op.globales.handler(({ context: { edge }, input }) =>
    pagina(edge, '/mensajes/globales', input.paginaActual, input.cantXPagina),
  ),

  global: op.global.handler(async ({ context: { edge }, input }) => ({
    mensaje: await uno(edge, '/mensajes/globales', Number(input.id)),
  })),

  banners: op.banners.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: '/mensajes/banners' });
    const listed = answer?.said.list('banners') ?? [];
    return {
      banners: listed.map((each) => ({
        id: each.of('id').id(),
        titulo: each.of('titulo').text(),
        texto: each.of('texto').text(''),
        enlace: each.of('enlace').text(''),
        enlaceTexto: each.of('enlaceTexto').text(''),
      })),
    };
  }),

  usuario: op.usuario.handler(({ context: { edge }, input }) =>
    pagina(edge, '/mensajes/usuario', input.paginaActual, input.cantXPagina),
  ),

  ver: op.ver.handler(async ({ context: { edge }, input }) => ({
    mensaje: await uno(edge, '/mensajes/usuario', Number(input.id)),
  })),

  leido: op.leido.handler(async ({ context: { edge }, input }) =>
    respuestaCodigo(await marcado(edge, Number(input.id), 'leido')),
  ),

  eliminar: op.eliminar.handler(async ({ context: { edge }, input }) =>
    respuestaCodigo(await marcado(edge, Number(input.id), 'eliminar')),
  ),

  leerTodos: op.leerTodos.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ method: 'PUT', path: '/mensajes/usuario/leidos' }, true);
    if (answer) return { ...respuestaCodigo(answer), cantidad: answer.said.of('cantidad').whole(0) };
    const unread = (await todos(edge, '/mensajes/usuario')).filter(({ leido }) => !leido);
    return unoPorUno(
      edge,
      unread.map(({ id }) => id),
      'leido',
    );
  }),

  eliminarVarios: op.eliminarVarios.handler(async ({ context: { edge }, input: { ids } }) => {
    const body = { ids: ids.map(writtenId) };
    const answer = await edge.own({ method: 'PUT', path: '/mensajes/usuario/eliminar', body }, true);
    if (answer) return { ...respuestaCodigo(answer), cantidad: answer.said.of('cantidad').whole(ids.length) };
    return unoPorUno(edge, ids, 'eliminar');
  }),

  cantidadSinLeer: op.cantidadSinLeer.handler(async ({ context: { edge } }) => {
    const said = await edge.get('/mensajes/usuario/cantidadSinLeer');
    return { codigoRespuesta: 'OK', cantidad: said.of('cantidad').whole() };
  }),
};

import type { Id } from '../contract/ids';
import type { MensajeUsuario } from '../contract/mensajes';
import { RegistryFailure } from '../failure';
import type { Edge } from './edge';
import { writtenId } from './ids';
import { outside } from './implement';
import { buscado, mensaje, pagina, paginaSinLeer, respuestaCodigo, sinLeer } from './lista-de-mensajes';

const op = outside.mensajes;
/** Marks a message read, or takes it off the list; one beyond what is gone through may be either. */
function marcado(edge: Edge, id: Id, action: 'leido' | 'eliminar') {
  const look = async () => {
    const { found, isWhole } = await buscado(edge, '/mensajes/usuario', id);
    if (!found) return action === 'eliminar' && isWhole ? true : undefined;
    return action === 'leido' && found.leido;
  };
  const path = `/mensajes/usuario/{id}/${action}`;
  return edge.change({ method: 'PUT', path, at: { id: writtenId(id) } }, look);
}

/** What the edge cannot do to several messages at once, done to each. */
async function unoPorUno(edge: Edge, ids: readonly Id[], action: 'leido' | 'eliminar') {
  let cantidad = 0;
  for (const id of ids) if ((await marcado(edge, id, action)).done) cantidad += 1;
  return { codigo: 'OK' as const, mensaje: '', cantidad };
}

/** One message: asked for alone where that is offered, and looked up otherwise. */
async function uno(edge: Edge, path: string, id: Id): Promise<MensajeUsuario> {
  const answer = await edge.own({ path: `${path}/{id}`, at: { id: writtenId(id) } });
  const said = answer?.said.of('mensaje');
  const found = said?.of('id').has ? mensaje(said) : (await buscado(edge, path, id)).found;
  if (!found) throw RegistryFailure.ofStatus(404);
  return found;
}

export const mensajes = {
  globales: op.globales.handler(({ context: { edge }, input }) =>
    pagina(edge, '/mensajes/globales', input.paginaActual, input.cantXPagina),
  ),

  global: op.global.handler(async ({ context: { edge }, input }) => ({
    mensaje: await uno(edge, '/mensajes/globales', input.id),
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
    (input.soloSinLeer ? paginaSinLeer : pagina)(
      edge,
      '/mensajes/usuario',
      input.paginaActual,
      input.cantXPagina,
    ),
  ),

  ver: op.ver.handler(async ({ context: { edge }, input }) => ({
    mensaje: await uno(edge, '/mensajes/usuario', input.id),
  })),

  leido: op.leido.handler(async ({ context: { edge }, input }) =>
    respuestaCodigo(await marcado(edge, input.id, 'leido')),
  ),

  eliminar: op.eliminar.handler(async ({ context: { edge }, input }) =>
    respuestaCodigo(await marcado(edge, input.id, 'eliminar')),
  ),

  leerTodos: op.leerTodos.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ method: 'PUT', path: '/mensajes/usuario/leidos' }, true);
    if (answer) return { ...respuestaCodigo(answer), cantidad: answer.said.of('cantidad').whole(0) };
    const unread = await sinLeer(edge, '/mensajes/usuario');
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

import { isSameId } from '../contract/ids';
import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import type { Edge, Said } from './edge';
import { writtenId } from './ids';
import { outside } from './implement';
import { precioDe } from './precios';
import { pendientes, venta, ventaAfter, ventaIn } from './ventas';

const op = outside.registro;

/** The envelope of the cart: `respuestaOK`, a code and a message. */
export const respuesta = ({ done, codigo, mensaje }: Said) => ({
  respuestaOK: done,
  codigoRespuesta: codigo,
  mensajeRespuesta: mensaje,
});

/** A name in a list: text, or an object with it. */
const nameIn = (each: Given): string => each.ofOrSelf('nombre', 'dominio.nombre').name('');

const linesOf = async (edge: Edge, uuid: string) => Object.values(await pendientes(edge, uuid)).flat();

/** By the sale's id, as the specification says; by its uuid where the edge knows no such id. */
async function asociar(edge: Edge, uuid: string): Promise<Said> {
  const path = '/registro/asociar-usuario-venta/{id}';
  const { ventaId } = await venta(edge, uuid);
  const question = (id: unknown) => ({ method: 'GET' as const, path, at: { id } });
  // Asked twice it is as done as asked once: the look is the same question.
  const by = (id: unknown) => edge.change(question(id), async () => (await edge.change(question(id))).done);
  if (ventaId === 0) return by(uuid);
  return by(writtenId(ventaId)).catch((error: unknown) => {
    const isRefused = error instanceof RegistryFailure && [400, 404, 422].includes(error.status);
    if (isRefused) return by(uuid);
    throw error;
  });
}

export const registro = {
  agregar: op.agregar.handler(async ({ context: { edge }, input: { dominios, uuidVenta, operacion } }) => {
    const names = dominios.map(({ nombre }) => nombre);
    const look = async () => {
      const there = uuidVenta ? (await linesOf(edge, uuidVenta)).map(({ nombre }) => nombre) : [];
      return names.every((nombre) => there.includes(nombre));
    };
    const body = { dominios, uuidVenta };
    const answer = await edge.change({ path: '/registro/agregar', body, own: { operacion } }, look);
    const failed = answer.said.of('dominiosError').list();
    const refused = failed.map(nameIn);
    const added = answer.said.of('dominiosOK').list().map(nameIn);
    return {
      ...respuesta(answer),
      ventaDTO: answer.done ? await ventaAfter(edge, answer.said, uuidVenta) : ventaIn(answer.said),
      dominiosOK: added.length > 0 || !answer.done ? added : names.filter((name) => !refused.includes(name)),
      dominiosError: failed.map((each) => ({
        nombre: nameIn(each),
        codigo: each.of('codigo').text('ERROR'),
        mensaje: each.of('mensaje').text(answer.mensaje || `El dominio ${nameIn(each)} no se pudo agregar.`),
      })),
    };
  }),

  eliminar: op.eliminar.handler(async ({ context: { edge }, input: { idDominio, uuidVenta } }) => {
    const look = async () => (await linesOf(edge, uuidVenta)).every(({ id }) => !isSameId(id, idDominio));
    const body = { idDominio: writtenId(idDominio), uuidVenta };
    const answer = await edge.change({ path: '/registro/eliminar', body }, look);
    return { ...respuesta(answer), ventaDTO: ventaIn(answer.said) };
  }),

  precio: op.precio.handler(async ({ context: { edge }, input: { product } }) => ({
    precioUnitario: await precioDe(edge, product),
  })),

  asociarUsuarioVenta: op.asociarUsuarioVenta.handler(async ({ context: { edge }, input: { id } }) => {
    const answer = await asociar(edge, id);
    return { ...respuesta(answer), uuidVenta: answer.done ? answer.said.of('uuidVenta').text(id) : null };
  }),

  ventaUsuario: op.ventaUsuario.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: '/registro/venta-usuario' });
    return { uuidVenta: answer?.said.of('uuidVenta').textOrNull ?? null };
  }),

  apartados: op.apartados.handler(async ({ context: { edge } }) => {
    const answer = await edge.own({ path: '/registro/apartados' });
    const listed = answer?.said.of('apartados').list() ?? [];
    return {
      apartados: listed.map((each) => {
        const precio = each.of('precio');
        return { nombre: nameIn(each), precio: precio.has ? precio.money() : null };
      }),
    };
  }),

  descartarApartado: op.descartarApartado.handler(async ({ context: { edge }, input }) => {
    const answer = await edge.own(
      { method: 'POST', path: '/registro/apartados/descartar', body: input },
      true,
    );
    return answer ? respuesta(answer) : { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' };
  }),
};

import { contract } from '../contract';
import { RegistryFailure } from '../failure';
import { cuentaPagoOrNull } from './cuentas';
import type { Edge } from './edge';
import type { Given } from './given';
import { writtenId } from './ids';
import { outside } from './implement';
import { own } from './own';
import { respuesta } from './registro';
import { pendientes, titulares, venta, ventaDe } from './ventas';

const op = outside.carrito;
const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' };

/** How soon the page of a confirmation looks again, where the edge says 'wait' and not how long. */
const LOOK_AGAIN_MS = 5000;

const choices = (said: Given, ...wrappers: string[]) =>
  said
    .list(...wrappers)
    .map((each) => ({ id: each.of('id').id(), nombre: each.of('nombre', 'descripcion').text() }));

export const carrito = {
  venta: op.venta.handler(async ({ context: { edge }, input: { uuidVenta } }) => ({
    ...DONE,
    ventaDTO: await venta(edge, uuidVenta),
  })),

  refrescar: op.refrescar.handler(({ context: { edge }, input: { uuid } }) => pendientes(edge, uuid)),

  paises: op.paises.handler(async ({ context: { edge } }) => ({
    paises: choices(await edge.get('/carrito/paises'), 'paises'),
  })),

  documentosPorPais: op.documentosPorPais.handler(async ({ context: { edge }, input: { idPais } }) => {
    const said = await edge.get('/carrito/documento-por-pais/{idPais}', {
      idPais: writtenId(Number(idPais)),
    });
    return { documentos: choices(said, 'documentos', 'tiposDocumento') };
  }),

  formasPago: op.formasPago.handler(async ({ context: { edge } }) => ({
    formasPago: choices(await edge.get('/carrito/formas-pago'), 'formasPago'),
  })),

  formaPago: op.formaPago.handler(async ({ context: { edge }, input: { uuid } }) => {
    const said = await edge.get('/carrito/forma-pago/{uuid}', { uuid });
    return { cuentaPago: cuentaPagoOrNull(said.of('cuentaPago', 'templateCuentaPago')) };
  }),

  ventaPorReferencia: op.ventaPorReferencia.handler(async ({ context: { edge }, input: { referencia } }) => {
    const answer = await edge.own({ path: '/carrito/venta/referencia/{referencia}', at: { referencia } });
    const sale = answer?.said.of('ventaDTO');
    if (sale?.has) return { ...DONE, ventaDTO: ventaDe(sale, { lines: [], contactos: [] }, true) };
    // A sale without a reference number of its edge's is known by its uuid.
    return { ...DONE, ventaDTO: await venta(edge, referencia) };
  }),

  finalizar: op.finalizar.handler(async ({ context: { edge }, input }) => {
    const { uuid, total, generaPago, generaFactura, medioPago } = input;
    const question = {
      path: '/carrito/venta/finalizar/{uuid}',
      at: { uuid },
      body: { generaPago, generaFactura, medioPago },
      own: { total: total === undefined ? undefined : edge.amount(total) },
    };
    const answer = await edge.change(question, async () => (await venta(edge, uuid)).estado === 'FINALIZADA');
    const waitResponse = answer.done && answer.said.of('waitResponse').flag(false);
    const sale = answer.said.of('ventaDTO');
    const told = sale.has ? ventaDe(sale, { lines: [], contactos: [] }, answer.done) : null;
    const after = answer.done && !waitResponse ? (told ?? (await confirmed(edge, uuid))) : told;
    return {
      ...respuesta(answer),
      waitResponse,
      waitMilliseconds: answer.said.of('waitMilliseconds').whole(waitResponse ? LOOK_AGAIN_MS : 0),
      ventaDTO: after,
    };
  }),

  compras: op.compras.handler(({ context: { edge }, input }) => own(edge, contract.carrito.compras, input)),

  propiedad: op.propiedad.handler(async ({ context: { edge }, input: { name } }) => {
    const said = await edge.get('/carrito/propiedad/{name}', { name });
    return { nombre: name, valor: said.of('valor', name).textOrNull };
  }),

  contactosVenta: op.contactosVenta.handler(async ({ context: { edge }, input: { uuid } }) => {
    const [{ registrosPendientes }, found] = await Promise.all([
      pendientes(edge, uuid),
      titulares(edge, uuid),
    ]);
    return {
      contactos: registrosPendientes.map(({ id, nombre }) => {
        const holder = found.find((each) => each.idDominio === id || each.nombre === nombre);
        return { idDominio: id, nombre, contactoDTO: holder?.contactoDTO ?? null };
      }),
    };
  }),
};

/** A sale its edge called done; what it says of it afterwards may still call it open. */
async function confirmed(edge: Edge, uuid: string) {
  // It was done; what cannot be read of it now is read where the sale is looked for.
  const sale = await venta(edge, uuid).catch((cause: unknown) => {
    throw new RegistryFailure('desconocido', 504, cause);
  });
  const items = sale.items.map((item) => ({ ...item, estado: 'HECHO' as const }));
  return sale.estado === 'FINALIZADA'
    ? sale
    : { ...sale, items, estado: 'FINALIZADA' as const, referencia: sale.referencia ?? uuid };
}

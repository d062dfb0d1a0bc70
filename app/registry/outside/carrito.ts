import { contract } from '../contract';
import { isSameId } from '../contract/ids';
import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import { cuentaPagoOrNull } from './cuentas-pago';
import type { Edge } from './edge';
import { writtenId } from './ids';
import { outside } from './implement';
import { own } from './own-operation';
import { respuesta } from './registro';
import { carritoDe, pendientes, titulares, venta, ventaDe, ventaIn } from './ventas';

const op = outside.carrito;
const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' };

/** How soon the page of a confirmation looks again, where the edge says 'wait' and not how long. */
const LOOK_AGAIN_MS = 5000;

/** What there is to choose from; nothing at all is no choice, and cannot be read. */
function choices(said: Given, ...wrappers: string[]) {
  const offered = said.mustList(...wrappers);
  if (offered.length === 0) throw said.of(...wrappers).unreadable();
  return offered.map((each) => ({ id: each.of('id').id(), nombre: each.of('nombre', 'descripcion').text() }));
}

export const carrito = {
  venta: op.venta.handler(async ({ context: { edge }, input: { uuidVenta } }) => ({
    ...DONE,
    ventaDTO: await venta(edge, uuidVenta),
  })),

  refrescar: op.refrescar.handler(({ context: { edge }, input: { uuid } }) => carritoDe(edge, uuid)),

  paises: op.paises.handler(async ({ context: { edge } }) => ({
    paises: choices(await edge.get('/carrito/paises'), 'paises'),
  })),

  documentosPorPais: op.documentosPorPais.handler(async ({ context: { edge }, input: { idPais } }) => {
    const said = await edge.get('/carrito/documento-por-pais/{idPais}', {
      idPais: writtenId(idPais),
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
    const told = ventaIn(answer.said, answer.done);
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
        const holder = found.find((each) => isSameId(each.idDominio, id) || each.nombre === nombre);
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

import { type Asked, HttpError, type Operation, Refusal, text } from './operation';
import { cumplir, venta, ventaDTO } from './ventas';
import { type Clase, DOCUMENTOS, type Elegido, FORMAS, PAISES, type Venta } from './world';

function own({ mundo, at: [uuid = ''], login }: Asked): Venta {
  const found = venta(mundo, uuid);
  if (found.de && found.de !== login) throw new HttpError(403, 'La venta es de otra persona');
  return found;
}

function refrescar(asked: Asked): unknown {
  const { wire } = asked;
  const { articulos, hecha } = own(asked);
  const of = (clase: Clase) => (hecha ? [] : articulos.filter((each) => each.clase === clase));
  const row = ({ id, nombre, precio }: (typeof articulos)[number]) => ({
    id: wire.id(id),
    nombre: wire.name(nombre),
    precio: wire.money(precio),
  });
  const full = ({ nombre, apellido }: { nombre: string; apellido: string }) => `${nombre} ${apellido}`;
  const holderOf = (nombre: string) =>
    asked.mundo.dominios.find((each) => each.nombre === nombre)?.contactos.titular;
  return {
    registrosPendientes: of('registro').map(row),
    renovacionesPendientes: of('renovacion').map((each) => ({ ...row(each), anios: each.anios })),
    transferenciasTitularesPendientes: of('transferencia').map((each) => {
      const now = holderOf(each.nombre);
      return wire.says({
        ...row(each),
        titularActual: now && full(now),
        nuevoTitular: each.titular && full(each.titular),
      });
    }),
  };
}

function finalizar(asked: Asked): unknown {
  const { body, mundo, wire } = asked;
  const sale = own(asked);
  if (!body.generaPago || !body.generaFactura || text(body, 'medioPago') !== 'ff')
    throw new HttpError(400, 'Falta generaPago, generaFactura o medioPago');
  if (sale.hecha) throw new Refusal('respuesta', 'La venta ya fue procesada.', 'VENTA_FINALIZADA');
  if (!sale.cuenta) throw new Refusal('respuesta', 'Debe seleccionar una cuenta de pago');
  if (sale.articulos.some(({ clase, titular }) => clase === 'registro' && !titular))
    throw new Refusal('respuesta', 'No se ha ingresado un titular para todos los dominios');
  const waitResponse = wire.readings.waits > 0;
  if (waitResponse && sale.esperas === 0) setTimeout(() => cumplir(sale, mundo), wire.readings.waits * 150);
  if (waitResponse) sale.esperas += 1;
  else cumplir(sale, mundo);
  return {
    respuestaOK: true,
    codigoRespuesta: 'OK',
    mensajeRespuesta: '',
    ...(wire.readings.waits > 0 && { waitResponse, waitMilliseconds: 200 }),
  };
}

function contactos(asked: Asked): unknown {
  const { wire } = asked;
  const items = own(asked).articulos.map(({ id, nombre, titular }) =>
    wire.says({ dominio: { id: wire.id(id), nombre: wire.name(nombre) }, contactoDTO: wire.person(titular) }),
  );
  return wire.list('contactos', items);
}

const choices = (wrapper: string, of: readonly Elegido[]): Operation => ({
  open: true,
  answer: ({ wire }) =>
    wire.list(
      wrapper,
      of.map(({ id, nombre }) => ({ id: wire.id(id), nombre })),
    ),
});

export const carrito: Record<string, Operation> = {
  'GET /carrito/venta/refrescar/:uuid': { open: true, answer: refrescar },
  'GET /carrito/venta/dominio/contacto/:uuid': { answer: contactos },
  'GET /carrito/venta/:uuid': {
    open: true,
    answer: (asked) => {
      const sale = own(asked);
      return { idVenta: asked.wire.id(sale.id), uuidVenta: sale.uuid, ventaDTO: ventaDTO(sale, asked.wire) };
    },
  },
  'GET /carrito/paises': choices('paises', PAISES),
  'GET /carrito/documento-por-pais/:idPais': {
    open: true,
    answer: (asked) =>
      choices('documentos', DOCUMENTOS[asked.wire.idAt(asked.at[0] ?? '')] ?? []).answer(asked),
  },
  'GET /carrito/formas-pago': choices('formasPago', FORMAS),
  'GET /carrito/forma-pago/:uuid': {
    answer: (asked) => asked.wire.says({ cuentaPago: asked.wire.account(own(asked).cuenta) }),
  },
  'POST /carrito/venta/finalizar/:uuid': {
    changes: true,
    sends: ['generaPago', 'generaFactura', 'medioPago'],
    answer: finalizar,
  },
  'GET /carrito/propiedad/:name': { open: true, answer: ({ at: [nombre] }) => ({ nombre, valor: 'true' }) },
};

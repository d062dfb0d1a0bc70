import { type Asked, HttpError, listOf, type Operation, Refusal, text } from './operation';
import { abierta, nueva, ventaDTO } from './ventas';
import { nuevo, precioDe, type Venta } from './world';
import type { Fields } from './writing';

const sinArticulo = (venta: Venta, nombre: string) => venta.articulos.every((each) => each.nombre !== nombre);

function agregar({ mundo, wire, body, login }: Asked): unknown {
  const venta = body.uuidVenta ? abierta(mundo, String(body.uuidVenta)) : nueva(mundo, login);
  const asked = listOf(body, 'dominios').map((item) => text(item as Fields, 'nombre').replace(/\.$/, ''));
  const free = (nombre: string) =>
    mundo.dominios.every((each) => each.nombre !== nombre) && sinArticulo(venta, nombre);
  const taken = asked.filter((nombre) => !free(nombre));
  for (const nombre of asked.filter(free))
    venta.articulos.push({
      id: nuevo(),
      nombre,
      clase: 'registro',
      anios: 1,
      precio: precioDe(nombre),
      titular: null,
    });
  if (taken.length === asked.length)
    throw new Refusal('respuesta', `El dominio ${taken[0]} no está disponible.`);
  return {
    respuestaOK: true,
    codigoRespuesta: 'OK',
    mensajeRespuesta: '',
    ventaDTO: ventaDTO(venta, wire),
    dominiosOK: asked
      .filter((nombre) => !taken.includes(nombre))
      .map((nombre) => ({ nombre: wire.name(nombre) })),
    dominiosError: taken.map((nombre) => ({ nombre: wire.name(nombre) })),
  };
}

function eliminar({ mundo, body, wire }: Asked): unknown {
  const venta = abierta(mundo, text(body, 'uuidVenta'));
  const id = wire.idIn(body.idDominio);
  if (venta.articulos.every((each) => each.id !== id))
    throw new Refusal('respuesta', 'No se encontró el dominio.');
  venta.articulos = venta.articulos.filter((each) => each.id !== id);
  return { respuestaOK: true };
}

function asociar({ mundo, wire, at: [id = ''], login }: Asked): unknown {
  const by =
    wire.readings.saleBy === 'id'
      ? (venta: Venta) => String(wire.id(venta.id))
      : (venta: Venta) => venta.uuid;
  const venta = mundo.ventas.find((each) => by(each) === id);
  if (!venta) throw new HttpError(404, 'No existe la venta');
  if (venta.de && venta.de !== login) throw new HttpError(403, 'La venta es de otra persona');
  venta.de = login;
  return { respuestaOK: true };
}

export const registro: Record<string, Operation> = {
  'POST /registro/agregar': {
    open: true,
    changes: true,
    sends: ['dominios.nombre', 'dominios.anios', 'uuidVenta'],
    answer: agregar,
  },
  'POST /registro/eliminar': {
    open: true,
    changes: true,
    sends: ['idDominio', 'uuidVenta'],
    answer: eliminar,
  },
  'GET /registro/producto/precio/:product': {
    open: true,
    answer: ({ wire, at: [product = ''] }) => ({ precioUnitario: wire.money(precioDe(product)) }),
  },
  'GET /registro/asociar-usuario-venta/:id': { changes: true, answer: asociar },
};

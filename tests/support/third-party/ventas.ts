import { randomUUID } from 'node:crypto';
import { HttpError } from './operation';
import { diaDesdeHoy, type Mundo, nuevo, type Venta } from './world';
import type { Fields, Wire } from './writing';

export function nueva(mundo: Mundo, login: string | null): Venta {
  const venta: Venta = {
    id: nuevo(),
    uuid: randomUUID(),
    articulos: [],
    cuenta: null,
    de: login,
    esperas: 0,
    hecha: false,
  };
  mundo.ventas.push(venta);
  return venta;
}

/** A sale by its uuid, finished or not. */
export function venta(mundo: Mundo, uuid: string): Venta {
  const found = mundo.ventas.find((each) => each.uuid === uuid);
  if (!found) throw new HttpError(404, 'No existe la venta');
  return found;
}

/** The same, still open; a finished one is made anew by whoever adds to it. */
export function abierta(mundo: Mundo, uuid: string): Venta {
  const found = venta(mundo, uuid);
  return found.hecha ? nueva(mundo, found.de) : found;
}

export const ventaDTO = (sale: Venta, wire: Wire): Fields => ({
  ventaId: wire.id(sale.id),
  uuidVenta: sale.uuid,
  items: sale.articulos.map(({ id, nombre, precio }) => ({
    dominio: { id: wire.id(id), nombre: wire.name(nombre) },
    precioUnitario: wire.money(precio),
  })),
});

/** What a finished sale does to the names in it. */
export function cumplir(sale: Venta, mundo: Mundo): void {
  const login = sale.de ?? '';
  for (const { clase, nombre, anios, titular } of sale.articulos) {
    const there = mundo.dominios.find((each) => each.nombre === nombre);
    if (clase === 'renovacion' && there) there.vencimiento = diaDesdeHoy(anios * 365 + 200);
    if (clase === 'transferencia' && there && titular) there.contactos.titular = titular;
    if (clase === 'registro' && !there && titular)
      mundo.dominios.push({
        id: nuevo(),
        nombre,
        estado: 'REGISTRADO',
        alta: diaDesdeHoy(0),
        vencimiento: diaDesdeHoy(365),
        alojado: false,
        contactos: { titular, administrador: titular, tecnico: titular, financiero: titular },
        usuarios: { titular: login },
        cuenta: sale.cuenta,
        servidores: [],
        registros: [],
        codigos: [],
        pagos: sale.cuenta ? [sale.cuenta] : [],
      });
  }
  sale.hecha = true;
}

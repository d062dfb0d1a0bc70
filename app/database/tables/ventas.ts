import type { Generated } from 'kysely';
import type { TipoItem } from '~/registry/domain/sale';

export type EstadoVenta = 'ABIERTA' | 'FINALIZADA';

/** A cart, and after its confirmation a sale. Anonymous until associated with a user. */
export interface VentasTable {
  id: Generated<number>;
  uuid: string;
  usuario_id: number | null;
  estado: EstadoVenta;
  /** Reference number shown to the buyer; given once, at confirmation. */
  referencia: string | null;
  cuenta_pago_id: number | null;
  total: number | null;
  /** The answer given at confirmation, as JSON: every repeat gets this same one. */
  resultado: string | null;
  creada_en: string;
  actualizada_en: string;
  finalizada_en: string | null;
}

export interface VentaItemsTable {
  id: Generated<number>;
  venta_id: number;
  tipo: TipoItem;
  /** A-label. */
  nombre: string;
  /** The domain renewed or transferred, or the one that the registration made. */
  dominio_id: number | null;
  anios: number;
  /** Price of the whole line in centésimos, VAT included. */
  precio: number;
  estado: 'PENDIENTE' | 'HECHO' | 'RECHAZADO';
  /** What belongs to one type of line only (new holder, flags of a transfer), as JSON. */
  datos: string | null;
  creado_en: string;
}

/** Holder data of one line of a sale (checkout step two). */
export interface VentaContactosTable {
  venta_item_id: number;
  nombre: string;
  apellido: string;
  direccion: string;
  telefono: string;
  email_publico: string;
  email: string | null;
  guardado_en: string;
}

/** The ledger: rows are added, never changed. `clave` is unique, so that one thing is charged once. */
export interface CargosTable {
  id: Generated<number>;
  clave: string;
  venta_item_id: number | null;
  usuario_id: number;
  /** A-label of the name charged for. */
  nombre: string;
  concepto: TipoItem | 'RENOVACION_AUTOMATICA' | 'IMPORTACION';
  importe: number;
  cuenta_pago_id: number;
  creado_en: string;
}

/**
 * The lines of the ledger that answer a charge: what of it is given back to the account that it was for. Rows are added, never changed; together they
 * never come to more than their charge.
 */
export interface DevolucionesTable {
  id: Generated<number>;
  cargo_id: number;
  /** Whose account it was, and so whose this is: as of the charge. */
  usuario_id: number;
  cuenta_pago_id: number;
  /** Centésimos, VAT included, more than 0. */
  importe: number;
  motivo: string;
  /** Who of the registry gave it back. */
  hizo_id: number;
  creado_en: string;
}

/** A registration the cart had no room for when two carts became one: kept, and offered in the cart. */
export interface CarritoApartadosTable {
  usuario_id: number;
  /** A-label. */
  nombre: string;
  apartado_en: string;
}

/** Outcomes of operations that must not happen twice, by the key the form carried. */
export interface OperacionesTable {
  clave: string;
  usuario_id: number | null;
  /** Digest of what was asked: a key stands for its content. */
  huella: string | null;
  resultado: string;
  creada_en: string;
}

/** A cart that became part of another: its uuid, and the sale that it is in. */
export interface VentasReunidasTable {
  uuid: string;
  venta_id: number;
}

export interface VentasTables {
  ventas_reunidas: VentasReunidasTable;
  ventas: VentasTable;
  venta_items: VentaItemsTable;
  venta_contactos: VentaContactosTable;
  carrito_apartados: CarritoApartadosTable;
  cargos: CargosTable;
  devoluciones: DevolucionesTable;
  operaciones: OperacionesTable;
}

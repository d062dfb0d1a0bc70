import type { Selectable } from 'kysely';
import type { ContactosTable } from '~/database/tables/registro';
import type { VentaContactosTable } from '~/database/tables/ventas';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { ContactoDTO } from '../../contract/formas';

type Datos = Omit<Selectable<VentaContactosTable>, 'venta_item_id' | 'guardado_en'>;

const dto = (id: number, nicHandler: string, row: Datos): ContactoDTO => ({
  id,
  nombre: row.nombre,
  apellido: row.apellido,
  nombreApellido: nombreApellido(row),
  direccion: row.direccion,
  telefono: row.telefono,
  emailPublico: row.email_publico,
  email: row.email,
  nicHandler,
});

/** A contact as its owner sees it, notification mail included. */
export const contactoDTO = (row: Selectable<ContactosTable>): ContactoDTO => dto(row.id, row.nic_handle, row);

/** Holder data of a line of a cart: it has no handle before the name is registered. */
export const titularDTO = (row: Selectable<VentaContactosTable>): ContactoDTO =>
  dto(row.venta_item_id, '', row);

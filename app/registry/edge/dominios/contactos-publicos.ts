import type { Connection } from '~/database/connection.server';
import { loPublico } from '../../domain/public-fields';
import type { ContactoPublico } from '../../public-registry';
import { type ContactosDe, contactoIds } from './role-columns';
import { listPublicos } from './store';

type ContactoRow = { email_publico: string; nic_handle: string } & Omit<
  ContactoPublico,
  'emailPublico' | 'nicHandler'
>;

/** A contact as everybody sees it. */
export const publico = (row: ContactoRow): ContactoPublico => ({
  nombre: loPublico('nombre', row.nombre),
  apellido: loPublico('nombre', row.apellido),
  direccion: loPublico('direccion', row.direccion),
  telefono: loPublico('telefono', row.telefono),
  emailPublico: loPublico('emailPublico', row.email_publico),
  nicHandler: row.nic_handle,
});

/** The public part of the four contacts of each name. */
export async function contactosDeVarios(connection: Connection, rows: readonly ContactosDe[]) {
  const ids = new Set(rows.flatMap((row) => contactoIds(row)));
  const found = await listPublicos(connection, [...ids]);
  const of = (id: number | null): ContactoPublico | null => {
    const contacto = id === null ? undefined : found.get(id);
    return contacto ? publico(contacto) : null;
  };
  return rows.map((row) => ({
    titular: of(row.titular_id),
    administrador: of(row.administrador_id),
    tecnico: of(row.tecnico_id),
    financiero: of(row.financiero_id),
  }));
}

export const SIN_CONTACTOS = { titular: null, administrador: null, tecnico: null, financiero: null };

/** The same of one name. */
export const contactosDe = async (connection: Connection, row: ContactosDe) =>
  (await contactosDeVarios(connection, [row]))[0] ?? SIN_CONTACTOS;

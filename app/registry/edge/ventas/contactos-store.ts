import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import { type DatosContacto, newNicHandle } from '../contactos/rules';
import type { EdgeContext } from '../context';

const PUBLIC = ['direccion', 'telefono', 'email_publico'] as const;

/** Whether both are shown alike by whois: then one contact serves, with one handle. */
export const sameData = (one: DatosContacto, other: DatosContacto): boolean =>
  nombreApellido(one) === nombreApellido(other) && PUBLIC.every((field) => one[field] === other[field]);

/** Writes a contact with a handle of its own. */
export async function insertContacto(
  connection: Connection,
  usuarioId: number | null,
  datos: DatosContacto,
  now: EdgeContext['now'],
): Promise<number> {
  const { nombre, apellido, direccion, telefono, email_publico, email } = datos;
  const { id } = await connection
    .insertInto('contactos')
    .values({
      usuario_id: usuarioId,
      nic_handle: newNicHandle(),
      nombre,
      apellido,
      direccion,
      telefono,
      email_publico,
      email,
      email_validado_en: null,
      creado_en: stamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

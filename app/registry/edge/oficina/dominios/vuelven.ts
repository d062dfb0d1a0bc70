import type { Connection } from '~/database/connection.server';
import { ROLES, TIPO_DE } from '../../../domain/roles';
import { type ContactosDe, columnaDe, contactoIds } from '../../dominios/role-columns';
import { devueltosDe } from '../../mail/devueltos-store';
import { listCorreosDe } from './personas-store';

/** To which contacts of a name mails do not arrive, and since when: at any of their addresses. */
export async function vuelvenDe(connection: Connection, dominio: ContactosDe) {
  const contactos = await listCorreosDe(connection, contactoIds(dominio));
  const correos = contactos.flatMap(({ email, email_publico }) => [email, email_publico]);
  const desde = await devueltosDe(connection, correos);
  return ROLES.flatMap((rol) => {
    const contacto = contactos.find(({ id }) => id === dominio[columnaDe(rol)]);
    const since = [contacto?.email, contacto?.email_publico].flatMap(
      (correo) => desde.get(correo ?? '') ?? [],
    );
    const [first] = since.sort();
    return first ? [{ tipo: TIPO_DE[rol], desde: first }] : [];
  });
}

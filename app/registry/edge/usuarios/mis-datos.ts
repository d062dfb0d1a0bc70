import type { Connection } from '~/database/connection.server';
import { listAnteriores } from '../avisos/correos-store';
import { contactoDTO } from '../contactos/present';
import { type Contacto, findPredeterminado } from '../contactos/store';
import { porValidar } from '../contactos/validacion';
import { persona } from '../implement';
import { devueltosDe } from '../mail/devueltos-store';
import { actualizablesCon } from './actualizables';

/** Which addresses of a contact take no mail. */
async function vuelvenA(connection: Connection, contacto: Contacto | undefined) {
  const found = await devueltosDe(connection, [contacto?.email ?? null, contacto?.email_publico ?? null]);
  return [...found].map(([correo, desde]) => ({ correo, desde }));
}

/** Somebody's contact data and what hangs on them, by one reading of their default contact. */
export const misDatos = persona.usuario.misDatos.handler(async ({ context }) => {
  const { connection, usuario, now } = context;
  const contacto = await findPredeterminado(connection, usuario.id);
  return {
    contactoDTO: contacto ? contactoDTO(contacto) : null,
    validacion: porValidar(contacto),
    tambienAvisamosA: (await listAnteriores(connection, usuario.id, now)).map(({ correo, hasta }) => ({
      correo,
      hasta,
    })),
    vuelven: await vuelvenA(connection, contacto),
    actualizables: await actualizablesCon(context, contacto),
  };
});

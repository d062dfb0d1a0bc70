import { listAnteriores } from '../avisos/correos-store';
import { contactoDTO } from '../contactos/present';
import { findPredeterminado } from '../contactos/store';
import { porValidar } from '../contactos/validacion';
import { persona } from '../implement';
import { actualizablesCon } from './actualizables';

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
    actualizables: await actualizablesCon(context, contacto),
  };
});

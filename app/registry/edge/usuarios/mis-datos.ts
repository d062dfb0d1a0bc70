import { listAnteriores } from '../avisos/correos-store';
import { contactoDTO } from '../contactos/present';
import { findPredeterminado } from '../contactos/store';
import { porValidar } from '../contactos/validacion';
import { cuentasDe } from '../cuentas/propias';
import { persona } from '../implement';
import { actualizablesCon } from './actualizables';

/** What somebody's own data are, by one reading of their default contact. */
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
    cuentasPago: await cuentasDe(connection, usuario.id),
    actualizables: await actualizablesCon(context, contacto),
    preferencias: { menosAvisos: usuario.menos_avisos === 1 },
  };
});

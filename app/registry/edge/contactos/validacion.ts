import { codigoValidacion } from '../../contract/campos';
import { cambio } from '../cambio/cambio';
import { persona } from '../implement';
import { sendCode, tryCode } from './codigos';
import { codigoMalFormado, DEMASIADOS_ENVIOS, SIN_CONTACTO, YA_VALIDADO } from './codigos-rules';
import { type Contacto, findPredeterminado } from './store';

export const nuevoCodigoValidacion = cambio(
  persona.usuario.nuevoCodigoValidacion,
  async ({ trx, usuario, now }) => {
    const contacto = await findPredeterminado(trx, usuario.id);
    if (!contacto) return SIN_CONTACTO;
    if (contacto.email_validado_en) return YA_VALIDADO;
    if (!(await sendCode(trx, contacto, now))) return DEMASIADOS_ENVIOS;
    return { mensaje: `Enviamos un código nuevo a ${contacto.email}.` };
  },
);

/** Whether the notification address of a default contact still waits for its code. */
export function porValidar(contacto: Contacto | undefined) {
  const ok = contacto !== undefined && contacto.email !== null && contacto.email_validado_en === null;
  return { ok, email: ok ? contacto.email : null };
}

export const debeValidarDatos = persona.usuario.debeValidarDatos.handler(async ({ context }) =>
  porValidar(await findPredeterminado(context.connection, context.usuario.id)),
);

export const validarDatos = cambio(persona.usuario.validarDatos, async ({ trx, usuario, now }, input) => {
  const parsed = codigoValidacion.safeParse(input.codigo);
  if (!parsed.success) return codigoMalFormado(parsed.error.issues[0]?.message ?? '');
  const contacto = await findPredeterminado(trx, usuario.id);
  if (!contacto) return SIN_CONTACTO;
  if (contacto.email_validado_en) return YA_VALIDADO;
  return tryCode(trx, contacto, parsed.data, now);
});

import { codigoValidacion } from '../../contract/campos';
import { cambio } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { applyToDominios } from '../contactos/aplicar';
import { countActualizables } from '../contactos/aplicar-store';
import { guardarPredeterminado } from '../contactos/guardar';
import { contactoDTO } from '../contactos/present';
import { readPredeterminado } from '../contactos/rules';
import { deleteUnused, findPredeterminado } from '../contactos/store';
import { persona } from '../implement';
import { sendCode, tryCode } from './codigos';
import { codigoMalFormado, DEMASIADOS_ENVIOS, SIN_CONTACTO, YA_VALIDADO } from './rules';

export { resumen } from './resumen';

export const actual = persona.usuario.actual.handler(async ({ context }) => {
  const usuario = context.usuario;
  const contacto = await findPredeterminado(context.connection, usuario.id);
  const contactoPredeterminado = contacto ? contactoDTO(contacto) : null;
  return { respuestaOK: true, usuarioDTO: { ...usuario, contactoPredeterminado } };
});

export const validarLogin = persona.usuario.validarLogin.handler(async ({ context }) => {
  const { id, login } = context.usuario;
  const contacto = await findPredeterminado(context.connection, id);
  return { respuestaOK: true, login, tieneContactoPredeterminado: contacto !== undefined };
});

export const contactosActualizables = persona.usuario.contactosActualizables.handler(async ({ context }) => {
  const { id } = context.usuario;
  const contacto = await findPredeterminado(context.connection, id);
  const cantidad = contacto ? await countActualizables(context.connection, id, contacto.id, context.now) : 0;
  return { cantidadContactosActualizables: cantidad };
});

const applied = (cantidad: number): string =>
  cantidad === 1
    ? 'Los datos de contacto se aplicaron a 1 dominio.'
    : `Los datos de contacto se aplicaron a ${cantidad} dominios.`;

export const actualizarContactosBe = cambio(persona.usuario.actualizarContactosBe, async (op, input) => {
  const { trx, now, usuario } = op;
  const leido = input.contacto && readPredeterminado(input.contacto, true);
  if (leido && 'mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  const contacto = leido
    ? await guardarPredeterminado(trx, usuario.id, leido.datos, now)
    : await findPredeterminado(trx, usuario.id);
  if (!contacto) throw Rechazo.deCampos({ general: SIN_CONTACTO.mensaje });
  const cantidad = await applyToDominios(op, contacto.id);
  await deleteUnused(trx, usuario.id, contacto.id);
  return { respCodigo: 'OK' as const, respMensaje: applied(cantidad), cantidad };
});

export const nuevoCodigoValidacion = cambio(
  persona.usuario.nuevoCodigoValidacion,
  async ({ trx, usuario, now }) => {
    const contacto = await findPredeterminado(trx, usuario.id);
    if (!contacto) return SIN_CONTACTO;
    if (contacto.email_validado_en) return YA_VALIDADO;
    if (!(await sendCode(trx, contacto, now))) return DEMASIADOS_ENVIOS;
    const mensaje = `Enviamos un código nuevo a ${contacto.email}.`;
    return { respuestaOK: true, codigo: 'OK' as const, mensaje };
  },
);

export const debeValidarDatos = persona.usuario.debeValidarDatos.handler(async ({ context }) => {
  const { id } = context.usuario;
  const contacto = await findPredeterminado(context.connection, id);
  const ok = contacto !== undefined && contacto.email !== null && contacto.email_validado_en === null;
  return { ok, email: ok ? contacto.email : null };
});

export const validarDatos = cambio(persona.usuario.validarDatos, async ({ trx, usuario, now }, input) => {
  const parsed = codigoValidacion.safeParse(input.codigo);
  if (!parsed.success) return codigoMalFormado(parsed.error.issues[0]?.message ?? '');
  const contacto = await findPredeterminado(trx, usuario.id);
  if (!contacto) return SIN_CONTACTO;
  if (contacto.email_validado_en) return YA_VALIDADO;
  return tryCode(trx, contacto, parsed.data, now);
});

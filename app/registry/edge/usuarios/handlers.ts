import { inTransaction } from '~/database/in-transaction';
import { codigoValidacion } from '../../contract/campos';
import { applyToDominios, countActualizables } from '../contactos/aplicar';
import { guardarPredeterminado } from '../contactos/guardar';
import { contactoDTO } from '../contactos/present';
import { mensajeDe, readPredeterminado } from '../contactos/rules';
import { deleteUnused, findPredeterminado } from '../contactos/store';
import { requireUsuario } from '../context';
import { edge } from '../implement';
import { sendCode, tryCode } from './codigos';
import { lockUsuario } from './lock';
import { codigoMalFormado, DEMASIADOS_ENVIOS, SIN_CONTACTO, YA_VALIDADO } from './rules';

export { resumen } from './resumen';

export const actual = edge.usuario.actual.handler(async ({ context }) => {
  const usuario = await requireUsuario(context);
  const contacto = await findPredeterminado(context.connection, usuario.id);
  const contactoPredeterminado = contacto ? contactoDTO(contacto) : null;
  return { respuestaOK: true, usuarioDTO: { ...usuario, contactoPredeterminado } };
});

export const validarLogin = edge.usuario.validarLogin.handler(async ({ context }) => {
  const { id, login } = await requireUsuario(context);
  const contacto = await findPredeterminado(context.connection, id);
  return { respuestaOK: true, login, tieneContactoPredeterminado: contacto !== undefined };
});

export const contactosActualizables = edge.usuario.contactosActualizables.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  const contacto = await findPredeterminado(context.connection, id);
  const cantidad = contacto ? await countActualizables(context.connection, id, contacto.id) : 0;
  return { cantidadContactosActualizables: cantidad };
});

const refusal = (mapErrores: Record<string, string>) => ({
  respCodigo: 'ERROR' as const,
  respMensaje: mensajeDe(mapErrores),
  mapErrores,
  cantidad: 0,
});

const applied = (cantidad: number): string =>
  cantidad === 1
    ? 'Los datos de contacto se aplicaron a 1 dominio.'
    : `Los datos de contacto se aplicaron a ${cantidad} dominios.`;

/** Applying twice applies nothing the second time: no operation key is needed. */
export const actualizarContactosBe = edge.usuario.actualizarContactosBe.handler(
  async ({ context, input }) => {
    const { id } = await requireUsuario(context);
    const leido = input.contacto && readPredeterminado(input.contacto, true);
    if (leido && 'mapErrores' in leido) return refusal(leido.mapErrores);
    return inTransaction(context.connection, async (trx) => {
      await lockUsuario(trx, id);
      const contacto = leido
        ? await guardarPredeterminado(trx, id, leido.datos, context.now)
        : await findPredeterminado(trx, id);
      if (!contacto) return refusal({ general: SIN_CONTACTO.mensaje });
      const cantidad = await countActualizables(trx, id, contacto.id);
      await applyToDominios(trx, id, contacto.id);
      await deleteUnused(trx, id, contacto.id);
      return { respCodigo: 'OK' as const, respMensaje: applied(cantidad), cantidad };
    });
  },
);

export const nuevoCodigoValidacion = edge.usuario.nuevoCodigoValidacion.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  return inTransaction(context.connection, async (trx) => {
    await lockUsuario(trx, id);
    const contacto = await findPredeterminado(trx, id);
    if (!contacto) return SIN_CONTACTO;
    if (contacto.email_validado_en) return YA_VALIDADO;
    if (!(await sendCode(trx, contacto, context.now))) return DEMASIADOS_ENVIOS;
    return {
      respuestaOK: true,
      codigo: 'OK' as const,
      mensaje: `Enviamos un código nuevo a ${contacto.email}.`,
    };
  });
});

export const debeValidarDatos = edge.usuario.debeValidarDatos.handler(async ({ context }) => {
  const { id } = await requireUsuario(context);
  const contacto = await findPredeterminado(context.connection, id);
  const ok = contacto !== undefined && contacto.email !== null && contacto.email_validado_en === null;
  return { ok, email: ok ? contacto.email : null };
});

export const validarDatos = edge.usuario.validarDatos.handler(async ({ context, input }) => {
  const { id } = await requireUsuario(context);
  const parsed = codigoValidacion.safeParse(input.codigo);
  if (!parsed.success) return codigoMalFormado(parsed.error.issues[0]?.message ?? '');
  return inTransaction(context.connection, async (trx) => {
    await lockUsuario(trx, id);
    const contacto = await findPredeterminado(trx, id);
    if (!contacto) return SIN_CONTACTO;
    if (contacto.email_validado_en) return YA_VALIDADO;
    return tryCode(trx, contacto, parsed.data, context.now);
  });
});

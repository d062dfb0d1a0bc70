import { count } from '~/format';
import { inWords } from '../../domain/roles';
import { quiereMenos, setMenosAvisos } from '../avisos/store';
import { cambio } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { applyToDominios } from '../contactos/aplicar';
import { SIN_CONTACTO } from '../contactos/codigos-rules';
import { guardarPredeterminado } from '../contactos/guardar';
import { contactoDTO } from '../contactos/present';
import { readPredeterminado } from '../contactos/rules';
import { deleteUnused, findPredeterminado } from '../contactos/store';
import { persona } from '../implement';
import { actualizablesCon } from './actualizables';

export { debeValidarDatos, nuevoCodigoValidacion, validarDatos } from '../contactos/validacion';
export { confirmacion } from './confirmacion';
export { misDatos } from './mis-datos';
export { operacionHecha } from './operacion-hecha';

/** What each choice means, told once it is made. */
const AVISOS = {
  todos: 'Le avisaremos de cada vencimiento 60, 30 y 7 días antes, el día antes, y 1 y 5 días después.',
  menos:
    'Le avisaremos menos: 7 días antes de cada vencimiento y, si el dominio no se renueva solo, también el día antes y 1 y 5 días después.',
} as const;

export const preferencias = persona.usuario.preferencias.handler(async ({ context }) => ({
  menosAvisos: await quiereMenos(context.connection, context.usuario.id),
}));

export const guardarPreferencias = cambio(
  persona.usuario.guardarPreferencias,
  async (op, { menosAvisos }) => {
    await setMenosAvisos(op.trx, op.usuario.id, menosAvisos);
    return { mensaje: menosAvisos ? AVISOS.menos : AVISOS.todos };
  },
);

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

export const contactosActualizables = persona.usuario.contactosActualizables.handler(async ({ context }) =>
  actualizablesCon(context, await findPredeterminado(context.connection, context.usuario.id)),
);

/** So many names that failed are named, the others counted. */
const NOMBRADOS = 5;

const applied = (cantidad: number, sinHacer: readonly string[]): string => {
  const hecho =
    cantidad === 1
      ? 'Los datos de contacto se aplicaron a 1 dominio.'
      : `Los datos de contacto se aplicaron a ${cantidad} dominios.`;
  if (sinHacer.length === 0) return hecho;
  const cuales =
    sinHacer.length <= NOMBRADOS ? inWords(sinHacer, 'y') : count(sinHacer.length, 'dominio', 'dominios');
  return `${hecho} Por un error nuestro no se pudo en ${cuales}. Vuelva a intentarlo; si se repite, escríbanos.`;
};

export const actualizarContactosBe = cambio(persona.usuario.actualizarContactosBe, async (op, input) => {
  const { trx, usuario } = op;
  const leido = input.contacto && readPredeterminado(input.contacto, true);
  if (leido && 'mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  const contacto = leido
    ? await guardarPredeterminado(op, leido.datos)
    : await findPredeterminado(trx, usuario.id);
  if (!contacto) throw Rechazo.deCampos({ general: SIN_CONTACTO.mensaje });
  const { cantidad, sinHacer } = await applyToDominios(op, contacto.id);
  await deleteUnused(trx, usuario.id, contacto.id);
  return { mensaje: applied(cantidad, sinHacer), cantidad };
});

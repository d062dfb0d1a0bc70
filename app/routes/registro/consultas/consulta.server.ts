import { data } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { formularioRespuesta } from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import { enRespuesta, PLANTILLAS } from '~/registry/domain/words/plantillas';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { again, filled, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { RESPUESTA } from './asked';

export type Args = RouteArgs & { params: { id?: string } };

/** One question, by the number in the address: what it says only where it is open to who asks. */
export async function loadConsulta(args: Args) {
  const { oficina } = await atDesk(args, 'verConsultas');
  return orNotAvailable(oficina.consultas.ver({ id: idOf(args.params.id) }));
}

export async function tomar(args: Args, { oficina, operacion }: DeskSubmission) {
  const id = idOf(args.params.id);
  return told(args, address.consulta(id), await orNotAvailable(oficina.consultas.tomar({ id, operacion })));
}

export async function mirar(args: Args, { oficina, operacion }: DeskSubmission) {
  const id = idOf(args.params.id);
  return told(args, address.consulta(id), await orNotAvailable(oficina.consultas.mirar({ id, operacion })));
}

export async function reabrir(args: Args, { oficina, operacion }: DeskSubmission) {
  const id = idOf(args.params.id);
  return told(args, address.consulta(id), await orNotAvailable(oficina.consultas.reabrir({ id, operacion })));
}

const escrito = z.object({ plantilla: z.string().default(''), mensaje: z.string().default('') });

/** Puts a template into the answer, behind what was typed already: nothing typed is lost. */
export async function plantilla(args: Args, { oficina, form }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: escrito });
  if (typed.status !== 'success') return refuse(RESPUESTA, typed);
  const { contenido } = await orNotAvailable(oficina.consultas.ver({ id: idOf(args.params.id) }));
  const found = PLANTILLAS.find(({ clave }) => clave === typed.value.plantilla);
  if (!found)
    return refuse(RESPUESTA, typed, {
      mensaje: '',
      mapErrores: { plantilla: 'Elija una respuesta preparada.' },
    });
  if (!contenido) return again(typed);
  const texto = enRespuesta(found, contenido.nombre);
  const before = typed.value.mensaje.trim();
  return again(filled(typed, 'mensaje', before ? `${before}\n\n${texto}` : texto));
}

const respuesta = formularioRespuesta.extend({
  cerrar: z.literal('on').optional(),
  version: z.coerce.number().int().catch(-1),
});

/** Answers it; where somebody else did meanwhile, the page comes back with both, and nothing was sent. */
export async function responder(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: respuesta });
  if (typed.status !== 'success') return refuse(RESPUESTA, typed);
  const id = idOf(args.params.id);
  const { mensaje, cerrar, version } = typed.value;
  const answer = await orNotAvailable(
    oficina.consultas.responder({ id, mensaje, cerrar: cerrar === 'on', version, operacion }),
  );
  const rechazo = rechazoDe(answer);
  if (!rechazo) return told(args, address.consulta(id), answer);
  const refused = refuse(RESPUESTA, typed, rechazo);
  return rechazo.codigo === 'VERSION' ? data(refused.data, { status: 409 }) : refused;
}

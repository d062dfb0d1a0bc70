import { z } from 'zod';
import * as address from '~/addresses';
import { readId } from '~/registry/contract/base';
import { formularioNota } from '~/registry/contract/oficina/formularios';
import { type Rechazado, rechazoDe, type Sobre } from '~/registry/contract/rechazo';
import { CLASES_DE_CONSULTA, PRIORIDADES_DE_CONSULTA } from '~/registry/domain/consultas';
import { permite } from '~/registry/domain/oficina';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { ATENCION, NOTA, OTRA, UNIR } from './asked';
import { type Args, loadConsulta } from './consulta.server';

/** On to the question, which says what was done; or the form again. */
const answered = <Refused>(args: Args, answer: Sobre, refused: (rechazo: Rechazado) => Refused) => {
  const rechazo = rechazoDe(answer);
  return rechazo ? refused(rechazo) : told(args, address.consulta(idOf(args.params.id)), answer);
};

export async function anotar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: formularioNota });
  if (typed.status !== 'success') return refuse(NOTA, typed);
  const id = idOf(args.params.id);
  const answer = await orNotAvailable(oficina.consultas.anotar({ id, ...typed.value, operacion }));
  return answered(args, answer, (rechazo) => refuse(NOTA, typed, rechazo));
}

/** A question with whoever may be asked to attend it. */
export async function loadAtencion(args: Args) {
  const { oficina } = await atDesk(args, 'atenderConsultas');
  const { consulta } = await loadConsulta(args);
  const { personal } = await oficina.personal.listar();
  const quienes = personal
    .filter(({ conjuntos }) => permite(conjuntos, 'atenderConsultas'))
    .map(({ id, nombre, esUsted }) => ({ id, nombre: esUsted ? `${nombre} (usted)` : nombre }));
  return { consulta, quienes };
}

const atencion = z.object({
  aQuien: z
    .string()
    .default('')
    .transform((elegido) => readId(elegido) ?? ('' as const)),
  clase: z.enum(CLASES_DE_CONSULTA, { error: 'Elija de qué trata.' }),
  prioridad: z.enum(PRIORIDADES_DE_CONSULTA, { error: 'Elija la prioridad.' }),
});

export async function cambiar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: atencion });
  if (typed.status !== 'success') return refuse(ATENCION, typed);
  const id = idOf(args.params.id);
  const answer = await orNotAvailable(oficina.consultas.cambiar({ id, ...typed.value, operacion }));
  return answered(args, answer, (rechazo) => refuse(ATENCION, typed, rechazo));
}

/** A question with those that it may go on in. */
export async function loadUnir(args: Args) {
  const { oficina } = await atDesk(args, 'atenderConsultas');
  const { consulta } = await loadConsulta(args);
  const { consultas } = await orNotAvailable(oficina.consultas.delMismo({ id: consulta.id }));
  return { consulta, delMismo: consultas };
}

const ESCRITO = z.string().max(100, 'Escriba el número como figura en la lista.').default('');

/** One of those that are offered, or a number: of both nobody knows which is meant. */
const elegida = z
  .object({ cual: ESCRITO.transform((cual) => (cual === OTRA ? '' : cual)), numero: ESCRITO })
  .refine(({ cual, numero }) => cual === '' || numero.trim() === '', {
    path: ['numero'],
    error: 'Eligió una de la lista y escribió otro número: deje uno solo.',
  });

const NINGUNA = 'Elija una de estas consultas, o escriba el número de otra.';

/** What is wrong with one that was chosen is said where it was. */
const alElegir = (rechazo: Rechazado): Rechazado => {
  const { numero, ...others } = rechazo.mapErrores;
  return numero === undefined ? rechazo : { ...rechazo, mapErrores: { ...others, cual: numero } };
};

export async function unir(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const typed = parseWithZod(form, { schema: elegida });
  if (typed.status !== 'success') return refuse(UNIR, typed);
  const id = idOf(args.params.id);
  const { cual, numero } = typed.value;
  if (!cual && !numero.trim() && form.get('cual') !== OTRA) {
    const { consultas } = await orNotAvailable(oficina.consultas.delMismo({ id }));
    if (consultas.length > 0) return refuse(UNIR, typed, { mensaje: '', mapErrores: { cual: NINGUNA } });
  }
  const answer = await orNotAvailable(oficina.consultas.unir({ id, numero: cual || numero, operacion }));
  return answered(args, answer, (rechazo) => refuse(UNIR, typed, cual ? alElegir(rechazo) : rechazo));
}

import { data } from '@remix-run/node';
import * as address from '~/addresses';
import { LONG_TEXT } from '~/components/form/long-text';
import { formularioMotivo } from '~/registry/contract/oficina/formularios';
import type { FilaVista } from '~/registry/contract/oficina/lista-de-reservados';
import { mensajeDe, rechazoDe } from '~/registry/contract/rechazo';
import { BYTES_DE_LISTA, resumenDeLista } from '~/registry/domain/lista-de-reservados';
import { done } from '~/session/forms/answers.server';
import { again, filled, type Parsed, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission, rememberSubmission } from '~/session/forms/submission.server';
import { readTextOrFile, type TextAsked } from '~/session/forms/text-or-file.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { LISTA } from './asked';
import { leerLista } from './lista-leida.server';

const CSV: TextAsked = {
  bytes: BYTES_DE_LISTA,
  tooLong: `Es más larga que ${BYTES_DE_LISTA / 1000} kB, y no se guardó nada. Pártala: los nombres que no están en la lista quedan como están.`,
  notUtf8:
    'El archivo no es un texto en UTF-8. En la planilla, guárdelo como «CSV UTF-8», o copie y pegue la tabla.',
  empty: 'El archivo está vacío. Elija otro, o pegue la lista.',
  both: 'Pegó una lista y eligió un archivo, y se carga uno solo. Borre el texto y elija de nuevo el archivo, o siga con el texto.',
};

const NINGUNA = 'No se puede guardar ninguna línea: corrija en cada una lo que se dice de ella.';

/** What is refused first, then what changes. */
const ORDEN = ['SE_RECHAZA', 'CAMBIA', 'SE_AGREGA', 'IGUAL'] as const;
const inOrder = (filas: readonly FilaVista[]): FilaVista[] =>
  ORDEN.flatMap((each) =>
    filas.filter(({ resultado }) => resultado === each).sort((one, other) => one.linea - other.linea),
  );

/** What a list does, or did, as the page shows it; `visto` where there is something to apply. */
const shown = (filas: readonly FilaVista[], hecho: boolean, visto: string | null) => ({
  dicho: resumenDeLista(filas, hecho ? 'despues' : 'antes'),
  filas: inOrder(filas),
  hecho,
  visto,
});
export type Mirada = ReturnType<typeof shown>;

type Lista = Extract<ReturnType<typeof leerLista>, { filas: unknown }>;

/** What the list would do now. */
async function mirada({ oficina }: DeskSubmission, { filas, ilegibles }: Lista): Promise<Mirada> {
  if (filas.length === 0) return shown(ilegibles, false, null);
  const seen = await oficina.reservados.mirarLista({ filas });
  const changes = seen.filas.some(({ resultado }) => resultado === 'SE_AGREGA' || resultado === 'CAMBIA');
  return shown([...seen.filas, ...ilegibles], false, changes ? seen.visto : null);
}

/** The list that was pasted or chosen, with its form as the page is to show it; or the page that says what is wrong with it. */
async function read(args: RouteArgs, submission: DeskSubmission) {
  const text = await readTextOrFile(submission.form, CSV);
  const wrong = (form: FormData, mapErrores: Record<string, string>) => ({
    refused: refuse(LISTA, parseWithZod(form, { schema: schemaOf(LISTA) }), { mensaje: '', mapErrores }),
  });
  if ('errors' in text) return wrong(submission.form, text.errors);
  rememberSubmission(args.context, text.form);
  const typed = parseWithZod(text.form, { schema: schemaOf(LISTA) });
  const texto = String(text.form.get(LONG_TEXT) ?? '');
  const lista = leerLista(texto);
  if ('mal' in lista) return wrong(text.form, { [LONG_TEXT]: lista.mal });
  return { form: text.form, lista, typed: text.isFresh ? filled(typed, LONG_TEXT, texto) : typed };
}

/** Shows what the list would do, line by line. Nothing is kept. */
export async function mirar(args: RouteArgs, submission: DeskSubmission) {
  const found = await read(args, submission);
  if ('refused' in found) return found.refused;
  forgetSubmission(args.context);
  const seen = await mirada(submission, found.lista);
  if (seen.filas.every(({ resultado }) => resultado === 'SE_RECHAZA')) {
    const { data: answer, init } = refuse(LISTA, found.typed, {
      mensaje: '',
      mapErrores: { [LONG_TEXT]: NINGUNA },
    });
    return data({ ...answer, mirada: seen }, init ?? undefined);
  }
  return { ...again(found.typed), mirada: seen };
}

/** The page as it was, with what the list would do now and why it was not applied. */
async function refusedWith(
  submission: DeskSubmission,
  { lista, typed }: { lista: Lista; typed: Parsed },
  refusal: Parameters<typeof refuse>[2],
) {
  const { data: answer, init } = refuse(LISTA, typed, refusal);
  return data({ ...answer, mirada: await mirada(submission, lista) }, init ?? undefined);
}

/** Keeps the names of the list as they were seen. Lines that cannot be kept are told; the others are. */
export async function aplicar(args: RouteArgs, submission: DeskSubmission) {
  const found = await read(args, submission);
  if ('refused' in found) return found.refused;
  const { form, lista, typed } = found;
  const visto = form.get('visto');
  if (lista.filas.length === 0 || typeof visto !== 'string') return mirar(args, submission);
  const reason = parseWithZod(form, { schema: formularioMotivo });
  if (reason.status !== 'success')
    return refusedWith(submission, found, {
      mensaje: '',
      mapErrores: { motivo: reason.error?.motivo?.[0] ?? '' },
    });
  const { oficina, operacion } = submission;
  const answer = await oficina.reservados.guardarLista({
    filas: lista.filas,
    visto,
    motivo: reason.value.motivo,
    operacion,
  });
  const rechazo = rechazoDe(answer);
  if (rechazo) return refusedWith(submission, found, rechazo);
  const filas = [...(answer.filas ?? []), ...lista.ilegibles];
  if (filas.every(({ resultado }) => resultado !== 'SE_RECHAZA'))
    return done(args, address.reservados(), { tipo: 'ok', texto: mensajeDe(answer) });
  forgetSubmission(args.context);
  return { ...again(typed), mirada: shown(filas, true, null) };
}

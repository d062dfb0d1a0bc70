import { data } from '@remix-run/node';
import { togetherErrors } from '~/registry/contract/archivos';
import type { ArchivoGuardado } from '~/registry/contract/ticket';
import { captchaResponseOf, formCaptcha } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { again, parseWithZod } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission } from '~/session/forms/submission.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { TICKET } from './asked-ticket';
import { type Refused, refusedWithFiles } from './refused-ticket.server';

/** The files chosen now; an empty file field sends one without a name. */
export const chosenFiles = (form: FormData): File[] =>
  form.getAll('archivos').filter((value): value is File => value instanceof File && value.name !== '');

/** The files that an earlier, refused sending left at the registry. */
export function keptTokens(form: FormData): string[] {
  const tokens = form.get('archivosGuardados');
  return typeof tokens === 'string' ? tokens.split(' ').filter(Boolean).slice(0, 20) : [];
}

/** Keeps the files chosen now beside those of this form: they would be lost with its page. */
export async function keepChosen(
  registry: Registry,
  form: FormData,
  captcha: string | null,
): Promise<Pick<Refused, 'camposError'> & { archivosGuardados: ArchivoGuardado[] }> {
  const archivos = chosenFiles(form);
  const mine = new Set(keptTokens(form));
  if (archivos.length + mine.size === 0) return { camposError: [], archivosGuardados: [] };
  const { archivosGuardados: before } = await registry.ticket.archivosGuardados();
  const ofThisForm = (kept: readonly ArchivoGuardado[]) =>
    kept.filter(({ token }) => mine.has(token) || !before.some((each) => each.token === token));
  if (archivos.length === 0) return { camposError: [], archivosGuardados: ofThisForm(before) };
  const added = await registry.ticket.guardarArchivos({ archivos, captcha });
  return { camposError: added.camposError, archivosGuardados: ofThisForm(added.archivosGuardados) };
}

/** What is wrong with the kept files of a form together, beside what is wrong with one of them. */
export const wrongTogether = (archivosGuardados: readonly ArchivoGuardado[]) =>
  togetherErrors(archivosGuardados.map(({ tamanio }) => tamanio)).map((mensaje) => ({
    codigo: 'archivos',
    mensaje,
  }));

/** 'Quitar' beside a kept file: the same form without it and with all that was typed. */
export async function quitar(args: RouteArgs, submission: Submission) {
  const { form, registry, argumento, person } = submission;
  const token = argumento.slice(0, 100);
  const { camposError, archivosGuardados } = await keepChosen(
    registry,
    form,
    person ? null : captchaResponseOf(form),
  );
  await registry.ticket.quitarArchivo({ token });
  const left = archivosGuardados.filter((each) => each.token !== token);
  const typed = parseWithZod(form, { schema: schemaOf(TICKET) });
  if (camposError.length > 0) return refusedWithFiles(submission, typed, { camposError }, left);
  forgetSubmission(args.context);
  return data({ ...again(typed), archivosGuardados: left, desafio: await formCaptcha(submission) });
}

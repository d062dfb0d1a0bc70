import { data } from '@remix-run/node';
import type { Submission } from '~/session/form.server';
import { forgetSubmission } from '~/session/submission.server';
import type { RouteArgs } from '~/session/visit.server';
import { chosenFiles, keptTokens, parsedTexts, refusedWithFiles } from './send-ticket.server';

/**
 * 'Quitar' beside a kept file: the same form without it and with all that was typed. Files chosen at the same time are
 * kept too, or they would be lost with the page.
 */
export async function removeKept(args: RouteArgs, { form, registry }: Submission, token: string) {
  const before = await registry.ticket.archivosGuardados();
  const known = before.archivosGuardados.map((each) => each.token);
  const chosen = chosenFiles(form);
  const added = chosen.length > 0 ? await registry.ticket.guardarArchivos({ archivos: chosen }) : undefined;
  const { archivosGuardados: kept } = await registry.ticket.quitarArchivo({ token });
  const mine = new Set(keptTokens(form));
  const listed = kept.filter((each) => mine.has(each.token) || !known.includes(each.token));
  const submission = parsedTexts(form);
  const errors = added?.camposError ?? [];
  if (errors.length > 0) return refusedWithFiles(submission, errors, listed);
  forgetSubmission(args.context);
  return data({ lastResult: submission.reply(), archivosGuardados: listed });
}

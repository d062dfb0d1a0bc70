import { data } from '@remix-run/node';
import type { Submission } from '~/session/forms/form.server';
import { again, parseWithZod } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { forgetSubmission } from '~/session/forms/submission.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { TICKET } from './asked-ticket';
import { chosenFiles, keptTokens, refusedWithFiles } from './send-ticket.server';

/**
 * 'Quitar' beside a kept file: the same form without it and with all that was typed. Files chosen at the same time are
 * kept too, or they would be lost with the page.
 */
export async function quitar(args: RouteArgs, { form, registry, argumento }: Submission) {
  const token = argumento.slice(0, 100);
  const before = await registry.ticket.archivosGuardados();
  const known = before.archivosGuardados.map((each) => each.token);
  const chosen = chosenFiles(form);
  const added = chosen.length > 0 ? await registry.ticket.guardarArchivos({ archivos: chosen }) : undefined;
  const { archivosGuardados: kept } = await registry.ticket.quitarArchivo({ token });
  const mine = new Set(keptTokens(form));
  const listed = kept.filter((each) => mine.has(each.token) || !known.includes(each.token));
  const typed = parseWithZod(form, { schema: schemaOf(TICKET) });
  const errors = added?.camposError ?? [];
  if (errors.length > 0) return refusedWithFiles(typed, { camposError: errors }, listed);
  forgetSubmission(args.context);
  return data({ ...again(typed), archivosGuardados: listed });
}

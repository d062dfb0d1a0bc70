import type { ActionFunctionArgs } from '@remix-run/node';
import { LONG_TEXT } from '~/components/form/long-text';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { rememberSubmission } from '~/session/forms/submission.server';
import { IMPORTACION } from './asked';
import { zoneIntents } from './zone.server';
import { readZone } from './zone-file.server';

const { comparar, aplicar } = zoneIntents(IMPORTACION, ({ [LONG_TEXT]: texto, reemplazar }) => ({
  tipo: 'IMPORTAR',
  texto,
  reemplazar: reemplazar !== '',
}));

/** Does something with the zone that was pasted or chosen; a file that nobody saw compared is compared first. */
const withZone =
  <Answer>(act: (args: ActionFunctionArgs, submission: SignedSubmission) => Promise<Answer>) =>
  async (args: ActionFunctionArgs, submission: SignedSubmission) => {
    const zone = await readZone(submission.form);
    if ('errors' in zone) return refused(submission.form, zone.errors);
    rememberSubmission(args.context, zone.form);
    const read = { ...submission, form: zone.form };
    if (!zone.isFresh) return act(args, read);
    return comparar(args, read, { name: LONG_TEXT, text: String(zone.form.get(LONG_TEXT) ?? '') });
  };

const refused = (form: FormData, mapErrores: Record<string, string>) =>
  refuse(IMPORTACION, parseWithZod(form, { schema: schemaOf(IMPORTACION) }), {
    mensaje: Object.values(mapErrores).join(' '),
    mapErrores,
  });

/** What the buttons of an import do. */
export const importIntents = { comparar: withZone(comparar), aplicar: withZone(aplicar) };

import type { ActionFunctionArgs } from '@remix-run/node';
import { LONG_TEXT } from '~/components/form/long-text';
import { count } from '~/format';
import { BYTES_DE_ZONA, REGISTROS_POR_ZONA } from '~/registry/contract/dns-limites';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { rememberSubmission } from '~/session/forms/submission.server';
import { readTextOrFile, type TextAsked } from '~/session/forms/text-or-file.server';
import { IMPORTACION } from './asked';
import { zoneIntents } from './zone.server';

/** What is pasted, what a line of it looks like, and how much of it. */
export const PASTE = `Pegue el texto que exportó su proveedor anterior, un registro por línea (www 3600 IN A 192.0.2.1). Hasta ${REGISTROS_POR_ZONA / 1000} mil registros y ${BYTES_DE_ZONA / 1_000_000} MB.`;

/** What kind of file is chosen, and what comes of it. */
export const CHOOSE =
  'De texto (.zone o .txt) en UTF‑8, con el mismo límite. Al ver qué cambia, su texto pasa al cuadro de arriba.';

const ZONE: TextAsked = {
  bytes: BYTES_DE_ZONA,
  tooLong: `Es más largo que ${BYTES_DE_ZONA / 1_000_000} MB, y no se cambió nada. Impórtelo por partes: sin marcar «Reemplazar», cada una se agrega a lo que hay.`,
  notUtf8: 'El archivo no es un texto en UTF‑8. Guárdelo como texto UTF‑8, o pegue su contenido.',
  empty: 'El archivo está vacío. Elija el archivo de zona, o pegue su contenido.',
  both: 'Pegó un texto y eligió un archivo, y se importa uno solo. Borre el texto y elija de nuevo el archivo, o siga con el texto.',
};

const { comparar, aplicar } = zoneIntents({
  asked: IMPORTACION,
  cambioDe: ({ [LONG_TEXT]: texto, reemplazar }) => ({
    tipo: 'IMPORTAR',
    texto,
    reemplazar: reemplazar !== '',
  }),
  // Whether records go or only come is told above it already.
  inWords: ({ [LONG_TEXT]: texto }) =>
    `Archivo de zona: ${count(texto.trim().split(/\r?\n/).length, 'línea', 'líneas')}`,
});

/** Does something with the zone that was pasted or chosen; a file that nobody saw compared is compared first. */
const withZone =
  <Answer>(act: (args: ActionFunctionArgs, submission: SignedSubmission) => Promise<Answer>) =>
  async (args: ActionFunctionArgs, submission: SignedSubmission) => {
    const zone = await readTextOrFile(submission.form, ZONE);
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

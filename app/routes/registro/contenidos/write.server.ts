import * as address from '~/addresses';
import type { ScreenForm } from '~/components/form/screen-form';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import {
  formularioDestacado,
  formularioMensajeGlobal,
  formularioPregunta,
} from '~/registry/contract/oficina/formularios';
import { rechazoDe } from '~/registry/contract/rechazo';
import type { ClaseDeContenido } from '~/registry/domain/contenidos';
import { versionSeen, withConflict } from '~/routes/registro/draft-seen.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { told } from '~/session/forms/answers.server';
import { type Parsed, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import type { DeskSubmission } from '~/session/oficina/intents.server';
import { DESTACADO, MENSAJE, PREGUNTA } from './asked';
import { conflictOf } from './conflict.server';
import { type Args, claseIn, cualIn, loadContenido } from './contenido.server';

interface Read {
  asked: ScreenForm;
  typed: Parsed;
  /** What it says, where nothing is wrong with it. */
  escrito: ContenidoEscrito | null;
}

/** The number of the question that it is another version of; nothing of a new one. */
function sobreIn(form: FormData): number | null {
  const said = Number(form.get('sobre'));
  return Number.isInteger(said) && said > 0 ? said : null;
}

function readIn(clase: ClaseDeContenido, form: FormData): Read {
  if (clase === 'MENSAJE') {
    const typed = parseWithZod(form, { schema: formularioMensajeGlobal });
    return { asked: MENSAJE, typed, escrito: typed.status === 'success' ? { clase, ...typed.value } : null };
  }
  if (clase === 'PREGUNTA') {
    const typed = parseWithZod(form, { schema: formularioPregunta });
    const sobre = sobreIn(form);
    return {
      asked: PREGUNTA,
      typed,
      escrito: typed.status === 'success' ? { clase, ...typed.value, sobre } : null,
    };
  }
  const typed = parseWithZod(form, { schema: formularioDestacado });
  return { asked: DESTACADO, typed, escrito: typed.status === 'success' ? { clase, ...typed.value } : null };
}

/** Writes a draft. */
export async function crear(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const clase = claseIn(args);
  const { asked, typed, escrito } = readIn(clase, form);
  if (!escrito) return refuse(asked, typed);
  const answer = await oficina.contenidos.crear({ escrito, operacion });
  const rechazo = rechazoDe(answer);
  if (rechazo || answer.id === undefined) return refuse(asked, typed, rechazo ?? undefined);
  return told(args, address.contenido(clase, answer.id), answer);
}

/** Writes a draft anew; where somebody else did meanwhile, the page comes back with both, and nothing was saved. */
export async function cambiar(args: Args, { oficina, form, operacion }: DeskSubmission) {
  const { clase, id } = cualIn(args);
  const { asked, typed, escrito } = readIn(clase, form);
  if (!escrito) return withConflict(refuse(asked, typed).data, null);
  const version = versionSeen(form);
  const answer = await orNotAvailable(oficina.contenidos.cambiar({ id, version, escrito, operacion }));
  const rechazo = rechazoDe(answer);
  if (!rechazo) return told(args, address.contenido(clase, id), answer);
  const refused = refuse(asked, typed, rechazo).data;
  if (rechazo.codigo !== 'VERSION') return withConflict(refused, null);
  return withConflict(refused, conflictOf(escrito, (await loadContenido(args)).contenido));
}

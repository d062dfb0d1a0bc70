import { data } from '@remix-run/node';
import * as address from '~/addresses';
import { date } from '~/format';
import type { Outputs } from '~/registry/contract';
import { deOtroTitular, yaEsSuyo } from '~/registry/domain/words/transferencias';
import { orNull } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import { captchaResponseOf, formCaptcha } from '~/session/forms/captcha.server';
import type { Submission } from '~/session/forms/form.server';
import { parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { brokenForm } from '~/session/forms/refusals.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { VALIDAR } from './asked-name';
import { type Borrador, empezado } from './draft';
import { keepBorrador, readBorrador } from './draft.server';
import { importing } from './enabled.server';

type Veredicto = Outputs['transferencia']['esTransferible'];

const ask = ({ registry, person, form }: Submission, dominio: string): Promise<Veredicto> =>
  registry.transferencia.esTransferible({
    dominio,
    captcha: person ? null : captchaResponseOf(form),
    incluirConsultaRegistros: true,
  });

/**
 * The same name checked again keeps what the other steps were told. A request that may have been made is in doubt no more:
 * with one pending the name cannot be imported.
 */
function validated(before: Borrador | null, veredicto: Veredicto): Borrador {
  const { dominio, registrador, importe, vencimientoNuevo, registros } = veredicto;
  const same = before?.dominio === dominio ? before : empezado(dominio);
  return { ...same, validado: true, enDuda: false, registrador, importe, vencimientoNuevo, registros };
}

/** A name that is this registrar's already is told from that of somebody else where it is the person's: they have it, and need not bring it. */
async function isTheirs(args: RouteArgs, submission: Submission, { codigo, dominio }: Veredicto) {
  if (codigo !== 'DOM_NOT_TRANSFERIBLE' || !submission.person) return false;
  const found = orWithout(args, submission, 'administracion.informacion', ({ administracion }) =>
    administracion.informacion({ nombreDominio: dominio, conRegistros: false }),
  );
  return (await orNull(found)) !== null;
}

/** Why, and from when it is met where its reason does not say so: another edge's may not. */
function whyUnmet({ motivo, desde }: Veredicto['reglas'][number]): string {
  const day = desde && date(desde);
  return day && !motivo.includes(day) ? `${motivo} Se cumple el ${day}.` : motivo;
}

/** Which rules it does not meet are told with that it does not, where it was typed: their list is far down on a phone. */
function withReasons({ codigo, mensaje, reglas }: Veredicto): string {
  if (codigo !== 'DOM_NOT_TRANSFERIBLE_RULES') return mensaje;
  const motivos = reglas.flatMap((regla) => (regla.cumple || !regla.motivo ? [] : whyUnmet(regla)));
  return motivos.length === 0 ? mensaje : `${mensaje}. ${motivos.join(' ')}`;
}

/** Why a rule is not met stands where the name was typed: of those told there, the list says only which they are. */
const untold = ({ codigo, reglas }: Veredicto): Veredicto['reglas'] =>
  codigo === 'DOM_NOT_TRANSFERIBLE_RULES' ? reglas.map((regla) => ({ ...regla, motivo: '' })) : reglas;

/** Step one: every rule at once (spec 5 and 8, Transferability). */
export async function comprobar(args: RouteArgs, submission: Submission) {
  await importing(args);
  const typed = parseWithZod(submission.form, { schema: schemaOf(VALIDAR) });
  if (typed.status !== 'success') throw brokenForm();
  const { dominio } = typed.value;
  const veredicto = await ask(submission, dominio);
  if (!veredicto.ok) {
    const field = veredicto.errorCaptcha ? 'captcha' : 'dominio';
    const suyo = (await isTheirs(args, submission, veredicto)) ? veredicto.dominio : null;
    const mensaje = suyo ? yaEsSuyo(suyo) : withReasons(veredicto);
    const refused = refuse(VALIDAR, typed, { mensaje: '', mapErrores: { [field]: mensaje } });
    const desafio = await formCaptcha(submission);
    // A name that nobody has cannot be brought, and can be registered.
    const libre = veredicto.codigo === 'DOM_NOT_TRANSFERIBLE_NOT_FOUND' ? dominio : null;
    // Nobody knows yet whether it is theirs: who has it here has it once signed in.
    const seraSuyo =
      !submission.person && mensaje === deOtroTitular(veredicto.dominio) ? veredicto.dominio : null;
    const reglas = suyo ? [] : untold(veredicto);
    return data({ ...refused.data, reglas, libre, suyo, seraSuyo, desafio }, { status: 422 });
  }
  await keepBorrador(submission, validated(await readBorrador(submission), veredicto));
  return done(args, address.importar(), { tipo: 'ok', texto: veredicto.mensaje });
}

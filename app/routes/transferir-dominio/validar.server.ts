import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { done } from '~/session/answers.server';
import { captchaResponseOf } from '~/session/captcha.server';
import type { Submission } from '~/session/form.server';
import { typedIn } from '~/session/typed-form.server';
import type { RouteArgs } from '~/session/visit.server';
import { type Borrador, empezado } from './draft';
import { keepBorrador, readBorrador } from './draft.server';
import { importing } from './enabled.server';
import { VALIDAR } from './validar-shape';

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

/** Step one: every rule at once (spec 5 and 8, Transferability). */
export async function comprobar(args: RouteArgs, submission: Submission) {
  await importing(args);
  const typed = typedIn(VALIDAR, submission.form);
  const { dominio } = typed.value;
  const veredicto = await ask(submission, dominio);
  if (!veredicto.ok) {
    const field = veredicto.errorCaptcha ? 'captcha' : 'dominio';
    const refused = typed.refuse({ mensaje: '', mapErrores: { [field]: veredicto.mensaje } });
    return data({ ...refused.data, reglas: veredicto.reglas }, { status: 422 });
  }
  await keepBorrador(submission, validated(await readBorrador(submission), veredicto));
  return done(args, address.importar(), { tipo: 'ok', texto: veredicto.mensaje });
}

import { data } from '@remix-run/node';
import * as address from '~/addresses';
import type { Outputs } from '~/registry/contract';
import { RegistryFailure } from '~/registry/failure';
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

const mensajeDeFallo = (dominio: string): string =>
  `Se produjo un error al consultar si el dominio ${dominio} es transferible`;

async function ask({ plainRegistry, person, form }: Submission, dominio: string): Promise<Veredicto | null> {
  const captcha = person ? null : captchaResponseOf(form);
  try {
    return await plainRegistry.transferencia.esTransferible({
      dominio,
      captcha,
      incluirConsultaRegistros: true,
    });
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind !== 'autorizacion') return null;
    throw failure;
  }
}

/** The same name checked again keeps what the other steps were told. */
function validated(before: Borrador | null, veredicto: Veredicto): Borrador {
  const { dominio, registrador, importe, vencimientoNuevo, registros } = veredicto;
  const same = before?.dominio === dominio ? before : empezado(dominio);
  return { ...same, validado: true, registrador, importe, vencimientoNuevo, registros };
}

/** Step one: every rule at once (spec 5 and 8, Transferability). */
export async function comprobar(args: RouteArgs, submission: Submission) {
  await importing(args);
  const typed = typedIn(VALIDAR, submission.form);
  const { dominio } = typed.value;
  const veredicto = await ask(submission, dominio);
  if (!veredicto)
    return data({ ...typed.refuse({ mensaje: mensajeDeFallo(dominio) }).data, reglas: [] }, { status: 422 });
  if (!veredicto.ok) {
    const field = veredicto.errorCaptcha ? 'captcha' : 'dominio';
    const refused = typed.refuse({ mensaje: '', mapErrores: { [field]: veredicto.mensaje } });
    return data({ ...refused.data, reglas: veredicto.reglas }, { status: 422 });
  }
  await keepBorrador(submission, validated(await readBorrador(submission), veredicto));
  return done(args, address.importar(), { tipo: 'ok', texto: veredicto.mensaje });
}

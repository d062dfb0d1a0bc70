import { orWithout } from '../failures/optional-part.server';
import type { RequestContext, RouteArgs } from '../request/request-context.server';

/**
 * The answer to a captcha as the registry takes it: what the browser worked out, or `<token>:<answer>` of the plain
 * question. Null when none was given.
 */
export function captchaResponseOf(fields: FormData | URLSearchParams): string | null {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (text('altcha')) return text('altcha');
  return text('captcha') && text('captchaToken') ? `${text('captchaToken')}:${text('captcha')}` : null;
}

/**
 * The captcha of a form whose sender is not signed in. A refusal brings the next one with it: any answer spends a challenge, and
 * what a page reads anew comes a moment after the refusal, when the form can be sent again already.
 */
export const formCaptcha = ({ person, registry }: RequestContext) =>
  person ? null : registry.dominio.desafioCaptcha();

/**
 * The captcha that the next query of who is asking needs, or null. Where nobody can say, what was found now is shown all the
 * same: a query that needed one is refused by the registry.
 */
export const nextCaptcha = (args: RouteArgs, visitor: RequestContext) =>
  orWithout(args, visitor, 'dominio.mostrarCaptcha', async ({ dominio }) =>
    (await dominio.mostrarCaptcha()).resultado ? dominio.desafioCaptcha() : null,
  );

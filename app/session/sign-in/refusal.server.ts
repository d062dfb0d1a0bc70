import { data } from '@remix-run/node';
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import { OAuth2RequestError } from 'remix-auth-oauth2';
import { IdTokenRefused } from './id-token.server';

/** The answer of the provider is not what was asked for: beginning anew helps, waiting does not. */
export class AnswerRefused extends Error {}

/** Why nobody was signed in. `away` is the only one that waiting mends. */
type Reason = 'over' | 'declined' | 'settings' | 'untrusted' | 'away';

/** What providers answer (RFC 6749, 4.1.2.1 and 5.2; OpenID Connect Core 1.0, 3.1.2.6). */
const REASONS: Record<string, Reason> = {
  invalid_grant: 'over',
  access_denied: 'declined',
  login_required: 'declined',
  consent_required: 'declined',
  interaction_required: 'declined',
  account_selection_required: 'declined',
  invalid_client: 'settings',
  unauthorized_client: 'settings',
  unsupported_grant_type: 'settings',
  unsupported_response_type: 'settings',
  invalid_request: 'settings',
  invalid_scope: 'settings',
  server_error: 'away',
  temporarily_unavailable: 'away',
};

const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0);

/** openid-client looks at the claims of the identity token too, before its signature is. */
const isAboutToken = (code: string | undefined): boolean =>
  code !== undefined && /^OAUTH_(JWT_|JSON_ATTRIBUTE|INVALID_RESPONSE|UNSUPPORTED_OPERATION)/.test(code);

/** What became of a sign-in, from what it was thrown as. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof OAuth2RequestError) return REASONS[error.code] ?? 'over';
  if (error instanceof ResponseBodyError) return REASONS[error.error] ?? 'over';
  if (error instanceof WWWAuthenticateChallengeError) return 'settings';
  if (error instanceof ClientError && [401, 403].includes(statusOf(error.cause))) return 'settings';
  if (error instanceof ClientError && isAboutToken(error.code)) return 'untrusted';
  if (error instanceof IdTokenRefused || error instanceof AnswerRefused) return 'untrusted';
  return error instanceof RangeError || error instanceof ReferenceError ? 'over' : 'away';
}

/** What the log has of it: an answer comes in an address that anybody can write, and causes may carry tokens. */
export function loggedReason(error: unknown): string {
  if (error instanceof OAuth2RequestError) return `provider answered ${codeIn(error.code)}`;
  if (error instanceof ResponseBodyError) return `provider answered ${error.status} ${codeIn(error.error)}`;
  if (error instanceof WWWAuthenticateChallengeError) return `provider answered ${error.status}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

const codeIn = (text: string): string => /^[a-z_]{1,40}$/.exec(text)?.[0] ?? 'no code';

const SENTENCES: Record<Exclude<Reason, 'away'>, { mensaje: string; status: number }> = {
  over: {
    mensaje:
      'El pedido venció, ya se usó o se abrió en otra ventana. Elija Iniciar Sesión para comenzar de nuevo.',
    status: 400,
  },
  declined: {
    mensaje:
      'El proveedor de identidad informó que el ingreso se canceló o no se autorizó. Elija Iniciar Sesión para comenzar de nuevo.',
    status: 400,
  },
  settings: {
    mensaje:
      'El proveedor de identidad no reconoce a este portal. No es un error suyo, y repetirlo no lo arregla: avísenos desde Contáctenos.',
    status: 502,
  },
  untrusted: {
    mensaje:
      'No pudimos comprobar la respuesta del proveedor de identidad. Elija Iniciar Sesión para comenzar de nuevo; si se repite, avísenos desde Contáctenos.',
    status: 400,
  },
};

/** The page that says why, and what to do next. */
export function refusedBecause(reason: Exclude<Reason, 'away'>) {
  const { mensaje, status } = SENTENCES[reason];
  return data({ titulo: 'No se pudo iniciar la sesión', mensaje }, { status });
}

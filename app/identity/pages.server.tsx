import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import * as address from '~/addresses';
import { log } from '~/base/log.server';
import { contentSecurityPolicy } from '~/serving/content-security-policy.server';
import { documentOf } from './document.server';

const SIGN_IN = { href: address.ingresar(), texto: 'Iniciar sesión' };

/** A page that says one thing and leads back to the portal. */
export const messagePage = (titulo: string, mensaje: string, next = SIGN_IN): string =>
  documentOf(
    titulo,
    <>
      <h1>{titulo}</h1>
      <p>{mensaje}</p>
      <p className="actions">
        <a className="button" href={next.href}>
          {next.texto}
        </a>{' '}
        <a href="/">Ir a la página principal</a>
      </p>
    </>,
  );

function send(ctx: KoaContextWithOIDC, page: string): void {
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', contentSecurityPolicy(null));
  ctx.set('Cache-Control', 'no-store');
  ctx.body = page;
}

/** A sign-in or sign-out that cannot go on. The details are for the log; none of them are personal. */
export function errorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  log.warn({ error: out.error, detail: out.error_description, route: ctx.oidc?.route }, 'provider refused');
  const titulo = 'No se pudo completar el inicio de sesión';
  send(ctx, messagePage(titulo, 'El pedido venció o no es válido. Comience de nuevo, por favor.'));
}

/** Asks before a sign-out that nobody in the portal asked for; the form comes from the provider, without a button. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const id = /id="([^"]+)"/.exec(form)?.[1] ?? '';
  const page = documentOf(
    'Cerrar sesión',
    <>
      <h1>Cerrar sesión</h1>
      <p>¿Desea cerrar la sesión?</p>
      <div data-form="" />
      <div className="actions">
        <button type="submit" className="button" form={id} name="logout" value="yes">
          Cerrar sesión
        </button>
        <a href="/">Cancelar</a>
      </div>
    </>,
  );
  send(
    ctx,
    page.replace('<div data-form=""></div>', () => form),
  );
}

/** Says that a sign-out is done, where no address to go on to was given. */
export function signedOutPage(ctx: KoaContextWithOIDC): void {
  send(ctx, messagePage('Sesión cerrada', 'Usted cerró la sesión.'));
}

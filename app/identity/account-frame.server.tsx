import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { EMPTY_FRAME } from '~/components/frame/data';
import { Footer } from '~/components/frame/footer';
import { MainNav } from '~/components/frame/main-nav';
import { Masthead } from '~/components/frame/masthead';

/**
 * The page around what the provider asks of who gave their password already: as everywhere, without a way to sign in, which they are at, and
 * without what is of who is signed in, which they are not yet.
 */
export const AccountFrame = ({ children }: { children: ReactNode }) => (
  <>
    <a className="skip" href="#contenido">
      Saltar al contenido
    </a>
    <header>
      <Masthead />
      <details className="menu">
        <summary>Menú</summary>
      </details>
      <div className="menu-content">
        <MainNav frame={EMPTY_FRAME} path={address.ingresar()} />
      </div>
    </header>
    <div id="contenido" tabIndex={-1} />
    <main className="page">{children}</main>
    <Footer />
  </>
);

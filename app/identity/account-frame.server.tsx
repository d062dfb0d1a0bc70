import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { Footer } from '~/components/frame/footer';
import { Masthead } from '~/components/frame/masthead';

/**
 * The page around what the provider asks. It is another program than the portal and knows nothing of its sessions: with the portal's own bar, without
 * its counts and half of its sections, a cart seemed to have been lost. So it has none, and says the way back to it. Help and contact are where they are everywhere.
 */
export const AccountFrame = ({ children }: { children: ReactNode }) => (
  <>
    <a className="skip" href="#contenido">
      Saltar al contenido
    </a>
    <header>
      <Masthead />
      <ul className="now">
        <li>
          <a href={address.inicio()}>Volver al portal</a>
        </li>
      </ul>
    </header>
    <div id="contenido" tabIndex={-1} />
    <main className="page">{children}</main>
    <Footer />
  </>
);

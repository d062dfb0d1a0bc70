import { type ReactNode, useEffect, useRef } from 'react';
import * as address from '~/addresses';
import type { Aviso, Place } from './data';
import { Footer } from './footer';
import { useFrame } from './frame-context';
import { MainNav } from './main-nav';
import { Masthead } from './masthead';
import { MessageBox, NOTICE_ID } from './message-box';
import { SessionEnd } from './session-end';
import { Subnav } from './subnav';
import { OwnBar, TopBar } from './top-bar';

interface PageFrameProps {
  path: string;
  search?: string;
  /** Sections of the screen that say by themselves what was done in them. */
  lugares?: readonly string[];
  children: ReactNode;
}

/**
 * The page around every screen (spec 2, Page frame). Reads the frame from `FrameContext`; needs no router. On a phone what
 * follows 'Menú' is shown while it is open, by the style sheet alone; where there is room, or no style sheet, always.
 */
export function PageFrame({ path, search = '', lugares = [], children }: PageFrameProps) {
  const frame = useFrame();
  const place: Place = { pathname: path, search };
  const where = isReceipt(place) ? `${address.misCompras()}/` : path;
  useFocusOnChange(path, frame.aviso);
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <header>
        <Masthead />
        <TopBar frame={frame} place={place} />
        <details className="menu">
          <summary>Menú</summary>
        </details>
        <div className="menu-content">
          <OwnBar frame={frame} />
          <MainNav frame={frame} path={where} />
        </div>
      </header>
      <Subnav frame={frame} path={where} />
      {/* Beside <main>, which text browsers do not know as a place to go to. */}
      <div id="contenido" tabIndex={-1} />
      <main className="page">
        {frame.aviso && !lugares.includes(frame.aviso.lugar ?? '') && <MessageBox aviso={frame.aviso} />}
        {children}
      </main>
      <SessionEnd fin={frame.person?.fin} />
      <Footer />
    </>
  );
}

/** A receipt that is looked up stands in the menus under the purchases, whatever its address begins with. */
const isReceipt = ({ pathname, search }: Place): boolean =>
  pathname === address.pasoDeCompra('cinco') && search.includes('comprobante=');

/**
 * What a change did gets the focus, so that it is seen and said where the person is. After any other navigation by script
 * the focus would be lost on `<body>`: it goes to the heading (screens.md, With scripts), or, where a dialog over another page was
 * left, back to the link that opened it.
 */
function useFocusOnChange(path: string, aviso: Aviso | null) {
  const shown = useRef({ path, aviso, dialog: '' });
  useEffect(() => {
    const before = shown.current;
    // Open or not: who left it at once closed it before this runs.
    shown.current = { path, aviso, dialog: document.querySelector('dialog') ? location.href : '' };
    if (aviso !== null && before.aviso !== aviso) return focusOn(document.getElementById(NOTICE_ID));
    if (before.path === path || !isLost(document.activeElement)) return;
    const opener = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
      ({ href, offsetParent }) => href === before.dialog && offsetParent,
    );
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    focusOn(opener ?? heading);
  }, [path, aviso]);
}

const focusOn = (element: HTMLElement | null) => element?.focus();

/** Removed elements leave the focus on `<body>`; disabled ones lose it only when the page is next painted. */
const isLost = (focused: Element | null) =>
  focused === document.body || focused?.matches(':disabled') === true;

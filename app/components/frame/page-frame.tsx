import { type ReactNode, useEffect, useRef } from 'react';
import type { Aviso, Place } from './data';
import { Footer } from './footer';
import { useFrame } from './frame-context';
import { MainNav } from './main-nav';
import { Masthead } from './masthead';
import { MessageBox } from './message-box';
import { Subnav } from './subnav';
import { TopBar } from './top-bar';

interface PageFrameProps {
  path: string;
  search?: string;
  children: ReactNode;
}

/** The page around every screen (spec 2, Page frame). Reads the frame from `FrameContext`; needs no router. */
export function PageFrame({ path, search = '', children }: PageFrameProps) {
  const frame = useFrame();
  const place: Place = { pathname: path, search };
  useHeadingFocus(path, frame.aviso);
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <header>
        <TopBar frame={frame} place={place} />
        <div className="head">
          <Masthead />
          <MainNav frame={frame} path={path} />
        </div>
      </header>
      <Subnav frame={frame} path={path} />
      <main id="contenido" className="page" tabIndex={-1}>
        {frame.aviso && <MessageBox aviso={frame.aviso} />}
        {children}
      </main>
      <Footer />
    </>
  );
}

/**
 * After a navigation or a change by script the focus would be lost on `<body>`: it goes to the heading (screens.md,
 * With scripts).
 */
function useHeadingFocus(path: string, aviso: Aviso | null) {
  const shown = useRef({ path, aviso });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, aviso };
    if (before.path === path && (aviso === null || before.aviso === aviso)) return;
    if (!isLost(document.activeElement)) return;
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [path, aviso]);
}

/** Removed elements leave the focus on `<body>`; disabled ones lose it only when the page is next painted. */
const isLost = (focused: Element | null) =>
  focused === document.body || focused?.matches(':disabled') === true;

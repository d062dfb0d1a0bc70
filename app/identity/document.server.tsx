import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as address from '~/addresses';
import { EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { PageFrame } from '~/components/frame/page-frame';
import { SITE } from '~/components/page-title';
import styles from '~/styles/portal.css?url';
import { AccountFrame } from './account-frame.server';

/** A file of ours that a page loads, and the nonce with which its policy names it. */
export interface PageScript {
  src: string;
  nonce: string;
}

interface PageOf {
  script?: PageScript | undefined;
  /** Whether who sees it gave their password already. */
  isUnderWay?: boolean;
}

/** A whole page of the provider in the portal's look, without scripts but for one that is given. */
export function documentOf(
  title: string,
  screen: ReactNode,
  { script, isUnderWay = false }: PageOf = {},
): string {
  const frame = isUnderWay ? (
    <AccountFrame>{screen}</AccountFrame>
  ) : (
    <PageFrame path={address.ingresar()}>{screen}</PageFrame>
  );
  const page = (
    <html lang="es-UY">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${SITE}`}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {script && <script {...script} defer />}
      </head>
      <body>
        <FrameContext.Provider value={EMPTY_FRAME}>{frame}</FrameContext.Provider>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

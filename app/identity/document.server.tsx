import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '~/components/page-title';
import styles from '~/styles/portal.css?url';
import { AccountFrame } from './account-frame.server';

/** A file of ours that a page loads, and the nonce with which its policy names it. */
export interface PageScript {
  src: string;
  nonce: string;
}

/** A whole page of the provider in the portal's look, without scripts but for one that is given. */
export function documentOf(
  title: string,
  screen: ReactNode,
  { script }: { script?: PageScript | undefined } = {},
): string {
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
        <AccountFrame>{screen}</AccountFrame>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

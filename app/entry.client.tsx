import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as address from './addresses';
import { holdLongTexts } from './components/form/long-text-held';
import { withLostAnswers } from './components/form/lost-answer';
import { keepWhatIsTyped } from './components/form/typed-text';

/**
 * A press stops what the one before it still reads. Where its first part was read already, turbo-stream 2.4 leaves the stop
 * of the rest to nobody, and the browser writes an error of what was meant. What fails by itself says so as before.
 */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
});

/**
 * A page of somebody signed in that comes back from the browser's page cache is asked for anew: they may have signed out
 * meanwhile (decision 053).
 */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && document.querySelector(`form[action="${address.salir()}"]`)) location.reload();
});

globalThis.fetch = withLostAnswers(globalThis.fetch.bind(globalThis));

keepWhatIsTyped();

const putTextsBack = holdLongTexts();

function Portal() {
  useEffect(putTextsBack, []);
  return <RemixBrowser />;
}

/**
 * Remix's component suspends until it has read the data that came with the page. A press in that moment makes React hydrate
 * at once, and a root that suspends then is given up (React 18, error 345): the page stays without scripts. So the data are
 * read before React begins: outside of it, the component throws the promise of the reading before it uses a hook.
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

void dataRead().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Portal />
      </StrictMode>,
    );
  }),
);

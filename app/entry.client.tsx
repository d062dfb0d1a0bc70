import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as address from './addresses';
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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

import { createContext, useEffect, useState } from 'react';

/** The button whose form is on its way; null while nothing is sent. */
export interface Sending {
  name: string;
  value: string;
  /** What the button says meanwhile: 'Agregando...'. */
  pending: string;
}

export const SendingContext = createContext<Sending | null>(null);

/** A whole-document submit that did not come through (stopped, offline) can be repeated after this. */
const PATIENCE_MS = 10_000;

/** Remembers which button sent the form, until its navigation ends or the page is shown again. */
export function useSending(navigating: boolean) {
  const [sending, setSending] = useState<Sending | null>(null);
  useEffect(() => {
    if (!sending) return;
    const forget = () => setSending(null);
    const timer = setTimeout(forget, navigating ? 2_147_483_647 : PATIENCE_MS);
    addEventListener('pageshow', forget);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', forget);
      if (navigating) forget();
    };
  }, [sending, navigating]);
  return [sending, setSending] as const;
}

/** What a pressed button says of itself; nothing for Enter in a form without buttons. */
export function sendingOf(submitter: HTMLElement | null): Sending {
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  return {
    name: button?.name ?? '',
    value: button?.value ?? '',
    pending: button?.dataset.pending ?? 'Enviando...',
  };
}

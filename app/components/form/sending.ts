import { createContext, useEffect, useState } from 'react';
import { AnswerLost, type Lost } from './lost-answer';

/** The button whose form is on its way; null while nothing is sent. */
export interface Sending {
  name: string;
  value: string;
  /** What the button says meanwhile: 'Agregando...'. */
  pending: string;
  /** Its form is only brought up to date: what is pressed meanwhile is sent in its place. */
  yields: boolean;
}

export const SendingContext = createContext<Sending | null>(null);

/** What was sent from where, and what is known of it where its answer is lost: it can be sent again then. */
interface Pressed {
  sending: Sending;
  page: string;
  answer: unknown;
  lost?: Lost;
}

/** A whole-document submit that did not come through (stopped, offline) can be repeated after this. */
const PATIENCE_MS = 10_000;

/**
 * Remembers which button sent the form, and at which page. A navigation that ended, with success or without, has made
 * another page: no effect has to see it begin and end, for on a busy machine both may happen between two renders, and a
 * form that still waited for the end would swallow the next press. So would one that waited for what is read anew after its
 * answer: it is shown already, and can be pressed again.
 */
export function useSending(page: string, answer: unknown, navigating: boolean) {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const current = pressed?.page === page && pressed.answer === answer ? pressed : null;
  const sending = current && !current.lost ? current.sending : null;
  useEffect(() => {
    if (!current) return;
    const hear = (event: Event) =>
      event instanceof AnswerLost && setPressed((one) => one && { ...one, lost: event.lost });
    addEventListener(AnswerLost.type, hear);
    return () => removeEventListener(AnswerLost.type, hear);
  }, [current]);
  useEffect(() => {
    if (!sending) return;
    const forget = () => setPressed(null);
    const timer = navigating ? undefined : setTimeout(forget, PATIENCE_MS);
    addEventListener('pageshow', forget);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', forget);
    };
  }, [sending, navigating]);
  return {
    sending,
    lost: current?.lost,
    send: (next: Sending) => setPressed({ sending: next, page, answer }),
  };
}

/** What a pressed button says of itself; nothing for Enter in a form without buttons. */
export function sendingOf(submitter: HTMLElement | null): Sending {
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  return {
    name: button?.name ?? '',
    value: button?.value ?? '',
    pending: button?.dataset.pending ?? 'Enviando...',
    yields: button?.dataset.yields !== undefined,
  };
}

import { useActionData } from '@remix-run/react';
import { type ReactNode, useRef } from 'react';
import { focusedByBrowser, useFocusOnAnswer } from '~/components/answer-focus';
import { ChangedPart } from '~/components/changed-lines';
import { SubmitButton } from '~/components/form/submit-button';
import type { Press } from './seen-servers';
import type { Shown } from './words.server';

export const useShown = () => useActionData<{ ensayo?: Shown }>()?.ensayo;

const ENSAYAR = { intencion: 'ensayar', pending: 'Probando...' };

/** The one filled button of a form: what was seen to change nothing, or to leave a name without servers, is not the way on: something else has to be typed first. */
export function useOrTryAgain(act: Press): Press {
  const shown = useShown();
  return shown?.again ? { ...ENSAYAR, press: shown.again } : act;
}

/**
 * The button that shows what a change will do, under the fields that it is of, and then what it showed, which the act itself follows: it was asked
 * for, so its heading gets the focus, from the browser itself where no scripts run, and it is brought to the top: what it says is as long as a dialog.
 * `first`: what comes before its parts; `last`: what can be done all the same, once they were read.
 */
export function Rehearsal({ first, last }: Partial<Record<'first' | 'last', ReactNode>>) {
  const shown = useShown();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnAnswer(heading, shown ?? false, false);
  return (
    <>
      {shown?.plain !== '' && (
        <SubmitButton {...ENSAYAR} kind="plain">
          {shown?.plain ?? 'Ver qué va a pasar'}
        </SubmitButton>
      )}
      {shown && (
        <section aria-labelledby="ensayo" className="diff">
          <h3 id="ensayo" ref={heading} tabIndex={-1} {...focusedByBrowser}>
            {shown.title}
          </h3>
          {first}
          {shown.parts.map((part) => (
            <div key={part.title}>
              <ChangedPart {...part} />
            </div>
          ))}
          {last}
        </section>
      )}
    </>
  );
}

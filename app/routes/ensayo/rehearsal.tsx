import { useActionData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '~/components/form/submit-button';
import { keyed } from '~/components/keyed';
import type { Shown } from './words.server';

/** The button that shows what a change will do, and what it showed: it was asked for, so its heading gets the focus. */
export function Rehearsal() {
  const shown = useActionData<{ ensayo?: Shown }>()?.ensayo;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <>
      {shown && (
        <section aria-labelledby="ensayo" className="diff">
          <h3 id="ensayo" ref={heading} tabIndex={-1}>
            {shown.title}
          </h3>
          {shown.parts.map(({ title, lines, kind: Kind }) => (
            <div key={title}>
              <h4>{title}</h4>
              <ul>
                {keyed(lines, String).map(([key, line]) => (
                  <li key={key}>
                    <Kind>{line}</Kind>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <SubmitButton intencion="ensayar" kind="plain" pending="Probando...">
        Ver qué va a pasar
      </SubmitButton>
    </>
  );
}

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
          <p>{shown.when}</p>
          {shown.parts.map(({ title, lines, more, sign }) => (
            <div key={title}>
              <h4>{title}</h4>
              <ul>
                {keyed(lines, String).map(([key, line]) => (
                  <li key={key}>{sign ? <Record sign={sign} line={line} /> : line}</li>
                ))}
              </ul>
              {more > 0 && <p>Y {more} más.</p>}
            </div>
          ))}
        </section>
      )}
      <p>
        <SubmitButton intencion="ensayar" kind="plain" pending="Probando sin guardar...">
          {shown ? 'Ver de nuevo qué va a pasar' : 'Ver qué va a pasar'}
        </SubmitButton>
      </p>
    </>
  );
}

/** The sign says it too, for who does not see colours. */
function Record({ sign, line }: { sign: '−' | '+'; line: string }) {
  const Kind = sign === '−' ? 'del' : 'ins';
  return <Kind>{`${sign} ${line}`}</Kind>;
}

import { type MouseEvent, useRef } from 'react';
import { focusedByBrowser, useFocusOnAnswer } from '../answer-focus';
import { elementId } from './screen-field';

/** What the summary needs of a form that was refused. */
interface RefusedForm {
  id: string;
  errors: string[] | undefined;
  allErrors: Readonly<Record<string, string[]>>;
}

/**
 * 'Errores encontrados:' first in main and focused (screens.md, Forms). Errors of no field come first; the others, which
 * come in the order of the screen, are links to their fields with the words shown there. The alert is a child: some screen readers read a focused alert twice.
 * What several fields are told is said once: the second time it reads as a fault of the page.
 */
export function ErrorSummary({ form }: { form: RefusedForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { allErrors, errors: general = [] } = form;
  useFocusOnAnswer(box, Object.keys(allErrors).length > 0 && allErrors);
  const said = new Map<string, string[]>(general.map((message) => [message, []]));
  for (const [name, messages] of Object.entries(allErrors)) {
    const line = messages.join(' ');
    if (name) said.set(line, [...(said.get(line) ?? []), name]);
  }
  if (!said.size) return null;
  return (
    <div className="errors" ref={box} tabIndex={-1} {...focusedByBrowser}>
      <div role="alert">
        <h2>Errores encontrados:</h2>
        <ul>
          {[...said].map(([line, names]) => (
            <li key={line}>
              {names[0] ? (
                <a href={`#${elementId(`${form.id}-${names[0]}`)}`} onClick={goToField}>
                  {line}
                </a>
              ) : (
                line
              )}
              {names[1] && ` (${names.length} campos)`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A plain fragment link would clear the action's data, and the errors with it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const question = field.closest('fieldset, .field') ?? field;
  question.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

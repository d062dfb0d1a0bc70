import { type MouseEvent, useRef } from 'react';
import { focusedByBrowser, useFocusOnAnswer } from '~/components/answer-focus';
import { ChangedPart } from '~/components/changed-lines';
import { keyed } from '~/components/keyed';
import type { Comparacion } from './compared.server';

interface ComparisonProps {
  comparacion: Comparacion;
  /** Where the lines were typed. */
  box: string;
}

/** What the change that was compared would do. It was asked for: it comes first, and its heading gets the focus. */
export function Comparison({ comparacion, box }: ComparisonProps) {
  const { versionZona, comparado, dicho, groups, besides, errores, correctos, omitidas } = comparacion;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer is another object, also where it says the same: it was asked for again.
  useFocusOnAnswer(heading, comparacion, errores.total > 0);
  const title = (
    <h3 id="cambios" ref={heading} tabIndex={-1} {...focusedByBrowser}>
      {dicho}
    </h3>
  );
  return (
    <section aria-labelledby="cambios" className="diff">
      <input type="hidden" name="versionZona" value={versionZona} />
      <input type="hidden" name="comparado" value={comparado} />
      {errores.total > 0 ? (
        // How many is what its box begins with: said over it and in it, it would be read twice.
        <div className="notice error">
          {title}
          <div role="alert">
            <Wrong {...errores} box={box} />
            {correctos && <p>{correctos}</p>}
          </div>
        </div>
      ) : (
        title
      )}
      {groups.map(toGroup)}
      {besides.groups.length > 0 && (
        <details open={besides.open}>
          <summary>{besides.title}</summary>
          {besides.groups.map(toGroup)}
        </details>
      )}
      {omitidas.total > 0 && (
        <details>
          <summary>{omitidas.title}</summary>
          <Wrong {...omitidas} box={box} />
        </details>
      )}
    </section>
  );
}

const toGroup = (group: Comparacion['groups'][number]) => <Group key={group.title + group.kind} {...group} />;

/** Records that go or come, or what else comes of the change. */
const Group = ({ title, kind, lines, total }: Comparacion['groups'][number]) => (
  <>
    <ChangedPart title={title} kind={kind} lines={lines} />
    <More than={lines.length} total={total} />
  </>
);

/** A line is chosen in the box where it was typed. A plain fragment link would clear the action's data. */
function toLine(event: MouseEvent<HTMLAnchorElement>, linea: number) {
  const box = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(box instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const lines = box.value.split('\n');
  const end = lines.slice(0, linea).join('\n').length;
  box.setSelectionRange(end - (lines[linea - 1] ?? '').length, end);
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'center' });
  box.scrollTop = (box.scrollHeight * (linea - 1)) / lines.length;
}

/** Lines of a file that are not taken, each with its number, which leads to it, as it was typed, and then its reason. */
function Wrong({ lines, total, box }: Comparacion['errores'] & Pick<ComparisonProps, 'box'>) {
  return (
    <>
      <ul>
        {keyed(lines, ({ linea, texto }) => `${linea} ${texto}`).map(([key, { linea, texto, motivo }]) => (
          <li key={key}>
            {linea > 0 && (
              <>
                <a href={`#${box}`} onClick={(event) => toLine(event, linea)}>
                  Línea {linea}
                </a>
                :{' '}
              </>
            )}
            {texto && <code>{texto}</code>} <div>{motivo}</div>
          </li>
        ))}
      </ul>
      <More than={lines.length} total={total} />
    </>
  );
}

const More = ({ than, total }: { than: number; total: number }) =>
  total > than ? <p>Y {total - than} más.</p> : null;

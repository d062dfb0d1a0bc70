import { useRef } from 'react';
import { focusedByBrowser, useFocusOnAnswer } from '~/components/answer-focus';
import { ChangedPart } from '~/components/changed-lines';
import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import type { Comparacion } from './compared.server';

/** What the change that was compared would do. It was asked for: it comes first, and its heading gets the focus. */
export function Comparison({ comparacion }: { comparacion: Comparacion }) {
  const { versionZona, comparado, dicho, groups, besides, errores, correctos, omitidas } = comparacion;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer is another object, also where it says the same: it was asked for again.
  useFocusOnAnswer(heading, comparacion, errores.total > 0);
  return (
    <section aria-labelledby="cambios" className="diff">
      <input type="hidden" name="versionZona" value={versionZona} />
      <input type="hidden" name="comparado" value={comparado} />
      <h3 id="cambios" ref={heading} tabIndex={-1} {...focusedByBrowser}>
        {dicho}
      </h3>
      {errores.total > 0 && (
        <Notice tipo="error" title="Corrija estas líneas">
          <Wrong {...errores} />
          {correctos && <p>{correctos}</p>}
        </Notice>
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
          <Wrong {...omitidas} />
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

/** Lines of a file that are not taken, each with its number, as it was typed, and then its reason. */
function Wrong({ lines, total }: Comparacion['errores']) {
  return (
    <>
      <ul>
        {keyed(lines, ({ linea, texto }) => `${linea} ${texto}`).map(([key, { linea, texto, motivo }]) => (
          <li key={key}>
            {linea > 0 && <strong>Línea {linea}: </strong>}
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

import { useEffect, useRef } from 'react';
import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import type { Comparacion } from './zone.server';

/** What the change that was compared would do. It was asked for: it comes first, and its heading gets the focus. */
export function Comparison({ comparacion }: { comparacion: Comparacion }) {
  const { versionZona, comparado, dicho, quitados, agregados, errores, omitidas } = comparacion;
  // Of one kind alone the heading says already how many.
  const isTold = errores.total === 0 && (quitados.total === 0 || agregados.total === 0);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer is another object, also where it says the same: it was asked for again.
  useEffect(() => {
    if (comparacion) heading.current?.focus();
  }, [comparacion]);
  return (
    <section aria-labelledby="cambios" className="diff">
      <input type="hidden" name="versionZona" value={versionZona} />
      <input type="hidden" name="comparado" value={comparado} />
      <h3 id="cambios" ref={heading} tabIndex={-1}>
        {dicho}
      </h3>
      {errores.total > 0 && (
        <Notice tipo="error" title="Corrija estas líneas">
          <Wrong {...errores} />
        </Notice>
      )}
      <Group title={!isTold && 'Se quitan'} kind="del" {...quitados} />
      <Group title={!isTold && 'Se agregan'} kind="ins" {...agregados} />
      {omitidas.total > 0 && (
        <>
          <h4>Se dejan afuera ({omitidas.total})</h4>
          <Wrong {...omitidas} />
        </>
      )}
    </section>
  );
}

type Shown = Comparacion['agregados'];

interface GroupProps extends Shown {
  /** Where the heading above does not say it. */
  title: string | false;
  kind: 'del' | 'ins';
}

/** Records that go or come: the sign says it too, for who does not see colours. */
function Group({ title, kind: Kind, lines, total }: GroupProps) {
  if (total === 0) return null;
  const sign = Kind === 'del' ? '−' : '+';
  return (
    <>
      {title && (
        <h4>
          {title} ({total})
        </h4>
      )}
      <ul>
        {keyed(lines, String).map(([key, line]) => (
          <li key={key}>
            <Kind>{`${sign} ${line}`}</Kind>
          </li>
        ))}
      </ul>
      <More than={lines.length} total={total} />
    </>
  );
}

/** Lines of a file that are not taken, each with its number and its reason. */
function Wrong({ lines, total }: Comparacion['errores']) {
  return (
    <>
      <ul>
        {keyed(lines, ({ linea, texto }) => `${linea} ${texto}`).map(([key, { linea, texto, motivo }]) => (
          <li key={key}>
            {linea > 0 && <strong>Línea {linea}: </strong>}
            {motivo} {texto && <code>{texto.trim()}</code>}
          </li>
        ))}
      </ul>
      <More than={lines.length} total={total} />
    </>
  );
}

const More = ({ than, total }: { than: number; total: number }) =>
  total > than ? <p>Y {total - than} más.</p> : null;

import { useActionData } from '@remix-run/react';
import { SubmitButton } from '~/components/form/submit-button';
import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import { count } from '~/format';
import type { Comparacion } from './zone.server';

/** What the change that was compared would do, and the button that does it. */
export function Comparison() {
  const comparacion = useActionData<{ comparacion?: Comparacion }>()?.comparacion;
  if (!comparacion) return null;
  const { versionZona, quitados, agregados, errores, omitidas } = comparacion;
  const isSame = quitados.total + agregados.total === 0;
  const canApply = errores.total === 0 && !isSame;
  return (
    <section aria-labelledby="cambios" className="diff">
      <input type="hidden" name="versionZona" value={versionZona} />
      <h3 id="cambios">{isSame ? 'La zona ya está así: no hay nada que cambiar' : 'Qué cambia'}</h3>
      {errores.total > 0 && (
        <Notice
          tipo="error"
          title={`${count(errores.total, 'línea', 'líneas')} con errores: no se cambia nada`}
        >
          <Wrong {...errores} />
        </Notice>
      )}
      <Group title="Se quitan" kind="del" {...quitados} />
      <Group title="Se agregan" kind="ins" {...agregados} />
      {omitidas.total > 0 && (
        <>
          <h4>Se dejan afuera ({omitidas.total})</h4>
          <Wrong {...omitidas} />
        </>
      )}
      {canApply && (
        <SubmitButton intencion="aplicar" pending="Aplicando...">
          Aplicar los cambios
        </SubmitButton>
      )}
    </section>
  );
}

type Shown = Comparacion['agregados'];

interface GroupProps extends Shown {
  title: string;
  kind: 'del' | 'ins';
}

/** Records that go or come: the sign says it too, for who does not see colours. */
function Group({ title, kind: Kind, lines, total }: GroupProps) {
  if (total === 0) return null;
  const sign = Kind === 'del' ? '−' : '+';
  return (
    <>
      <h4>
        {title} ({total})
      </h4>
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

import { useActionData } from '@remix-run/react';
import { SubmitButton } from '~/components/form/submit-button';
import { Notice } from '~/components/notice';
import { count } from '~/format';
import type { Comparacion } from './zone.server';

/** As many lines as are of use to a person; the numbers say how many there are. */
const SHOWN = 200;

/** What the change that was compared would do, and the button that does it. */
export function Comparison() {
  const comparacion = useActionData<{ comparacion?: Comparacion }>()?.comparacion;
  if (!comparacion) return null;
  const { versionZona, quitados, agregados, errores, omitidas } = comparacion;
  const isSame = quitados.length + agregados.length === 0;
  const canApply = errores.length === 0 && !isSame;
  return (
    <section aria-labelledby="cambios" className="diff">
      <input type="hidden" name="versionZona" value={versionZona} />
      <h3 id="cambios">{isSame ? 'La zona ya está así: no hay nada que cambiar' : 'Qué cambia'}</h3>
      {errores.length > 0 && (
        <Notice
          tipo="error"
          title={`${count(errores.length, 'línea', 'líneas')} con errores: no se cambia nada`}
        >
          <Wrong lines={errores} />
        </Notice>
      )}
      <Group title="Se quitan" kind="del" lines={quitados} />
      <Group title="Se agregan" kind="ins" lines={agregados} />
      {omitidas.length > 0 && (
        <>
          <h4>Se dejan afuera ({omitidas.length})</h4>
          <Wrong lines={omitidas} />
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

/** Records that go or come: the sign says it too, for who does not see colours. */
function Group({ title, kind: Kind, lines }: { title: string; kind: 'del' | 'ins'; lines: string[] }) {
  if (lines.length === 0) return null;
  const sign = Kind === 'del' ? '−' : '+';
  return (
    <>
      <h4>
        {title} ({lines.length})
      </h4>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>
            <Kind>{`${sign} ${line}`}</Kind>
          </li>
        ))}
      </ul>
      <More lines={lines.length} />
    </>
  );
}

/** Lines of a file that are not taken, each with its number and its reason. */
function Wrong({ lines }: { lines: Comparacion['errores'] }) {
  return (
    <>
      <ul>
        {lines.slice(0, SHOWN).map(({ linea, texto, motivo }) => (
          <li key={`${linea} ${texto}`}>
            {linea > 0 && <strong>Línea {linea}: </strong>}
            {motivo} {texto && <code>{texto.trim()}</code>}
          </li>
        ))}
      </ul>
      <More lines={lines.length} />
    </>
  );
}

const More = ({ lines }: { lines: number }) => (lines > SHOWN ? <p>Y {lines - SHOWN} más.</p> : null);

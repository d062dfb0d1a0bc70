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
  return (
    <section aria-label="Comparación">
      <input type="hidden" name="versionZona" value={versionZona} />
      {errores.length > 0 && (
        <Notice
          tipo="error"
          title={`${count(errores.length, 'línea', 'líneas')} con errores: no se cambia nada`}
        >
          <Lines lines={errores.map(({ linea, texto, motivo }) => `${at(linea)}${motivo} ${texto}`)} />
        </Notice>
      )}
      {errores.length === 0 && isSame && <p>La zona ya está así: no hay nada que cambiar.</p>}
      {quitados.length > 0 && (
        <Group title={`Se quitan (${quitados.length})`} lines={quitados.map((each) => `− ${each}`)} />
      )}
      {agregados.length > 0 && (
        <Group title={`Se agregan (${agregados.length})`} lines={agregados.map((each) => `+ ${each}`)} />
      )}
      {omitidas.length > 0 && (
        <Group
          title={`Se dejan afuera (${omitidas.length})`}
          lines={omitidas.map(({ linea, texto, motivo }) => `${at(linea)}${motivo} ${texto}`)}
        />
      )}
      {errores.length === 0 && !isSame && (
        <SubmitButton intencion="aplicar" pending="Aplicando...">
          Aplicar los cambios
        </SubmitButton>
      )}
    </section>
  );
}

const at = (linea: number): string => (linea > 0 ? `Línea ${linea}: ` : '');

function Group({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <Lines lines={lines} />
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="lines">
      {lines.slice(0, SHOWN).map((line) => (
        <li key={line}>
          <code>{line}</code>
        </li>
      ))}
      {lines.length > SHOWN && <li>Y {lines.length - SHOWN} más.</li>}
    </ul>
  );
}

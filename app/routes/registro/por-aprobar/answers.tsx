import type { ReactNode } from 'react';
import { ActionButton } from '~/components/form/action-button';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import type { Made } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';
import type { RESPUESTA } from './asked';

interface AnswersProps {
  made: Made<(typeof RESPUESTA)['fields']>;
  puede: ActoDeLista['puede'];
  /** Somebody else could approve it. */
  hayOtraPersona: boolean;
  operacion: string;
  /** What is pressed to approve it. */
  approve: string;
}

/** What who looks at an act may do about it: to answer it, to take it back or do it alone, or to look at what was done so. */
export function Answers({ made, puede, hayOtraPersona, operacion, approve }: AnswersProps) {
  if (puede.responder)
    return (
      <>
        <ActionButton intencion="aprobar" pending="Aprobando..." fields={{ operacion }}>
          {approve}
        </ActionButton>
        <section>
          <h2>Si no corresponde</h2>
          <Asked {...{ made, operacion }} label="Motivo del rechazo" hint="Lo lee quien lo pidió.">
            <SubmitButton intencion="rechazar" kind="second" pending="Rechazando...">
              Rechazar
            </SubmitButton>
          </Asked>
        </section>
      </>
    );
  if (puede.revisar)
    return (
      <Asked {...{ made, operacion }} label="Qué encontró" hint="Queda guardado, con su nombre.">
        <SubmitButton intencion="revisar" pending="Guardando...">
          Dar por revisado
        </SubmitButton>
      </Asked>
    );
  if (!puede.retirar) return null;
  return (
    <>
      <Actions>
        <ActionButton intencion="retirar" kind="second" pending="Retirando..." fields={{ operacion }}>
          Retirar el pedido
        </ActionButton>
      </Actions>
      {puede.hacerASolas && <Alone {...{ made, hayOtraPersona, operacion }} />}
    </>
  );
}

/** Breaking the glass, with what follows from it: folded, for most only wait; open where it was refused or written, or where nobody else could approve. */
const Alone = ({ made, hayOtraPersona, operacion }: Omit<AnswersProps, 'puede' | 'approve'>) => (
  <details open={!hayOtraPersona || Boolean(made[1].motivo.errors || made[1].motivo.value)}>
    <summary>¿No se puede esperar?</summary>
    <p>
      {!hayOtraPersona && 'Hoy no hay otra persona con este permiso: si hace falta hacerlo, es así. '}
      Se hace en el momento, avisa con una alarma a todas las demás personas de dirección, y queda por revisar
      hasta que otra persona con este permiso, o que se agregue después, lo mire.
    </p>
    <Asked {...{ made, operacion }} label="Por qué no se puede esperar" hint="Queda guardado, con su nombre.">
      <SubmitButton intencion="hacerASolas" kind="danger" pending="Haciendo...">
        Hacerlo ya
      </SubmitButton>
    </Asked>
  </details>
);

interface AskedProps extends Pick<AnswersProps, 'made' | 'operacion'> {
  label: string;
  hint: string;
  /** What is pressed. */
  children: ReactNode;
}

const Asked = ({ made: [form, fields], operacion, label, hint, children }: AskedProps) => (
  <Form form={form}>
    <input type="hidden" name="operacion" value={operacion} />
    <TextAreaField field={fields.motivo} label={label} hint={hint} />
    <Actions>{children}</Actions>
  </Form>
);

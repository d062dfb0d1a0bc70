import type { SubmissionResult } from '@conform-to/react';
import { DomainName } from '~/components/domain-name';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import type { Constraints } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { MINUTOS_DE_MIRADA } from '~/registry/domain/oficina';
import { MOTIVO } from '~/routes/registro/reason-asked';

interface WhyProps {
  nombre: string;
  /** Its registration did not fail, and is done: else it has no history that anybody reads. */
  registrado: boolean;
  operacion: string;
  lastResult?: SubmissionResult;
  constraint: Constraints;
}

const READ_BY_ITS_HOLDER =
  'Su titular lo lee en el historial del dominio, sin el nombre de usted: «El registro consultó los datos de este dominio» y el motivo.';
const KEPT_AT_THE_DESK =
  'El registro de este dominio no se completó: todavía no tiene un historial donde leerlo. El motivo queda escrito, con el nombre de usted, en Lo que se hizo.';

/** Before anything of a name is seen: why. Its holder reads it, where it has one. */
export function Why({ nombre, registrado, operacion, lastResult, constraint }: WhyProps) {
  const [form, fields] = useForm(MOTIVO, { lastResult, constraint });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>
        <DomainName nombre={nombre} />
      </h1>
      <p>
        Antes de ver este dominio, diga por qué. {registrado ? READ_BY_ITS_HOLDER : KEPT_AT_THE_DESK} Durante{' '}
        {MINUTOS_DE_MIRADA} minutos usted ve lo que ve {registrado ? 'su titular' : 'quien lo pidió'}, sin los
        números completos de cuentas y documentos. Abrirlo no cambia nada del dominio.
      </p>
      <Form form={form}>
        <input type="hidden" name="operacion" value={operacion} />
        <TextAreaField
          field={fields.motivo}
          label="Motivo"
          hint="Por ejemplo: «Consulta 1234, no recibe correo». Hasta 500 caracteres."
          rows={3}
        />
        <Actions>
          <SubmitButton intencion="mirar" pending="Guardando...">
            Ver el dominio
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

import * as address from '~/addresses';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions, ButtonLink } from '~/components/layout';

interface RequestFormProps {
  /** The key of the request: sent again it asks for nothing new. */
  operacion: string;
  /** What the person was shown that it costs; null where it is not known. */
  importe: number | null;
  volver: { href: string; words: string };
}

/** 'Solicitar Transferencia': sent to the page that processes it and shows the result (spec 2). */
export function RequestForm({ operacion, importe, volver }: RequestFormProps) {
  return (
    <Form action={address.importarConfirmacion()} reloadDocument>
      <input type="hidden" name="operacion" value={operacion} />
      {importe !== null && <input type="hidden" name="importe" value={importe} />}
      <Actions>
        <SubmitButton intencion="solicitar" pending="Solicitando...">
          Solicitar Transferencia
        </SubmitButton>
        <ButtonLink href={volver.href} kind="second">
          {volver.words}
        </ButtonLink>
      </Actions>
    </Form>
  );
}

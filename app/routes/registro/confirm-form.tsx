import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';

interface ConfirmFormProps {
  operacion: string;
  /** What was typed, sent once more as it was read: of several under one name, as words of one field, for hidden ones of one name are read as a mistake. */
  sent: Readonly<Record<string, string>>;
  intencion: string;
  press: string;
  danger?: boolean;
}

/** Under what an act of the desk changes: does it, or goes back to what was typed (`corregir`). */
export const ConfirmForm = ({ operacion, sent, intencion, press, danger }: ConfirmFormProps) => (
  <Form>
    <input type="hidden" name="operacion" value={operacion} />
    {Object.entries(sent).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Actions>
      <SubmitButton intencion={intencion} kind={danger ? 'danger' : 'main'} pending="Guardando...">
        {press}
      </SubmitButton>
      <SubmitButton intencion="corregir" kind="second" pending="Un momento...">
        Cambiar los datos
      </SubmitButton>
    </Actions>
  </Form>
);

import * as address from '~/addresses';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import type { Made } from '~/components/form/use-form';
import { RESULTADO } from '~/components/use-arrival';

/** One box for names, people, mail addresses, purchases, charges, questions and transfers, from wherever it stands. */
export const SearchBox = ({ made: [form, fields] }: { made: Made<{ readonly buscado: 'text' }> }) => (
  <Form
    form={form}
    action={address.placeOn(address.buscarEnOficina(), RESULTADO)}
    role="search"
    className="hero"
  >
    <TextField
      field={fields.buscado}
      label="Qué busca"
      width="full"
      hint="Un dominio, una persona (nombre, usuario, correo o nic handle), o el número de una compra, un cobro, una consulta o una transferencia."
      autoComplete="off"
      spellCheck={false}
      press={
        <SubmitButton intencion="buscar" pending="Buscando...">
          Buscar
        </SubmitButton>
      }
    />
  </Form>
);

import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { Form } from '~/components/form/form';
import { CheckboxGroup } from '~/components/form/option-fields';
import { plainField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { money } from '~/format';
import { CAJA } from '~/registry/contract/nombres';
import type { Search } from './search.server';

type SearchFormProps = Pick<Search, 'nombre' | 'sufijos' | 'elegidos' | 'refused' | 'captcha'>;

/** The name and its suffixes; a GET, so that the result can be bookmarked and sent. */
export function SearchForm({ nombre, sufijos, elegidos, refused, captcha }: SearchFormProps) {
  const field = (name: string, value: string | string[]) => ({
    ...plainField(name, value, refused?.allErrors[name]),
    id: `buscar-${name}`,
  });
  return (
    <Form method="get" action={address.disponibilidad()} role="search" aria-label="Disponibilidad de nombres">
      <input type="hidden" name={CAJA} value="1" />
      <TextField
        field={field('nombre', nombre)}
        label="Nombre de dominio"
        hint="Por ejemplo: peñarol. Puede escribir varios, separados por comas."
        width="full"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      <CheckboxGroup
        field={field('sufijo', elegidos)}
        label="Terminación"
        inline
        options={sufijos.map(({ nombre: sufijo, precio }) => ({
          value: sufijo,
          label: `.${sufijo} (${money(precio)} por año)`,
        }))}
      />
      {captcha && <CaptchaField field={field('captcha', '')} desafio={captcha} />}
      <SubmitButton pending="Buscando...">Buscar</SubmitButton>
    </Form>
  );
}

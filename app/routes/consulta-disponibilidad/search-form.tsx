import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { Form } from '~/components/form/form';
import { CheckboxGroup } from '~/components/form/option-fields';
import { plainField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { RESULTADO } from '~/components/use-arrival';
import { money } from '~/format';
import { CAJA } from '~/registry/domain/typed-name';
import type { Search } from './search.server';

type SearchFormProps = Pick<Search, 'nombre' | 'sufijos' | 'elegidos' | 'refused' | 'captcha'>;

/**
 * The name and its suffixes; a GET, so that the result can be bookmarked and sent. Its fields are made anew for another
 * query (`key`): after Back they show what the address says.
 */
export function SearchForm({ nombre, sufijos, elegidos, refused, captcha }: SearchFormProps) {
  const field = (name: string, value: string | string[]) => ({
    ...plainField(name, value, refused?.allErrors[name]),
    id: `buscar-${name}`,
    key: String(value),
  });
  return (
    <Form
      method="get"
      action={address.placeOn(address.disponibilidad(), RESULTADO)}
      role="search"
      aria-label="Disponibilidad de nombres"
      className="hero"
      preventScrollReset
    >
      <input type="hidden" name={CAJA} value="1" />
      {captcha && <CaptchaField field={field('captcha', '')} desafio={captcha} />}
      <TextField
        field={field('nombre', nombre)}
        label="Nombre de dominio"
        hint="Por ejemplo: peñarol. Puede escribir varios, separados por comas."
        width="full"
        inputMode="url"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        press={<SubmitButton pending="Buscando...">Buscar</SubmitButton>}
      />
      <CheckboxGroup
        field={field('sufijo', elegidos)}
        label="Terminación"
        inline
        options={sufijos.map(({ nombre: sufijo, precio }) => ({
          value: sufijo,
          label: (
            <>
              <b>.{sufijo}</b> {precio === null ? '' : `${money(precio)} por año`}
            </>
          ),
        }))}
      />
    </Form>
  );
}

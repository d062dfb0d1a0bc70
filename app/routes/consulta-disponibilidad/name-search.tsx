import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { CheckboxGroup } from '~/components/form/option-fields';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { RESULTADO } from '~/components/use-arrival';
import { money } from '~/format';
import { CAJA } from '~/registry/domain/typed-name';
import type { Search } from './search.server';

type NameSearchProps = Pick<Search, 'nombre' | 'sufijos' | 'elegidos' | 'refused' | 'captcha'> & {
  /** Something was found that moves forward: searching again is not the strongest button any more. */
  isAnswered: boolean;
};

/**
 * The name and its suffixes. Its fields are made anew for another
 * query (`key`): after Back they show what the address says.
 */
export function NameSearch({ nombre, sufijos, elegidos, refused, captcha, isAnswered }: NameSearchProps) {
  const field = (name: string, value: string | string[]) => ({
    ...plainField(name, value, refused?.allErrors[name]),
    id: `buscar-${name}`,
    key: String(value),
  });
  return (
    <SearchForm
      action={address.placeOn(address.disponibilidad(), RESULTADO)}
      name="Disponibilidad de nombres"
      main
      kind={isAnswered ? 'second' : 'main'}
      before={
        <>
          <input type="hidden" name={CAJA} value="1" />
          {captcha && <CaptchaField field={field('captcha', '')} desafio={captcha} />}
        </>
      }
      field={field('nombre', nombre)}
      label="Nombre de dominio"
      hint="Por ejemplo: peñarol. Puede escribir varios, separados por comas."
      width="full"
      inputMode="url"
      enterKeyHint="search"
      autoCapitalize="none"
    >
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
    </SearchForm>
  );
}

import { CheckboxField } from '~/components/form/checkbox-field';
import { CheckboxGroup } from '~/components/form/option-fields';
import { plainField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import type { FilterName } from './filter-names';
import type { FilterErrors, Typed } from './filters.server';
import type { Offered } from './mis-dominios.server';
import { LOCKS, SERVERS, STATES } from './states';

interface FilterFormProps extends Offered {
  typed: Typed;
  errors: FilterErrors;
  /** How many rows a page has, where the list below does not ask it. */
  size?: number;
}

type Field = ReturnType<typeof plainField>;
type FieldOf = (name: FilterName) => Field;

/** Asked in the form of the list, so that what is ticked stays; what answers is an address that can be bookmarked and sent (spec 2, My domains). */
export function FilterForm({ typed, errors, size, cuentas, roles, ...known }: FilterFormProps) {
  const field: FieldOf = (name) => ({ ...plainField(name, typed[name], errors[name]), id: `filtro-${name}` });
  const { porEstado, porServidor, porCandado } = known;
  const { orden } = typed;
  // What is in force is said by chips below: the list begins in sight.
  const isOpen = Object.keys(errors).length > 0;
  return (
    <div role="search" aria-label="Filtrar los dominios">
      <TextField
        field={field('nombre')}
        label="Nombre de dominio"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
      />
      <details open={isOpen}>
        <summary>Más filtros</summary>
        {/* A block: without styles the words of what opens it run into those of the first question. */}
        <div>
          {porEstado && <CheckboxGroup field={field('estado')} label="Estado" inline options={STATES} />}
        </div>
        <div className="filters">
          <SelectField field={field('tipoRelacionUsuDom')} label="Asociación" empty="Todas" options={roles} />
          <DateField field={field('fechaVencimientoDesde')} label="Vencimiento desde" />
          <DateField field={field('fechaVencimientoHasta')} label="Vencimiento hasta" />
          <AccountField field={field('cuentaPago')} cuentas={cuentas} chosen={typed.cuentaPago} />
          <SelectField
            field={field('dns')}
            label="Quién responde su DNS"
            empty="Cualquiera"
            options={porServidor ? SERVERS : SERVERS.slice(0, 1)}
          />
          {porServidor && (
            <TextField
              field={field('servidor')}
              label="Servidor de nombres"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
          {porCandado && (
            <SelectField field={field('candado')} label="Candado" empty="Con o sin candado" options={LOCKS} />
          )}
          {porEstado && (
            <CheckboxField
              field={field('sinFormaDePago')}
              label="Solo dominios sin forma de pago"
              value="true"
            />
          )}
        </div>
      </details>
      {/* One, after all that it asks: with one above and one below, which of them asked the rest was a question. */}
      <SubmitButton intencion="filtrar" pending="Buscando...">
        Filtrar
      </SubmitButton>
      {size !== undefined && <input type="hidden" name="cantidad" value={size} />}
      {orden && <input type="hidden" name="orden" value={orden} />}
    </div>
  );
}

/** What a date field cannot hold stays as it was typed. */
function DateField({ field, label }: { field: Field; label: string }) {
  const typed = `${field.initialValue}`;
  const isText = field.errors && !new Date(typed).toJSON()?.startsWith(`${typed}T`);
  return <TextField field={field} label={label} type={isText ? 'text' : 'date'} width="short" />;
}

const NO_SE_LEYERON = 'Error al obtener las formas de pago. Por favor, intente de nuevo más tarde.';

function AccountField({
  field,
  cuentas,
  chosen,
}: Pick<Offered, 'cuentas'> & { field: Field; chosen: string }) {
  const none = cuentas?.length === 0 ? 'No tiene formas de pago registradas.' : undefined;
  // What was chosen stays chosen, whether or not it can be named.
  const kept = chosen ? [{ value: chosen, label: 'La forma de pago elegida' }] : [];
  return (
    <SelectField
      field={field}
      label="Forma de pago"
      hint={cuentas ? none : NO_SE_LEYERON}
      empty="Todas"
      options={cuentas ?? kept}
    />
  );
}

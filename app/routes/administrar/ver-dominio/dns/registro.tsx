import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Fragment, useMemo } from 'react';
import * as address from '~/addresses';
import { DefaultButton } from '~/components/form/default-button';
import { FormDialog } from '~/components/form/form-dialog';
import type { ScreenField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import { dialogTitle } from '~/components/page-title';
import { intents } from '~/session/forms/intents.server';
import { recordForm } from './asked';
import { guardar, loadRecord, ver } from './record.server';
import { RecordPreview } from './record-preview';

export const loader = (args: LoaderFunctionArgs) => loadRecord(args);

export const action = intents({ guardar, ver });

/** A record, added or edited: each type with the fields that the registry says (spec 2, 3). */
export default function RecordDialog() {
  const { id, nombre, de, volver, hidden, estructura, values, isNew, gone, tiempos, tipos } =
    useLoaderData<typeof loader>();
  const asked = useMemo(() => recordForm(estructura), [estructura]);
  return (
    <FormDialog
      key={estructura.tipo}
      title={`${isNew ? 'Agregar' : 'Editar'} registro ${estructura.tipo} ${isNew ? 'a' : 'de'} ${de}`}
      closeTo={volver}
      hidden={hidden}
      asks={asked}
      defaultValue={values}
      intencion="guardar"
      press={isNew ? 'Agregar registro' : 'Guardar registro'}
      overThat={{ press: 'Guardar el registro DNS que escribí', cancel: 'Dejar lo que hay ahora' }}
      pending="Guardando..."
    >
      {(fields) => (
        <>
          <DefaultButton intencion="guardar" />
          {gone && <p>{gone}</p>}
          {isNew && <Types nombre={nombre} tipos={tipos} current={estructura.tipo} />}
          <p>{estructura.descripcion}.</p>
          {estructura.estructuraCampos.map((campo) => (
            <Fragment key={campo.nombre}>
              <RecordField campo={campo} field={fields[campo.nombre]} dominio={nombre} />
              {campo.nombre === estructura.leido && (
                <RecordPreview estructura={estructura} dominio={nombre} fields={fields} />
              )}
            </Fragment>
          ))}
          {fields.ttl && (
            <SelectField
              field={fields.ttl}
              label="TTL"
              hint="Cuánto puede demorar en verse un cambio."
              options={tiempos}
            />
          )}
          <SubmitButton intencion="ver" kind="plain" pending="Mirando...">
            Ver cómo queda
          </SubmitButton>
          {id !== undefined && !gone && (
            <p>
              <Link to={address.dnsDe('eliminar-registro', nombre, { id })} preventScrollReset replace>
                Eliminar este registro
              </Link>
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

type Campo = ReturnType<typeof useLoaderData<typeof loader>>['estructura']['estructuraCampos'][number];

type Tipo = ReturnType<typeof useLoaderData<typeof loader>>['tipos'][number];

function Types({ nombre, tipos, current }: { nombre: string; tipos: Tipo[]; current: string }) {
  return (
    <nav aria-label="Tipo de registro">
      <details className="ways">
        <summary>{`Tipo: ${current}`}</summary>
      </details>
      <ul className="kinds">
        {tipos.map(({ tipo, para }) => (
          <li key={tipo}>
            <Link
              to={address.dnsDe('registro', nombre, { tipo })}
              aria-current={tipo === current ? 'page' : undefined}
              preventScrollReset
              replace
            >
              <strong>{tipo}</strong> {para}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RecordFieldProps {
  campo: Campo;
  field?: ScreenField;
  dominio: string;
}

function RecordField({ campo, field, dominio }: RecordFieldProps) {
  if (!field) return null;
  const words = { field, label: campo.etiqueta, hint: campo.descripcion, optional: !campo.obligatorio };
  const known = campo.opciones.includes(String(field.initialValue ?? campo.opciones[0]));
  if (campo.opciones.length > 0 && known)
    return (
      <SelectField
        {...words}
        optional={false}
        options={campo.opciones.map((value) => ({ value, label: value }))}
      />
    );
  if (campo.nombre === 'text')
    return <TextAreaField {...words} rows={3} spellCheck={false} autoComplete="off" />;
  const isNumber = ['pri', 'weight', 'port'].includes(campo.nombre);
  return (
    <TextField
      {...words}
      width={isNumber ? 'short' : 'medium'}
      suffix={campo.etiqueta === 'Nombre' ? `.${dominio}` : undefined}
      autoComplete="off"
      spellCheck={false}
      inputMode={isNumber ? 'numeric' : undefined}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, location, data }) =>
  dialogTitle({ matches, location }, `${data?.isNew === false ? 'Editar' : 'Agregar'} registro`);

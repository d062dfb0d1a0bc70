import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { Form } from '~/components/form/form';
import { plainField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { count } from '~/format';

interface RecordSearchProps {
  nombre: string;
  buscar: string;
  /** How many records have it. */
  encontrados: number;
}

/** Where the records are more than a page: those with some words in their name or data, by a GET. */
export function RecordSearch({ nombre, buscar, encontrados }: RecordSearchProps) {
  return (
    <Form
      method="get"
      action={`${address.verDominio(nombre)}#registros`}
      role="search"
      aria-label="Buscar registros"
    >
      <input type="hidden" name="dominio" value={nombre} />
      <TextField
        field={plainField('buscar', buscar)}
        label="Buscar registros"
        hint="Alcanza con una parte del nombre o del contenido."
        type="search"
        autoComplete="off"
      />
      <SubmitButton kind="second" pending="Buscando...">
        Buscar
      </SubmitButton>
      {buscar !== '' && (
        <p role="status">
          {encontrados === 0
            ? 'Ningún registro tiene'
            : count(encontrados, 'registro tiene', 'registros tienen')}{' '}
          «{buscar}». <Link to={`${address.verDominio(nombre)}#registros`}>Ver todos</Link>
        </p>
      )}
    </Form>
  );
}

import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
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
    <SearchForm
      action={`${address.verDominio(nombre)}#registros`}
      name="Buscar registros"
      before={<input type="hidden" name="dominio" value={nombre} />}
      field={plainField('buscar', buscar)}
      label="Buscar registros"
      hint="Alcanza con una parte del nombre o del contenido."
      type="search"
    >
      {buscar !== '' && (
        <p role="status">
          {encontrados === 0
            ? 'Ningún registro tiene'
            : count(encontrados, 'registro tiene', 'registros tienen')}{' '}
          «{buscar}». <Link to={`${address.verDominio(nombre)}#registros`}>Ver todos los registros</Link>
        </p>
      )}
    </SearchForm>
  );
}

import * as address from '~/addresses';
import { FieldNotes } from '~/components/form/field-frame';
import { Form } from '~/components/form/form';
import type { ScreenField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import type { Carrito } from '~/components/frame/data';
import { count } from '~/format';
import type { DisponibilidadItem } from '~/registry/contract/dominio';
import { ResultTable } from './result-table';
import type { Result } from './search.server';

/** At most this many pending registrations (spec 9). */
export const MAX_REGISTROS = 10;

type ResultsProps = {
  form: Parameters<typeof Form>[0]['form'];
  /** The chosen names. */
  field: ScreenField;
  result: Result;
  carrito: Carrito | null;
};

/** What is free, ready to be put in the cart; what is not, with whois; and what is free instead. */
export function Results({ form, field, result: { dominios, sugerencias }, carrito }: ResultsProps) {
  const registros = carrito?.registros ?? [];
  const inCart = new Set(registros.map(({ nombre }) => nombre));
  const free = [...dominios, ...sugerencias].filter((item) => item.disponible && !inCart.has(item.nombre));
  const full = registros.length >= MAX_REGISTROS;
  const only = free.length === 1 ? free[0]?.nombre : undefined;
  const idOf = (nombre: string) =>
    `${field.id}-${[...dominios, ...sugerencias].findIndex((one) => one.nombre === nombre)}`;
  const table = { field, idOf, inCart, full, only };
  const tables = (
    <>
      <ResultTable caption="Resultado de la búsqueda" hideCaption rows={dominios} {...table} />
      {dominios.some(({ reservado }) => reservado) && (
        <p>
          Un nombre reservado no se puede registrar. Si cree que le corresponde,{' '}
          <a href={address.contacto()}>contáctenos</a>.
        </p>
      )}
      {sugerencias.length > 0 && <ResultTable caption="También están libres" rows={sugerencias} {...table} />}
    </>
  );
  return (
    <section aria-labelledby="resultado">
      <h2 id="resultado">{headline(dominios)}</h2>
      {free.length > 0 && !full ? (
        <Form form={form} preventScrollReset>
          <FieldNotes field={field} />
          {tables}
          <p>
            El registro se renueva solo cada año, salvo que lo cancele antes. El importe se debita de su
            factura de telefonía fija o de datos.
          </p>
          <SubmitButton intencion="agregar" pending="Agregando...">
            Agregar al carrito de compras
          </SubmitButton>
        </Form>
      ) : (
        tables
      )}
      {full && <p>El carrito no admite más items.</p>}
    </section>
  );
}

function headline(dominios: readonly DisponibilidadItem[]): string {
  const [first, ...others] = dominios;
  if (first && others.length === 0) return statusOf(first);
  const free = dominios.filter(({ disponible }) => disponible).length;
  if (free === 0) return 'Dominios no disponibles';
  return `${count(free, 'dominio disponible', 'dominios disponibles')} de ${dominios.length}`;
}

const statusOf = ({ disponible }: DisponibilidadItem): string =>
  disponible ? 'Dominio disponible' : 'Dominio no disponible';

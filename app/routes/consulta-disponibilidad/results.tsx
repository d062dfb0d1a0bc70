import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { FieldNotes } from '~/components/form/field-frame';
import { Form } from '~/components/form/form';
import { chosen, type ScreenField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { count, term } from '~/components/format';
import type { Carrito } from '~/components/frame/data';
import { ButtonLink } from '~/components/layout';
import { Price } from '~/components/price';
import { Tag } from '~/components/tag';
import type { DisponibilidadItem } from '~/registry/contract/dominio';
import type { Result } from './search.server';

/** At most this many pending registrations (spec 9). */
export const MAX_REGISTROS = 10;

type ResultsProps = {
  form: Parameters<typeof Form>[0]['form'];
  /** The chosen names. */
  field: ScreenField;
  result: Result;
  carrito: Carrito;
};

/** What is free, ready to be put in the cart; what is not, with whois; and what is free instead. */
export function Results({ form, field, result: { dominios, sugerencias }, carrito }: ResultsProps) {
  const inCart = new Set(carrito.registros.map(({ nombre }) => nombre));
  const free = [...dominios, ...sugerencias].filter((item) => item.disponible && !inCart.has(item.nombre));
  const full = carrito.registros.length >= MAX_REGISTROS;
  const only = free.length === 1 ? free[0]?.nombre : undefined;
  const idOf = (nombre: string) =>
    `${field.id}-${[...dominios, ...sugerencias].findIndex((one) => one.nombre === nombre)}`;
  const table = { field, idOf, inCart, full, only };
  const tables = (
    <>
      <ResultTable caption="Resultado de la búsqueda" rows={dominios} {...table} />
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
          <SubmitButton intencion="agregar" pending="Agregando...">
            Agregar al carrito de compras
          </SubmitButton>
        </Form>
      ) : (
        tables
      )}
      {full && <p>El carrito no admite más items.</p>}
      {inCart.size > 0 && (
        <ButtonLink kind="second" href="/carrito-compra-paso-uno">
          Continuar
        </ButtonLink>
      )}
    </section>
  );
}

function headline(dominios: readonly DisponibilidadItem[]): string {
  const [first, ...others] = dominios;
  if (first && others.length === 0) return statusOf(first);
  const free = dominios.filter(({ disponible }) => disponible).length;
  return `${count(free, 'dominio disponible', 'dominios disponibles')} de ${dominios.length}`;
}

const statusOf = ({ disponible }: DisponibilidadItem): string =>
  disponible ? 'Dominio disponible' : 'Dominio no disponible';

type TableProps = {
  caption: string;
  rows: readonly DisponibilidadItem[];
  field: ScreenField;
  idOf: (nombre: string) => string;
  inCart: ReadonlySet<string>;
  full: boolean;
  only: string | undefined;
};

function ResultTable({ caption, rows, field, idOf, inCart, full, only }: TableProps) {
  const canAdd = (item: DisponibilidadItem) => item.disponible && !full && !inCart.has(item.nombre);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ nombre }) => nombre}
      rowClass={(item) => (item.disponible ? undefined : 'off')}
      columns={[
        {
          header: 'Dominio',
          rowHeader: true,
          cell: (item) => (
            <Choice
              id={idOf(item.nombre)}
              item={item}
              field={field}
              enabled={canAdd(item)}
              preselected={item.nombre === only}
            />
          ),
        },
        { header: 'Estado', cell: (item) => <Status item={item} inCart={inCart.has(item.nombre)} /> },
        { header: 'Plazo', cell: (item) => canAdd(item) && <Term item={item} /> },
        {
          header: 'Precio (IVA incluido)',
          number: true,
          cell: (item) => item.disponible && <Price centesimos={item.precio} />,
        },
      ]}
    />
  );
}

type ChoiceProps = {
  id: string;
  item: DisponibilidadItem;
  field: ScreenField;
  enabled: boolean;
  preselected: boolean;
};

function Choice({ id, item, field, enabled, preselected }: ChoiceProps) {
  return (
    <div className="option">
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value={item.nombre}
        disabled={!enabled}
        defaultChecked={enabled && (preselected || chosen(field, item.nombre))}
      />
      <label htmlFor={id}>
        <DomainName nombre={item.nombre} />
      </label>
    </div>
  );
}

function Status({ item, inCart }: { item: DisponibilidadItem; inCart: boolean }) {
  if (item.disponible)
    return (
      <>
        <Tag tono="ok">Dominio disponible</Tag> {inCart && <Tag tono="info">En el carrito</Tag>}
      </>
    );
  if (item.mensaje) return <>{item.mensaje}</>;
  return (
    <>
      <Tag tono="neutro">Dominio no disponible</Tag> {item.reservado && <Tag tono="aviso">Reservado</Tag>}{' '}
      <a href={`/consulta-whois?dominio=${encodeURIComponent(item.nombre)}`}>
        Consultar Whois<span className="sr"> de {item.nombre}</span>
      </a>
    </>
  );
}

/** The term is one year (spec 9); the select stays for the day there are more. */
function Term({ item }: { item: DisponibilidadItem }) {
  return (
    <select name={`anios-${item.nombre}`} aria-label={`Plazo de ${item.nombre}`} defaultValue={item.anios}>
      <option value={item.anios}>{term(item.anios)}</option>
    </select>
  );
}

import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { chosen, type ScreenField } from '~/components/form/screen-field';
import { Price } from '~/components/price';
import { Tag } from '~/components/tag';
import { term } from '~/format';
import type { DisponibilidadItem } from '~/registry/contract/dominio';

type TableProps = {
  caption: string;
  /** The heading above says it already. */
  hideCaption?: boolean;
  rows: readonly DisponibilidadItem[];
  field: ScreenField;
  idOf: (nombre: string) => string;
  inCart: ReadonlySet<string>;
  full: boolean;
  only: string | undefined;
};

/** Names with their state; those that can be had are chosen here. */
export function ResultTable({ caption, hideCaption, rows, field, idOf, inCart, full, only }: TableProps) {
  const canAdd = (item: DisponibilidadItem) => item.disponible && !full && !inCart.has(item.nombre);
  return (
    <DataTable
      caption={caption}
      hideCaption={hideCaption}
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
      />{' '}
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
      <a className="below" href={address.whois(item.nombre)}>
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

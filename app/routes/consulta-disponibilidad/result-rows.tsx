import { getInputProps } from '@conform-to/react';
import { Fragment } from 'react';
import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import type { ScreenField } from '~/components/form/screen-field';
import { Price } from '~/components/price';
import { Tag } from '~/components/tag';
import { RESULTADO } from '~/components/use-arrival';
import { term } from '~/format';
import type { DisponibilidadItem } from '~/registry/contract/dominio';
import { DISPONIBLE, NO_DISPONIBLE } from '~/registry/domain/words/compras';

interface RowsProps {
  rows: readonly DisponibilidadItem[];
  field: ScreenField;
  idOf: (nombre: string) => string;
  inCart: ReadonlySet<string>;
  full: boolean;
  /** The names that come chosen: those that were asked for as they are. */
  exactos: readonly string[];
}

/** Names with their state, one a line; those that can be had are chosen by pressing anywhere on the line. */
export function ResultRows({ rows, field, idOf, inCart, full, exactos }: RowsProps) {
  return (
    <ul className="choices">
      {rows.map((item) => {
        const enabled = item.disponible && !full && !inCart.has(item.nombre);
        const { key: _, ...checkbox } = getInputProps(field, { type: 'checkbox', value: item.nombre });
        return (
          <li key={item.nombre} className={item.disponible ? undefined : 'off'}>
            <input
              {...checkbox}
              // Once it is in the cart it is another box: what was chosen of the one before is done.
              key={enabled ? 'libre' : 'no'}
              id={idOf(item.nombre)}
              disabled={!enabled}
              defaultChecked={enabled && (exactos.includes(item.nombre) || checkbox.defaultChecked)}
            />{' '}
            <label htmlFor={idOf(item.nombre)}>
              {item.nombre.includes('@') ? item.nombre : <DomainName nombre={item.nombre} />}
            </label>{' '}
            <Status item={item} inCart={inCart.has(item.nombre)} /> {enabled && <Term item={item} />}{' '}
            {item.disponible && <PriceOf item={item} />}
          </li>
        );
      })}
    </ul>
  );
}

function Status({ item, inCart }: { item: DisponibilidadItem; inCart: boolean }) {
  if (item.mensaje)
    return (
      <span className="why">
        <Why {...item} />
      </span>
    );
  return <span className="state">{item.disponible ? <Free inCart={inCart} /> : <Taken item={item} />}</span>;
}

/** What is no name; the parts of a mail address that can be looked for lead to their search. */
const Why = ({ nombre, mensaje }: DisponibilidadItem) =>
  nombre.includes('@')
    ? mensaje.split(/«(.+?)»/).map((part, place) =>
        place % 2 === 1 ? (
          <Fragment key={part}>
            «<a href={address.placeOn(address.disponibilidad(part), RESULTADO)}>{part}</a>»
          </Fragment>
        ) : (
          part
        ),
      )
    : mensaje;

const Free = ({ inCart }: { inCart: boolean }) =>
  inCart ? <Tag tono="info">En el carrito</Tag> : <Tag tono="ok">{DISPONIBLE}</Tag>;

const Taken = ({ item }: { item: DisponibilidadItem }) => (
  <>
    <Tag>{NO_DISPONIBLE}</Tag> {item.reservado && <Tag tono="aviso">Reservado</Tag>}{' '}
    <a href={address.whois(item.nombre)}>
      Consultar Whois<span className="sr"> de {item.nombre}</span>
    </a>
  </>
);

/** What it costs; where nobody says it now, the cart will. */
const PriceOf = ({ item: { precio } }: { item: DisponibilidadItem }) =>
  precio === null ? <small>Verá el precio en el carrito</small> : <Price centesimos={precio} />;

/** The term is one year (spec 9); the select stays for the day there are more. It is nobody's form: what is typed stays. */
function Term({ item }: { item: DisponibilidadItem }) {
  return (
    <select name={`anios-${item.nombre}`} aria-label={`Plazo de ${item.nombre}`} defaultValue={item.anios}>
      <option value={item.anios}>{term(item.anios)}</option>
    </select>
  );
}

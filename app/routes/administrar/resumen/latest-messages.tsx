import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { PriorityTag } from '~/components/priority-tag';
import { Tag } from '~/components/tag';
import type { Resumen } from './resumen.server';

/** The latest messages, ten at most (spec 9); what is read or not is changed only by opening them. */
export function LatestMessages({ mensajes }: Pick<Resumen, 'mensajes'>) {
  return (
    <>
      {mensajes.length === 0 ? (
        <p>No tiene mensajes.</p>
      ) : (
        <ul className="lines news">
          {mensajes.map(({ id, titulo, prioridad, fechaDesde, leido }) => (
            <li key={id} className={leido ? 'read' : undefined}>
              <a className="name" href={address.mensajeDetalle(id)}>
                {titulo}
              </a>{' '}
              <DateText value={fechaDesde} /> {!leido && <Tag tono="info">Sin leer</Tag>}{' '}
              <PriorityTag prioridad={prioridad} />
            </li>
          ))}
        </ul>
      )}
      <p className="act">
        <a href={address.mensajes()}>Ver todos los mensajes</a>
      </p>
    </>
  );
}

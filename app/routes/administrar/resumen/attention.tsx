import { Fragment } from 'react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { keyed } from '~/components/keyed';
import { ButtonLink, RowActions } from '~/components/layout';
import { Tag } from '~/components/tag';
import { WholeWords } from '~/components/whole-words';
import { AT_FIRST } from './at-first';
import type { Asunto } from './attention.server';
import type { Resumen } from './resumen.server';

type Grupo = Resumen['dominiosImportantes'][number];

interface AttentionProps {
  asuntos: readonly Asunto[];
  grupos: readonly Grupo[];
  hoy: string;
  hasta: string;
  /** Something is to be told besides about how names are served. */
  hasFindings: boolean;
}

/** What needs the person, the most urgent first, each with its button (spec 2, Dominios box); then the whole lists. */
export function Attention({ asuntos, grupos, hoy, hasta, hasFindings }: AttentionProps) {
  const others = asuntos.slice(AT_FIRST);
  const isSome = asuntos.length > 0 && grupos.some(({ total, dominios }) => total > dominios.length);
  return (
    <>
      {asuntos.length > 0 && <Lines asuntos={asuntos.slice(0, AT_FIRST)} />}
      {asuntos.length === 0 && !hasFindings && <NothingShown isAll={grupos.every(isAllThatNeeds)} />}
      <details>
        <summary>
          {others.length === 0 ? (
            'Listas completas'
          ) : (
            <span data-abierto="Ver menos">
              <span>{moreOf(others.length, isSome)}</span>
            </span>
          )}
        </summary>
        {others.length > 0 && <Lines asuntos={others} />}
        <p className="hint">
          {isSome
            ? 'Aquí están los primeros dominios de cada lista. Las listas completas tienen todos, también los que se renuevan automáticamente.'
            : 'Las listas completas tienen también los dominios que se renuevan automáticamente.'}{' '}
          Un dominio puede estar en varias.
        </p>
        <RowActions>
          {keyed(grupos, ({ tipo, titulo }) => `${tipo} ${titulo}`).map(([key, { tipo, titulo, total }]) => (
            <li key={key}>
              <a href={address.misDominios(filtroDe(tipo, hoy, hasta))}>
                {titulo} ({total})
              </a>
            </li>
          ))}
        </RowActions>
      </details>
      <p className="act">
        <a href={address.misDominios()}>
          Ver todos<span className="sr"> los dominios</span>
        </a>
      </p>
    </>
  );
}

/** Where a list has more than are told, these are not 'the' others. */
function moreOf(others: number, isSome: boolean): string {
  if (others === 1) return isSome ? 'Ver otro' : 'Ver el otro';
  return isSome ? `Ver otros ${others}` : `Ver los otros ${others}`;
}

const Lines = ({ asuntos }: Pick<AttentionProps, 'asuntos'>) => (
  <ul className="lines todo">
    {asuntos.map((asunto) => (
      <Line key={asunto.nombre} asunto={asunto} />
    ))}
  </ul>
);

/**
 * Whether no other name of a kind needs its person: all are here, or those that renew by themselves were left out before
 * the first ones were taken. Another edge may have filled its first ones with them.
 */
const isAllThatNeeds = ({ total, dominios }: Grupo): boolean =>
  total <= dominios.length || dominios.every(({ renovacionAutomatica }) => !renovacionAutomatica);

function NothingShown({ isAll }: { isAll: boolean }) {
  if (!isAll)
    return (
      <p>
        Los primeros dominios de cada lista se renuevan automáticamente. Revise las listas por si otro
        necesita que usted haga algo.
      </p>
    );
  return (
    <p className="in-order">
      <strong>Todo está en orden.</strong> Ninguno de sus dominios necesita que usted haga algo.
    </p>
  );
}

/** Of somebody who has none there is nothing to say that it is in order. */
export const NoNames = () => (
  <>
    <p>No tiene dominios registrados.</p>
    <p>
      <ButtonLink href={address.disponibilidad()} kind="second">
        Registrar un dominio
      </ButtonLink>
    </p>
  </>
);

function Line({ asunto }: { asunto: Asunto }) {
  const { nombre, estado, tono, plazos, enCarrito, accion } = asunto;
  return (
    <li>
      <span className="what">
        <a className="name" href={address.verDominio(nombre)}>
          <DomainName nombre={nombre} />
        </a>{' '}
        <span className="detail">
          <Tag tono={tono}>{estado}</Tag>{' '}
          {plazos.map(({ texto, fecha }, at) => (
            <Fragment key={texto}>
              {at > 0 && '; '}
              <WholeWords>{texto}</WholeWords>
              {fecha !== null && (
                <span className="hint">
                  {' '}
                  (<DateText value={fecha} />)
                </span>
              )}
            </Fragment>
          ))}{' '}
          {enCarrito && <Tag tono="info">En el carrito</Tag>}
        </span>
      </span>{' '}
      {accion && (
        <ButtonLink href={accion.href} kind="second">
          {accion.texto}
          <span className="sr">
            {enCarrito && ' con'} {nombre}
          </span>
        </ButtonLink>
      )}
    </li>
  );
}

/** The list that a kind is the beginning of. */
function filtroDe(tipo: Grupo['tipo'], hoy: string, hasta: string): address.FiltroDominios {
  switch (tipo) {
    case 'VENCIDO':
    case 'ELIMINADO':
    case 'RETENIDO':
      return { estado: tipo };
    case 'PROXIMO_A_VENCER':
      return { estado: 'REGISTRADO', fechaVencimientoDesde: hoy, fechaVencimientoHasta: hasta };
    case 'SIN_CUENTA_PAGO':
      return { estado: 'REGISTRADO', sinFormaDePago: true };
  }
}

import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { count } from '~/format';
import type { Resumen } from './resumen.server';

type Grupo = Resumen['dominiosImportantes'][number];

/** Domains that need attention, by kind, each leading to its detail. */
export function ImportantDomains({
  grupos,
  hoy,
  hasta,
}: {
  grupos: readonly Grupo[];
  hoy: string;
  hasta: string;
}) {
  return (
    <>
      {grupos.length === 0 && <p>Ninguno de sus dominios necesita atención.</p>}
      {grupos.map((grupo) => (
        <Group
          key={`${grupo.tipo} ${grupo.titulo}`}
          grupo={grupo}
          list={address.misDominios(filtroDe(grupo.tipo, hoy, hasta))}
        />
      ))}
      <p>
        <a href={address.misDominios()}>
          Ver todos<span className="sr"> los dominios</span>
        </a>
      </p>
    </>
  );
}

/** The list that a group is the beginning of. */
function filtroDe(tipo: Grupo['tipo'], hoy: string, hasta: string): address.FiltroDominios {
  switch (tipo) {
    case 'VENCIDO':
    case 'ELIMINADO':
      return { estado: tipo };
    case 'PROXIMO_A_VENCER':
      return { estado: 'REGISTRADO', fechaVencimientoDesde: hoy, fechaVencimientoHasta: hasta };
    case 'SIN_CUENTA_PAGO':
      return { estado: 'REGISTRADO', sinFormaDePago: true };
  }
}

function Group({ grupo: { titulo, total, dominios }, list }: { grupo: Grupo; list: string }) {
  const more = total - dominios.length;
  return (
    <>
      <h3>
        {titulo} (
        <a href={list}>
          {total}
          <span className="sr"> en la lista</span>
        </a>
        )
      </h3>
      <ul className="lines">
        {dominios.map(({ nombre, fechaVencimiento }) => (
          <li key={nombre}>
            <a className="name" href={address.verDominio(nombre)}>
              <DomainName nombre={nombre} />
            </a>{' '}
            {fechaVencimiento !== null && (
              <span className="aside">
                vencimiento <DateText value={fechaVencimiento} />
              </span>
            )}
          </li>
        ))}
        {more > 0 && (
          <li>
            y <a href={list}>{count(more, 'dominio más', 'dominios más')}</a>
          </li>
        )}
      </ul>
    </>
  );
}

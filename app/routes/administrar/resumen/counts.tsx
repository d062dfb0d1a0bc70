import * as address from '~/addresses';
import type { Resumen } from './resumen.server';

interface CountsProps {
  resumen: Resumen;
  /** Expirations are counted from today until this day. */
  hoy: string;
  hasta: string;
}

/** The four counts, each a link to the list it counts (spec 2, dashboard); one that the registry does not say is its link alone. */
export function Counts({ resumen, hoy, hasta }: CountsProps) {
  const soon = { estado: 'REGISTRADO', fechaVencimientoDesde: hoy, fechaVencimientoHasta: hasta } as const;
  const { cantDominios: all, cantDomRegistrados: registered } = resumen;
  const isMore = all != null && registered !== null && all > registered;
  const counts = [
    [
      // The list of all begins with that number, where some are deleted or their registration did not end.
      `Dominios registrados${isMore ? ` (de ${all})` : ''}`,
      registered,
      address.misDominios({ estado: ['REGISTRADO', 'VENCIDO'] }),
    ],
    ['Dominios alojados', resumen.cantDomAlojados, address.misDominios({ dominiosAlojados: true })],
    ['Próximos vencimientos (20 días)', resumen.cantDomVencProximos, address.misDominios(soon)],
    ['Formas de pago registradas', resumen.cantFormasPago, address.formasDePago()],
  ] as const;
  return (
    <ul className="figures">
      {counts.map(([label, value, href]) => (
        <li key={href}>
          <a href={href}>
            {value !== null && <strong>{value}</strong>} {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
  const counts = [
    [
      'Dominios registrados',
      resumen.cantDomRegistrados,
      address.misDominios({ estado: ['REGISTRADO', 'VENCIDO'] }),
    ],
    ['Dominios alojados', resumen.cantDomAlojados, address.misDominios({ dominiosAlojados: true })],
    ['Próximos vencimientos (20 días)', resumen.cantDomVencProximos, address.misDominios(soon)],
    ['Formas de pago registradas', resumen.cantFormasPago, address.formasDePago()],
  ] as const;
  return (
    <ul className="figures">
      {counts.map(([label, value, href]) => (
        <li key={label}>
          <a href={href}>
            {value !== null && <strong>{value}</strong>} {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

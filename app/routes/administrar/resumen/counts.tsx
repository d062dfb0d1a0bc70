import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import type { Resumen } from './resumen.server';

/** The four counts, each with the list it counts (spec 2, dashboard). */
export function Counts({ resumen, hoy, hasta }: { resumen: Resumen; hoy: string; hasta: string }) {
  const row = (label: string, value: number, href: string, what: string) => ({
    label,
    value,
    change: { href, what, text: 'Ver' },
  });
  return (
    <Summary
      rows={[
        row(
          'Dominios registrados',
          resumen.cantDomRegistrados,
          address.misDominios({ estado: 'EN_VIGOR' }),
          'los dominios registrados',
        ),
        row(
          'Dominios alojados',
          resumen.cantDomAlojados,
          address.misDominios({ dominiosAlojados: true }),
          'los dominios alojados',
        ),
        row(
          'Próximos vencimientos (20 días)',
          resumen.cantDomVencProximos,
          address.misDominios({
            estado: 'REGISTRADO',
            fechaVencimientoDesde: hoy,
            fechaVencimientoHasta: hasta,
          }),
          'los dominios que vencen pronto',
        ),
        row(
          'Formas de pago registradas',
          resumen.cantFormasPago,
          address.formasDePago(),
          'las formas de pago',
        ),
      ]}
    />
  );
}

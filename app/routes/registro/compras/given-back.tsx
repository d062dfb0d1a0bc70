import { DateText } from '~/components/date-text';
import { money } from '~/format';
import type { LineaDeVenta } from '~/registry/contract/oficina/ventas';

/** What was given back, each with when, who and why. */
export const GivenBack = ({ devoluciones }: Pick<LineaDeVenta, 'devoluciones'>) =>
  devoluciones.map((each) => (
    <p key={each.id}>
      Se devolvió {money(each.importe)} el <DateText value={each.fecha} withTime />, lo hizo {each.quien}.{' '}
      {each.motivo}
    </p>
  ));

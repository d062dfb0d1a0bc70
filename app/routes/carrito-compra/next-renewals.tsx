import type { Column } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import type { GroupOption } from '~/components/form/option';
import type { ItemVenta, ProximaRenovacion, TemplateCuentaPago, VentaDTO } from '~/registry/contract/formas';
import type { Id } from '~/registry/contract/ids';

/** The renewal of a name of which it is known how the next ones are paid. */
export interface Renewed {
  id: Id;
  nombre: string;
  proxima: ProximaRenovacion;
}

/** The renewals of a sale, as far as their names' next ones are known. */
export const renewedIn = ({ items }: VentaDTO): Renewed[] =>
  items.flatMap(({ id, tipo, dominio: { nombre }, proximaRenovacion: proxima }) =>
    tipo === 'RENOVACION' && proxima ? [{ id, nombre, proxima }] : [],
  );

/** Ticked before anybody answered: the names that nothing pays for, which would be lost. */
export const chosenAtFirst = (renewed: readonly Renewed[]): string[] =>
  renewed
    .filter(({ proxima: { asociar, cuentaActual } }) => asociar ?? cuentaActual === null)
    .map(({ id }) => String(id));

/** A name with how its renewals are paid today. */
export const renewalOption = ({ id, nombre, proxima }: Renewed): GroupOption => ({
  value: String(id),
  label: <DomainName nombre={nombre} />,
  hint: `Hoy ${today(proxima)}.`,
});

function today({ automatica, cuentaActual }: ProximaRenovacion): string {
  if (!automatica) return 'su renovación automática está desactivada, y sigue así aunque use esta cuenta';
  if (!cuentaActual) return 'no se renueva solo: no tiene forma de pago';
  return `se renueva solo, con la cuenta ${cuentaActual.nombre}`;
}

/** What becomes of the next renewals of a line once the purchase is confirmed, paid with this account. */
function foretold(
  { automatica, asociar, cuentaActual }: ProximaRenovacion,
  paysNow: TemplateCuentaPago | null,
): string {
  if (!automatica) return 'No se renueva solo: su renovación automática está desactivada';
  if (asociar || (cuentaActual && cuentaActual.id === paysNow?.id))
    return 'Se renueva solo cada año, con esta misma cuenta';
  if (cuentaActual) return `Se renueva solo cada año, con la cuenta que ya tiene: ${cuentaActual.nombre}`;
  return 'No se renueva solo: queda sin forma de pago';
}

/** The column that says it; none where it is known of no line. */
export function nextRenewals(
  items: readonly ItemVenta[],
  paysNow: TemplateCuentaPago | null,
): Column<ItemVenta> | undefined {
  if (items.every(({ proximaRenovacion }) => proximaRenovacion === null)) return undefined;
  return {
    header: 'Próximas renovaciones',
    cell: ({ proximaRenovacion, motivo }) =>
      proximaRenovacion && !motivo && foretold(proximaRenovacion, paysNow),
  };
}

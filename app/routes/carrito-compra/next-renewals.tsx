import type { Column } from '~/components/data-table';
import { capital } from '~/format';
import type { ItemVenta, ProximaRenovacion, TemplateCuentaPago, VentaDTO } from '~/registry/contract/formas';
import type { Id } from '~/registry/contract/ids';
import { inWords } from '~/registry/domain/roles';

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

/** Ticked: what somebody ticked before. A debit of every year that there is not today begins only where it is asked for. */
export const chosenAtFirst = (renewed: readonly Renewed[]): string[] =>
  renewed.filter(({ proxima: { asociar } }) => asociar).map(({ id }) => String(id));

/** Whether the next renewals of a name are charged by themselves once the purchase is confirmed. */
export const renewsItself = (proxima: ProximaRenovacion | null | undefined): boolean =>
  Boolean(proxima?.automatica && (proxima.asociar || proxima.cuentaActual));

/** What becomes of the next renewals of one name, or of several alike, once the purchase is confirmed, paid with this account: what is said of them. */
function foretold(
  { automatica, asociar, cuentaActual }: ProximaRenovacion,
  paysNow: TemplateCuentaPago | null,
  varios = false,
): string {
  const alone = varios ? 'se renuevan solos' : 'se renueva solo';
  if (!automatica) return `no ${alone}: su renovación automática está desactivada`;
  if (asociar || (cuentaActual && cuentaActual.id === paysNow?.id))
    return `${alone} cada año, con esta misma cuenta`;
  if (cuentaActual)
    return `${alone} cada año, con la cuenta que ya ${varios ? 'tienen' : 'tiene'}: ${cuentaActual.nombre}`;
  return `no ${alone}: ${varios ? 'quedan' : 'queda'} sin forma de pago`;
}

/** A few by their names; many stand above. */
const named = (items: readonly ItemVenta[]): string =>
  items.length > 3
    ? `Los ${items.length}`
    : inWords(
        items.map(({ dominio }) => dominio.nombre),
        'y',
      );

interface NextRenewals {
  /** The same of every line: said once, under them, of whom it is true. */
  todas?: string;
  /** The column that says it of each; neither where it is known of no line. */
  columna?: Column<ItemVenta>;
}

/** Of the lines that can be done. */
export function nextRenewals(items: readonly ItemVenta[], paysNow: TemplateCuentaPago | null): NextRenewals {
  const known = items.flatMap(({ proximaRenovacion }) => proximaRenovacion ?? []);
  const [first] = known;
  if (!first) return {};
  const sentences = new Set(known.map((proxima) => foretold(proxima, paysNow)));
  if (sentences.size === 1 && known.length === items.length)
    return { todas: `${named(items)} ${foretold(first, paysNow, known.length > 1)}` };
  return {
    columna: {
      header: 'Próximas renovaciones',
      cell: ({ proximaRenovacion, motivo }) =>
        proximaRenovacion && !motivo && capital(foretold(proximaRenovacion, paysNow)),
    },
  };
}

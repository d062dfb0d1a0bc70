import type { ItemVenta, ProximasDeLinea } from '~/registry/contract/formas';

/** Of a name that goes on being paid as it was now: what is registered begins so. The account stands further down, or above. */
const DE_ESTA_CUENTA = 'Las próximas renovaciones se debitan de la misma cuenta que esta compra.';

/** What becomes of the next renewals of a name that was bought or renewed; said once of several, it is said of them. */
const PROXIMAS: Record<ProximasDeLinea, { uno: string; varios: string }> = {
  MISMA: { uno: DE_ESTA_CUENTA, varios: DE_ESTA_CUENTA },
  PROPIA: {
    uno: 'Las próximas renovaciones se debitan de la cuenta que ya tenía.',
    varios: 'Las próximas renovaciones de cada uno se debitan de la cuenta que ya tenía.',
  },
  NINGUNA: {
    uno: 'Queda sin forma de pago: no se renueva automáticamente.',
    varios: 'Quedan sin forma de pago: no se renuevan automáticamente.',
  },
  ASOCIADA: {
    uno: 'La cuenta de esta compra queda asociada; la renovación automática sigue desactivada.',
    varios: 'La cuenta de esta compra queda asociada a cada uno; la renovación automática sigue desactivada.',
  },
  DESACTIVADA: {
    uno: 'La renovación automática sigue desactivada.',
    varios: 'La renovación automática de cada uno sigue desactivada.',
  },
};

type Line = Pick<ItemVenta, 'proximas'>;

/** Of a line; nothing where the registry does not say. */
export const proximasDe = ({ proximas }: Line): string => (proximas ? PROXIMAS[proximas].uno : '');

/** What is the same of all lines, said of them; nothing where it is not. */
export function proximasDeTodas(lines: readonly Line[]): string {
  const [first] = lines;
  if (!first?.proximas || lines.some(({ proximas }) => proximas !== first.proximas)) return '';
  return PROXIMAS[first.proximas][lines.length > 1 ? 'varios' : 'uno'];
}

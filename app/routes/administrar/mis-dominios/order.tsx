import { SubmitButton } from '~/components/form/submit-button';
import type { Typed } from './filters.server';

const ORDERS = [
  ['', 'nombre'],
  ['vencimiento', 'vencimiento'],
] as const;

/** The same list in another order, from its first page. */
function inOrder(search: string, orden: Typed['orden']): string {
  const query = new URLSearchParams(search);
  query.delete('pagina');
  query.delete('orden');
  if (orden) query.set('orden', orden);
  return `ver:${query}`;
}

/** By name, or the first to expire first: two ways, the one in force in words too. */
export function Order({ orden, search }: { orden: Typed['orden']; search: string }) {
  return (
    <p>
      Por{' '}
      {ORDERS.map(([value, words], place) => (
        <span key={words}>
          {place > 0 && ' · '}
          {value === orden ? (
            <strong>{words}</strong>
          ) : (
            <SubmitButton intencion={inOrder(search, value)} kind="plain" pending="Ordenando...">
              <span className="sr">Ordenar por </span>
              {words}
            </SubmitButton>
          )}
        </span>
      ))}
    </p>
  );
}

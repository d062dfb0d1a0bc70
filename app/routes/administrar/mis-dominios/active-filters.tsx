import { SubmitButton } from '~/components/form/submit-button';
import type { filtersInWords } from './active-filters.server';

/** The filters in force, each with a button that removes it (screens.md, Lists). */
export function ActiveFilters({ puestos }: { puestos: ReturnType<typeof filtersInWords> }) {
  if (puestos.length === 0) return null;
  return (
    <>
      <h2 className="sr">Filtros aplicados</h2>
      <ul className="chips">
        {puestos.map(({ texto, intencion }) => (
          <li key={texto}>
            <span>{texto}</span>{' '}
            <SubmitButton intencion={intencion} kind="plain" pending="Quitando...">
              Quitar<span className="sr"> el filtro {texto}</span>
            </SubmitButton>
          </li>
        ))}
        {puestos.length > 1 && (
          <li>
            <SubmitButton intencion="ver:" kind="plain" pending="Quitando...">
              Quitar todos los filtros
            </SubmitButton>
          </li>
        )}
      </ul>
    </>
  );
}

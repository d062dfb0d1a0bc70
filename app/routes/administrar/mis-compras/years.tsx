import * as address from '~/addresses';

/** The years that have something, as links; one of them, or all. */
export function Years({ anio, anios }: { anio: number | null; anios: readonly number[] }) {
  if (anios.length < 2 && anio === null) return null;
  return (
    <nav aria-label="Año">
      <ul className="wrap">
        {[null, ...anios].map((year) => (
          <li key={year ?? 'todos'}>
            <a href={address.misCompras(year ?? undefined)} aria-current={year === anio ? 'true' : undefined}>
              {year ?? 'Todos los años'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import type { Info } from './domain.server';
import { nameOf } from './name-of';
import { WhyNot } from './why-not';

/** Each deed: the action that permits it, its words on the link and after 'no puedo'. */
const DEEDS = [
  ['renovar', 'renovar', 'Renovar ahora', 'renovarlo'],
  ['renovar', 'agregar-renovacion', 'Agregar la renovación al carrito', ''],
  ['recuperar', 'recuperar', 'Recuperar', 'recuperarlo'],
  ['congelar', 'congelar', 'Congelar por 24 horas', 'congelarlo'],
  ['liberar', 'liberar', 'Liberar', 'liberarlo'],
  ['eliminar', 'eliminar', 'Eliminar definitivamente', 'eliminarlo'],
] as const;

/** What freezing a frozen name is (decision w). */
const PROLONG = ['congelar', 'congelar', 'Prolongar el congelamiento', 'prolongar el congelamiento'] as const;

/** What can be done with the name as a whole, and why what cannot (spec 4, 6). */
export function DomainActions({ info }: { info: Info }) {
  const nombre = nameOf(info);
  const motivos = info.motivos ?? {};
  const deeds = DEEDS.map((deed) => (deed[0] === 'congelar' && info.congeladoHasta ? PROLONG : deed));
  const fitting = deeds.filter(([accion]) => accion !== 'recuperar' || info.eliminado);
  const offered = fitting.filter(([accion]) => !motivos[accion]);
  return (
    <section aria-labelledby="acciones">
      <h2 id="acciones" className="sr">
        Qué puede hacer
      </h2>
      {offered.length > 0 && (
        <ul className="row-actions">
          {offered.map(([, deed, words]) => (
            <li key={deed}>
              <Link to={address.accionDominio(deed, nombre)} preventScrollReset>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <WhyNot
        reasons={fitting.filter(([, , , why]) => why).map(([accion, , , why]) => [why, motivos[accion]])}
      />
    </section>
  );
}

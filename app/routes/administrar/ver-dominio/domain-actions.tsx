import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import type { Info } from './domain.server';
import { forwardOf } from './forward';
import { nameOf } from './name-of';
import { WhyNot } from './why-not';

interface Deed {
  /** The action that permits it, and its address. */
  accion: 'renovar' | 'congelar' | 'liberar' | 'eliminar';
  deed: Parameters<typeof address.accionDominio>[0];
  words: string;
  /** What it does, in a sentence. */
  does: string;
  /** After 'no puedo'; nothing where another line says it. */
  why?: string;
}

const RENOVAR: Deed = {
  accion: 'renovar',
  deed: 'renovar',
  words: 'Renovar ahora',
  does: 'Suma un año a su vencimiento y se cobra en el momento.',
  why: 'renovarlo',
};
const AGREGAR: Deed = {
  accion: 'renovar',
  deed: 'agregar-renovacion',
  words: 'Agregar la renovación al carrito',
  does: 'Se paga con las demás cosas del carrito.',
};
const CONGELAR: Deed = {
  accion: 'congelar',
  deed: 'congelar',
  words: 'Congelar por 24 horas',
  does: 'Mientras tanto nadie lo puede liberar, eliminar ni transferir, ni cambiar sus contactos o servidores.',
  why: 'congelarlo',
};
/** What freezing a frozen name is (decision w). */
const PROLONGAR: Deed = {
  ...CONGELAR,
  words: 'Prolongar el congelamiento',
  does: 'Queda congelado hasta 24 horas después de este momento.',
  why: 'prolongar el congelamiento',
};
const LIBERAR: Deed = {
  accion: 'liberar',
  deed: 'liberar',
  words: 'Liberar',
  does: 'Deja de funcionar en el momento. Por un tiempo lo puede recuperar; después queda libre para cualquiera.',
  why: 'liberarlo',
};
const ELIMINAR: Deed = {
  accion: 'eliminar',
  deed: 'eliminar',
  words: 'Eliminar definitivamente',
  does: 'Deja de ser suyo en el momento y no se puede recuperar.',
  why: 'eliminarlo',
};

function Deeds({ info, deeds }: { info: Info; deeds: readonly Deed[] }) {
  return (
    <ul className="deeds">
      {deeds.map(({ deed, words, does }) => (
        <li key={deed}>
          <Link to={address.accionDominio(deed, nameOf(info))} preventScrollReset>
            {words}
          </Link>{' '}
          <span className="hint">{does}</span>
        </li>
      ))}
    </ul>
  );
}

const allowed = ({ motivos = {} }: Info, deeds: readonly Deed[]): Deed[] =>
  deeds.filter(({ accion }) => !motivos[accion]);

/** What takes the name away from its person. */
const LEAVE = [LIBERAR, ELIMINAR];

/** What else can be done with the name as a whole, besides its one button: folded, each with what it does (spec 4, 6). */
export function DomainActions({ info }: { info: Info }) {
  const { motivos = {} } = info;
  const isForward = forwardOf(info)?.deed === 'renovar';
  const deeds = [...(isForward ? [] : [RENOVAR]), AGREGAR, info.congeladoHasta ? PROLONGAR : CONGELAR];
  const offered = allowed(info, deeds);
  return (
    <section aria-labelledby="acciones">
      <h2 id="acciones" className="sr">
        Qué puede hacer
      </h2>
      {offered.length > 0 && (
        <details className="more">
          <summary>Más acciones</summary>
          <Deeds info={info} deeds={offered} />
        </details>
      )}
      <WhyNot
        reasons={[...deeds, ...LEAVE].flatMap(({ accion, why }) =>
          why ? [[why, motivos[accion]] as const] : [],
        )}
      />
    </section>
  );
}

/** Last and by itself; why it cannot be is told above. */
export function Leaving({ info }: { info: Info }) {
  const offered = allowed(info, LEAVE);
  if (info.esEliminadoBE || offered.length === 0) return null;
  return (
    <section className="card" aria-labelledby="dejar">
      <h2 id="dejar">Dejar el dominio</h2>
      <Deeds info={info} deeds={offered} />
    </section>
  );
}

import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ButtonLink } from '~/components/layout';
import { DomainState, toneOf } from '../domain-state';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** A name whose registration is not done: what is happening, what comes next, and whom to ask. */
export function Unfinished({ info }: { info: Info }) {
  const nombre = nameOf(info);
  return (
    <div className={`banner state ${toneOf(info)}`}>
      <section aria-label="Estado del dominio">
        <p className="lead">
          <DomainState dominio={info} />{' '}
          {info.error
            ? 'El registro del dominio no se pudo completar.'
            : 'El registro del dominio todavía no terminó.'}
        </p>
        <p>{info.mensajeRespuesta}</p>
        {info.error ? <Failed /> : <Pending desde={info.dominio.dominioCore.fechaAlta} />}
      </section>
      <ButtonLink href={address.generarTicket(nombre)} kind={info.error ? 'main' : 'second'}>
        Preguntar por {nombre}
      </ButtonLink>
    </div>
  );
}

const Failed = () => (
  <p>
    No quedó a su nombre y no se puede usar ni administrar. Si se le cobró, figura en{' '}
    <a href={address.misCompras()}>Mis compras</a>. Escríbanos: le decimos qué pasó y cómo seguir.
  </p>
);

const Pending = ({ desde }: { desde: string | null }) => (
  <p>
    {desde !== null && (
      <>
        Lo pidió el <DateText value={desde} />.{' '}
      </>
    )}
    Mientras tanto no se puede usar ni administrar. Cuando termine lo verá aquí, y en{' '}
    <a href={address.misDominios()}>Mis dominios</a>, como Registrado. Si mañana sigue pendiente, escríbanos.
  </p>
);

import * as address from '~/addresses';
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
        <p>
          {info.error
            ? 'No quedó a su nombre y no se puede usar ni administrar. Escríbanos: le decimos qué pasó y cómo seguir.'
            : 'Mientras tanto no se puede usar ni administrar. Cuando termine lo verá aquí, y en Mis dominios, como Registrado. Si mañana sigue pendiente, escríbanos.'}
        </p>
      </section>
      <ButtonLink href={address.generarTicket(nombre)} kind={info.error ? 'main' : 'second'}>
        Preguntar por {nombre}
      </ButtonLink>
    </div>
  );
}

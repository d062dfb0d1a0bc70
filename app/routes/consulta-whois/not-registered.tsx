import * as address from '~/addresses';
import { DomainName } from '~/components/domain-name';
import { ButtonLink } from '~/components/layout';
import { RESULTADO } from '~/components/use-arrival';
import type { Libre } from './look-up.server';

/** A name nobody has: the way to register it (spec 2), or whom to ask where nobody can. */
export function NotRegistered({ nombre, reservado }: Libre) {
  return (
    <section className="card" aria-labelledby={RESULTADO}>
      <h2 id={RESULTADO} tabIndex={-1}>
        <DomainName nombre={nombre} />
      </h2>
      <p>{saidOf({ nombre, reservado })}</p>
      {reservado ? (
        <ButtonLink href={address.contacto()} kind="second">
          Contáctenos
        </ButtonLink>
      ) : (
        <ButtonLink href={address.disponibilidad(nombre)}>Consultar su disponibilidad</ButtonLink>
      )}
    </section>
  );
}

/** What there is to say of it. */
export const saidOf = ({ nombre, reservado }: Libre): string =>
  reservado
    ? `El dominio ${nombre} está reservado y no se puede registrar. Si cree que le corresponde, contáctenos.`
    : `El dominio ${nombre} no está registrado.`;

import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ActionButton } from '~/components/form/action-button';
import { MailText } from '~/components/mail-text';
import type { loadLock } from './candado-de.server';
import { CloseForm } from './close-form';
import { NobodyYet } from './nobody-yet';

/** Where anybody is asked by mail. */
const INVITAR = address.placeOn(address.candado(), 'invitar');

/** Closing a lock, for its holder. Nobody is a custodian without having accepted. */
export function Closing() {
  const { nombre, custodios, operacion } = useLoaderData<typeof loadLock>();
  return (
    <>
      {custodios.some(({ estado }) => estado === 'ACEPTO') ? (
        <>
          <CloseForm custodios={custodios} hidden={{ operacion }}>
            Poner candado a {nombre}
          </CloseForm>
          <p>
            Si quiere que lo cuide alguien más, <a href={INVITAR}>invite por correo a otro custodio</a>.
          </p>
        </>
      ) : (
        <NobodyYet custodios={custodios} />
      )}
      <AskContacts />
    </>
  );
}

/** The name's own people, to be asked with one press. */
function AskContacts() {
  const { contactos, operacion } = useLoaderData<typeof loadLock>();
  if (contactos.length === 0) return null;
  return (
    <section aria-labelledby="contactos">
      <h2 id="contactos">Contactos del dominio que pueden ser sus custodios</h2>
      <p>Les enviamos una invitación por correo. Nada cambia hasta que acepten.</p>
      <ul className="lines pairs">
        {contactos.map(({ correo, nombre }) => (
          <li key={correo}>
            <span>
              <strong>{nombre}</strong>
              <br />
              <MailText mail={correo} />
            </span>{' '}
            <ActionButton
              intencion={`invitar:${correo}`}
              kind="second"
              pending="Enviando..."
              fields={{ operacion: `${operacion}-${correo}`.slice(0, 100) }}
            >
              Invitar<span className="sr"> a {nombre}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

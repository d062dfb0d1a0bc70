import { Fragment } from 'react';
import * as address from '~/addresses';
import { ButtonLink, Card } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import type { Custodio } from '~/registry/contract/candado';

/** Nobody accepted yet: who was asked, or the way to ask somebody. */
export function NobodyYet({ custodios }: { custodios: readonly Custodio[] }) {
  const waiting = custodios.filter(({ estado }) => estado === 'INVITADO').map(({ correo }) => correo);
  return (
    <Card title="Primero, un custodio">
      <p>
        {waiting.length > 0 ? (
          <>
            Invitó a{' '}
            {waiting.map((correo, at) => (
              <Fragment key={correo}>
                {at > 0 && ', '}
                <MailText mail={correo} />
              </Fragment>
            ))}
            : cuando acepte podrá poner el candado desde esta página.
          </>
        ) : (
          'Para poner candado hace falta al menos una persona que haya aceptado ser su custodio.'
        )}
      </p>
      <p>
        <ButtonLink href={address.candado()} kind={waiting.length > 0 ? 'second' : 'main'}>
          Invitar a un custodio
        </ButtonLink>
      </p>
    </Card>
  );
}

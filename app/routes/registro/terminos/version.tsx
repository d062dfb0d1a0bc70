import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { TermsText } from '~/routes/terminos/terms-text';
import type { Handle } from '~/scripts';
import styles from '~/styles/reading.css?url';
import { Acceptances } from './acceptances';
import { Changes } from './changes';
import { Facts } from './facts';
import { loadVersion } from './terminos.server';
import { called, ESTADO_EN_PALABRAS } from './version-words';

export const handle: Handle = { scripts: false };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const headingOf = (numero: number): string => `${called(numero)} de los términos y condiciones`;

/** One version of the terms: how it stands, what it changes, who accepted it, and how a person reads it. */
export const loader = (args: LoaderFunctionArgs) => loadVersion(args);

type Version = ReturnType<typeof useLoaderData<typeof loader>>;

export default function TermsVersion() {
  const version = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.terminosEnOficina()}>Volver a las versiones</a>
      </p>
      <h1>{headingOf(version.numero)}</h1>
      <Facts version={version} />
      <Ways version={version} />
      <Acceptances version={version} />
      <Changes {...version} />
      <section aria-labelledby="como-se-ve">
        <h2 id="como-se-ve">{ESTADO_EN_PALABRAS[version.estado].asSeen}</h2>
        <TermsText
          boxed
          terms={{
            id: version.id,
            version: String(version.numero),
            vigenteDesde: version.vigenteDesde,
            html: version.html,
          }}
        />
      </section>
    </>
  );
}

function Ways({ version: { id, estado } }: { version: Version }) {
  const isDraft = estado === 'BORRADOR';
  if (!isDraft && estado !== 'PROGRAMADO') return null;
  return (
    <Actions>
      {isDraft && <ButtonLink href={address.publicarTerminos(id)}>Pedir que se publique</ButtonLink>}
      {isDraft && (
        <ButtonLink href={address.cambiarTerminos(id)} kind="second">
          Cambiar el borrador
        </ButtonLink>
      )}
      <ButtonLink href={address.retirarTerminos(id)} kind="second">
        Descartar esta versión
      </ButtonLink>
    </Actions>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data.numero) : INFORMACION_NO_DISPONIBLE, 'Contenidos');

import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Notice } from '~/components/notice';
import { publicPage } from '~/components/page-title';
import { ERROR_TERMINOS } from '~/registry/domain/words/terminos';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import { requestContext } from '~/session/request/request-context.server';
import styles from '~/styles/reading.css?url';
import { currentTerms } from './terms.server';
import { TermsText } from './terms-text';

export const handle: Handle = { scripts: false };

const HEADING = 'Términos y condiciones';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The public page of the terms (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const terms = await currentTerms(await requestContext(args));
  if (terms) sameForEverybody(args, LIFE.page);
  return { terms, failure: terms ? null : ERROR_TERMINOS };
}

export default function PublicTerms() {
  const { terms, failure } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      {terms ? <TermsText terms={terms} /> : <Notice tipo="error">{failure}</Notice>}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  publicPage(matches, HEADING, 'Términos y condiciones del Registro .uy, el de los dominios .uy y .com.uy.');

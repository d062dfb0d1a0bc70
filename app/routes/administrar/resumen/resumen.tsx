import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { ButtonLink, Card, Columns } from '~/components/layout';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { SIN_MENSAJES } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { deskStyles } from '~/styles/desk';
import { Attention, NoNames } from './attention';
import { Counts } from './counts';
import { Findings } from './findings';
import { LatestMessages } from './latest-messages';
import { loadSummary } from './resumen.server';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

const HEADING = 'Administrar';
/** Of each section that could not be read; the rest of the page stands. */
const NO_SE_SABE = {
  peligros: 'Error al obtener los avisos de sus dominios. Por favor, intente de nuevo más tarde.',
  mensajes: SIN_MENSAJES,
  cambiosPorAprobar:
    'Error al obtener los cambios que esperan su aprobación. Por favor, intente de nuevo más tarde.',
  transferenciasPedidas:
    'Error al obtener los pedidos de otros registradores. Por favor, intente de nuevo más tarde.',
};

/** The dashboard (spec 2): how much there is, what needs attention, what is new. */
export async function loader(args: LoaderFunctionArgs) {
  return loadSummary(args);
}

export default function Dashboard() {
  const { resumen, avisos, asuntos, sugerencias, hoy, hasta, failure } = useLoaderData<typeof loader>();
  const fallen = new Set(resumen.caidas);
  const unknown = fallen.has('peligros');
  const hasFindings = Boolean(avisos || unknown);
  const { cantDomRegistrados, dominiosImportantes } = resumen;
  const isNothing = asuntos.length === 0 && dominiosImportantes.length === 0 && !hasFindings;
  const hasNone = cantDomRegistrados === 0 && isNothing;
  const toApprove = resumen.cambiosPorAprobar ?? 0;
  return (
    <>
      <h1>{HEADING}</h1>
      {failure && <p role="alert">{failure}</p>}
      {toApprove > 0 && (
        <Notice tipo="aviso">
          <p>
            {toApprove === 1
              ? 'Un cambio de un dominio que usted cuida espera su aprobación.'
              : `${toApprove} cambios de dominios que usted cuida esperan su aprobación.`}
          </p>
          <p>
            <ButtonLink href={address.porAprobar()}>Ver y responder</ButtonLink>
          </p>
        </Notice>
      )}
      {fallen.has('cambiosPorAprobar') && <Notice tipo="error">{NO_SE_SABE.cambiosPorAprobar}</Notice>}
      {fallen.has('transferenciasPedidas') && (
        <Notice tipo="error">{NO_SE_SABE.transferenciasPedidas}</Notice>
      )}
      <h2 className="sr">Resumen</h2>
      <Counts resumen={resumen} hoy={hoy} hasta={hasta} />
      <Columns
        label="Mensajes"
        aside={
          <Card title="Mensajes">
            {fallen.has('mensajes') ? (
              <p className="error">{NO_SE_SABE.mensajes}</p>
            ) : (
              <LatestMessages mensajes={resumen.mensajes} />
            )}
          </Card>
        }
      >
        {hasNone ? (
          <Card title="Sus dominios">
            <NoNames />
          </Card>
        ) : (
          <Card title="Necesitan su atención">
            <Attention
              asuntos={asuntos}
              grupos={dominiosImportantes}
              hoy={hoy}
              hasta={hasta}
              hasFindings={hasFindings}
            />
          </Card>
        )}
        {hasFindings && (
          <Card title="Avisos de sus dominios">
            {avisos ? <Findings found={avisos} /> : <p className="error">{NO_SE_SABE.peligros}</p>}
          </Card>
        )}
        {resumen.mostrarSugerencias && sugerencias.length > 0 && (
          <Card title="Sugerencias">
            <ul>
              {sugerencias.map(({ texto, href }) => (
                <li key={texto}>{href ? <a href={href}>{texto}</a> : texto}</li>
              ))}
            </ul>
          </Card>
        )}
      </Columns>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Resumen');

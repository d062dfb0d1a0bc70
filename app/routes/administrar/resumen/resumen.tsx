import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Card } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { signedIn } from '~/session/guard.server';
import { Counts } from './counts';
import { ImportantDomains } from './important-domains';
import { LatestMessages } from './latest-messages';
import { loadSummary } from './resumen.server';

const HEADING = 'Administrar';

/** The dashboard (spec 2): how much there is, what needs attention, what is new. */
export async function loader(args: LoaderFunctionArgs) {
  return loadSummary(await signedIn(args));
}

export default function Dashboard() {
  const { resumen, hoy, hasta, failure } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      {failure && <p role="alert">{failure}</p>}
      <Card title="Resumen">
        <Counts resumen={resumen} hoy={hoy} hasta={hasta} />
      </Card>
      {resumen.mostrarSugerencias && (
        <Card title="Sugerencias">
          <ul>
            {resumen.itemsSuggested.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className="cards">
        <Card title="Dominios">
          <ImportantDomains grupos={resumen.dominiosImportantes} hoy={hoy} hasta={hasta} />
        </Card>
        <Card title="Mensajes">
          <LatestMessages mensajes={resumen.mensajes} />
        </Card>
      </div>
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Resumen');

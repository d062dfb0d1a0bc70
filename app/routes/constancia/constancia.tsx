import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Actions, ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { queryPage } from '~/components/page-title';
import { Summary } from '~/components/summary';
import type { Handle } from '~/scripts';
import { isTheirs } from '~/session/request/is-theirs.server';
import { requestContext } from '~/session/request/request-context.server';
import { NumberForm } from './buscar';
import { filesOf, stepsOf } from './files.server';
import { type Certificate, certificateOf } from './look-up.server';
import { Verification } from './verification';

export const handle: Handle = { scripts: false };

/** A certificate as anybody checks it: what it says, and what is no longer so; to whose name it is, the way to that. */
export async function loader(args: LoaderFunctionArgs) {
  const constancia = await certificateOf(args);
  const numero = args.params.numero ?? '';
  if (!constancia)
    return data({ constancia, numero, archivos: null, pasos: [], suyo: false }, { status: 404 });
  const suyo = await isTheirs(await requestContext(args), constancia.dominio);
  return data(
    { constancia, numero, archivos: filesOf(constancia), pasos: stepsOf(constancia), suyo },
    { status: 200 },
  );
}

export default function CertificatePage() {
  const { constancia, numero, archivos, pasos, suyo } = useLoaderData<typeof loader>();
  if (!constancia)
    return (
      <>
        <h1>Ninguna constancia tiene ese número</h1>
        <p className="lead">
          El Registro .uy no emitió ninguna con el número «{numero}». Revise que esté bien copiado: si es así,
          el papel que lo lleva no es nuestro.
        </p>
        <NumberForm numero={numero} />
      </>
    );
  return (
    <>
      {suyo && (
        <p className="act back">
          <a href={address.verDominio(constancia.dominio)}>Volver a {constancia.dominio}</a>
        </p>
      )}
      <h1>
        Constancia <span className="number unbroken">{constancia.numero}</span>
      </h1>
      <p className="lead">
        El Registro .uy la emitió el <DateText value={constancia.emitidaEn} withTime />. Si se la mostraron,
        compare lo que sigue con lo que dice la suya.
      </p>
      <Today constancia={constancia} />
      <Actions>
        {archivos && <ButtonLink href={archivos.papel}>Descargar en PDF</ButtonLink>}
        {archivos && (
          <ButtonLink href={archivos.texto} kind="second">
            Descargar el texto
          </ButtonLink>
        )}
      </Actions>
      <section aria-labelledby="dice">
        <h2 id="dice">Qué dice</h2>
        <Summary rows={constancia.lineas.map(({ campo, valor }) => ({ label: campo, value: valor }))} />
        <p>
          Es la situación al <DateText value={constancia.momento} withTime />.
        </p>
      </section>
      <Verification pasos={pasos} />
    </>
  );
}

/** Whether it still holds, and what changed. */
function Today({ constancia: { cambios, vence, vencio } }: { constancia: Certificate }) {
  if (cambios.length === 0 && vencio)
    return (
      <Notice tipo="aviso" title="Dominio vencido">
        Venció el <DateText value={vence} />. Sigue registrado como dice la constancia, y se puede renovar; si
        no se renueva, deja de estarlo.
      </Notice>
    );
  if (cambios.length === 0)
    return (
      <Notice tipo="ok" title="Vigente">
        Todo lo que dice sigue siendo así{vence && ': el dominio vence el '}
        {vence && <DateText value={vence} />}.
      </Notice>
    );
  return (
    <Notice tipo="aviso" title="Ya no todo es así">
      Desde que se emitió cambió:
      <ul>
        {cambios.map(({ campo, antes, ahora }) => (
          <li key={campo}>
            <strong>{campo}</strong>: decía {antes}; ahora, {ahora}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) =>
  queryPage(
    matches,
    loaded?.constancia ? `Constancia ${loaded.constancia.numero}` : 'Ninguna constancia tiene ese número',
  );

import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Outlet, useActionData, useLoaderData } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { useForm } from '~/components/form/use-form';
import { useFrame } from '~/components/frame/frame-context';
import { Columns } from '~/components/layout';
import { LiveOutcome } from '~/components/live-outcome';
import { Notice } from '~/components/notice';
import { publicPage, queryPage } from '~/components/page-title';
import { RESULTADO, useArrival } from '~/components/use-arrival';
import type { Handle } from '~/scripts';
import { intentsOfAnyone } from '~/session/forms/intents.server';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import { requestContext } from '~/session/request/request-context.server';
import { agregar, comprar } from './agregar.server';
import { ELECCION } from './asked-choice';
import { loadHome } from './home.server';
import { HomeBlock } from './home-block';
import { NameSearch } from './name-search';
import { outcomeOf } from './outcome-of-search';
import { PendingCart } from './pending-cart';
import { addableOf, Results } from './results';
import { search } from './search.server';

export const handle: Handle = { lugares: [RESULTADO] };

/** A search is a shareable address: `?nombre=pepe&sufijo=uy`. Without a name there is the home block (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requestContext(args);
  const query = new URL(args.request.url).searchParams;
  const asksNothing = !query.get('nombre')?.trim();
  const [found, early] = await Promise.all([
    search(args, visitor, query),
    asksNothing ? loadHome(args, visitor, query) : null,
  ]);
  if (!found.captcha) sameForEverybody(args, found.result ? LIFE.result : LIFE.page);
  const home = found.result || found.refused ? null : (early ?? (await loadHome(args, visitor, query)));
  return data({ ...found, home }, { status: found.status });
}

export const action = intentsOfAnyone({ agregar, comprar });

export default function Availability() {
  const { carrito, aviso } = useFrame();
  const { result, home, anuncio, ...asked } = useLoaderData<typeof loader>();
  const [form, fields] = useForm(ELECCION, { lastResult: useActionData<typeof action>()?.lastResult });
  const isTold = aviso?.lugar === RESULTADO && aviso.seguir !== undefined;
  const canAdd = result !== null && addableOf(result, carrito);
  useArrival();
  return (
    <>
      {!result && <ErrorSummary form={asked.refused ?? form} />}
      <h1>Registrar dominio</h1>
      <Outlet />
      {home && (
        <p className="lead">Busque el nombre que quiere y regístrelo por un año. El precio incluye IVA.</p>
      )}
      <Columns label="Carrito" aside={<PendingCart carrito={carrito} />}>
        <NameSearch {...asked} isAnswered={isTold || canAdd} />
        <LiveOutcome>{result && outcomeOf(result.dominios)}</LiveOutcome>
        {asked.captchaPending && (
          <Notice tipo="aviso">Para ver el resultado, responda la pregunta y vuelva a buscar.</Notice>
        )}
        {result && (
          <Results
            form={form}
            field={fields.dominio}
            result={result}
            anuncio={anuncio}
            carrito={carrito}
            canAdd={canAdd}
            isTold={isTold}
          />
        )}
      </Columns>
      {home && <HomeBlock {...home} />}
    </>
  );
}

const DESCRIPCION =
  'Busque si un nombre .uy o .com.uy está libre y regístrelo por un año. El registro de nombres de dominio del Uruguay.';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.nombre
    ? queryPage(matches, data.result ? `Registrar dominio: ${data.nombre}` : 'Registrar dominio')
    : publicPage(matches, 'Registrar dominio', DESCRIPCION);

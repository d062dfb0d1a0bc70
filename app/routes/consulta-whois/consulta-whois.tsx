import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { ErrorSummary } from '~/components/form/error-summary';
import { plainField } from '~/components/form/screen-field';
import { SearchForm } from '~/components/form/search-form';
import { LiveOutcome } from '~/components/live-outcome';
import { Notice } from '~/components/notice';
import { publicPage, queryPage } from '~/components/page-title';
import { RESULTADO, useArrival } from '~/components/use-arrival';
import { CAJA } from '~/registry/domain/typed-name';
import { palabraDeEstado } from '~/registry/domain/words/estados';
import { LIFE, sameForEverybody } from '~/session/page-cache/same-for-everybody.server';
import { requestContext } from '~/session/request/request-context.server';
import styles from '~/styles/whois.css?url';
import { lookUp } from './look-up.server';
import { NotRegistered, saidOf } from './not-registered';
import { WhoisResult } from './whois-result';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A query is a shareable address: `?dominio=pepe.com.uy` (spec 2, Whois). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requestContext(args);
  const found = await lookUp(args, visitor, new URL(args.request.url).searchParams);
  if (!found.captcha) sameForEverybody(args, found.whois || found.libre ? LIFE.result : LIFE.page);
  return data(found, { status: found.status });
}

export default function Whois() {
  const { dominio, refused, captcha, captchaPending, whois, libre, esPropio } =
    useLoaderData<typeof loader>();
  const field = (name: string, value: string) => ({
    ...plainField(name, value, refused?.allErrors[name]),
    id: `whois-${name}`,
    key: value,
  });
  useArrival();
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>Consultar Whois</h1>
      {!whois && (
        <p className="lead">
          Vea quién registró un dominio, desde cuándo y qué servidores de nombres (nameservers) usa.
        </p>
      )}
      <SearchForm
        action={address.placeOn(address.whois(), RESULTADO)}
        name="Whois"
        main
        kind={libre ? 'second' : 'main'}
        before={
          <>
            <input type="hidden" name={CAJA} value="1" />
            {captcha && <CaptchaField field={field('captcha', '')} desafio={captcha} />}
          </>
        }
        field={field('dominio', dominio)}
        label="Nombre de dominio"
        hint="Con su terminación, por ejemplo: peñarol.com.uy"
        width="full"
        inputMode="url"
        autoCapitalize="none"
        enterKeyHint="search"
      />
      <LiveOutcome>
        {libre && saidOf(libre)}
        {whois && `${whois.nombre}: ${palabraDeEstado(whois.estado)}`}
      </LiveOutcome>
      {captchaPending && (
        <Notice tipo="aviso">Para ver el resultado, responda la pregunta y vuelva a buscar.</Notice>
      )}
      {libre && <NotRegistered {...libre} />}
      {whois && <WhoisResult whois={whois} esPropio={esPropio} />}
    </>
  );
}

const DESCRIPCION =
  'Quién registró un dominio .uy o .com.uy, desde cuándo, hasta cuándo y qué servidores de nombres usa.';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.dominio
    ? queryPage(matches, data.whois ? `Whois de ${data.whois.nombre}` : 'Consultar Whois')
    : publicPage(matches, 'Consultar Whois', DESCRIPCION);

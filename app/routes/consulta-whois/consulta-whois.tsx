import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { CaptchaField } from '~/components/form/captcha';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { plainField } from '~/components/form/screen-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Notice } from '~/components/notice';
import { pageTitle } from '~/components/page-title';
import { CAJA } from '~/registry/contract/nombres';
import type { Handle } from '~/scripts';
import { LIFE, sameForEverybody } from '~/session/for-everybody/same-for-everybody.server';
import { visit } from '~/session/visit.server';
import { isTheirs, lookUp } from './look-up.server';
import { NotRegistered } from './not-registered';
import { WhoisResult } from './whois-result';

export const handle: Handle = { scripts: true };

/** A query is a shareable address: `?dominio=pepe.com.uy` (spec 2, Whois). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visit(args);
  const found = await lookUp(visitor.registry, new URL(args.request.url).searchParams);
  if (!found.captcha) sameForEverybody(args, found.whois || found.libre ? LIFE.result : LIFE.page);
  const esPropio = found.whois !== null && (await isTheirs(visitor, found.whois.nombre));
  return data({ ...found, esPropio }, { status: found.status });
}

export default function Whois() {
  const { dominio, refused, captcha, captchaPending, whois, libre, esPropio } =
    useLoaderData<typeof loader>();
  const field = (name: string, value: string) => ({
    ...plainField(name, value, refused?.allErrors[name]),
    id: `whois-${name}`,
  });
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>Consultar Whois</h1>
      {!whois && (
        <p className="lead">
          Vea quién registró un dominio, desde cuándo y qué servidores de nombres (nameservers) usa.
        </p>
      )}
      <Form method="get" action={address.whois()} role="search" aria-label="Whois">
        <input type="hidden" name={CAJA} value="1" />
        <TextField
          field={field('dominio', dominio)}
          label="Nombre de dominio"
          hint="Con su terminación, por ejemplo: peñarol.com.uy"
          width="full"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
        />
        {captcha && <CaptchaField field={field('captcha', '')} desafio={captcha} />}
        <SubmitButton pending="Buscando...">Buscar</SubmitButton>
      </Form>
      {captchaPending && (
        <Notice tipo="aviso">Para ver el resultado, responda la pregunta y vuelva a buscar.</Notice>
      )}
      {libre && <NotRegistered nombre={libre} />}
      {whois && <WhoisResult whois={whois} esPropio={esPropio} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.whois ? `Whois de ${data.whois.nombre}` : 'Consultar Whois');

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { WholeWords } from '~/components/whole-words';
import { money, moneyWithVat } from '~/format';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { GivenBack } from '~/routes/registro/compras/given-back';
import { Left } from '~/routes/registro/compras/left';
import { Looking } from '~/routes/registro/looking';
import { toAskReason } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { loadCobro, mirarCobro } from './cobro.server';
import { CONCEPTO } from './concept-words';
import { Why } from './why';

export const handle: Handle = { scripts: false };

/** What was charged once, also outside of a purchase, and what was given back of it, once it was said why. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadCobro(args)), ...toAskReason() };
}

/** Of whom it is, for who said why they look at that; else its number alone. */
const headingOf = ({ numero, cobro }: Pick<Shown, 'numero' | 'cobro'>): string =>
  cobro ? `Cobro ${numero} de ${cobro.quien ?? cobro.nombre}` : `Cobro ${numero}`;

export const action = intentsOfDesk('verVentas', { mirar: mirarCobro });

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Charge() {
  const { numero, mirada, cobro, puedeDevolver, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult ?? null;
  if (!mirada || !cobro)
    return <Why heading={headingOf({ numero, cobro: null })} {...{ operacion, constraint, lastResult }} />;
  return (
    <>
      <p className="act back">
        <a href={address.buscarEnOficina()}>Buscar otra cosa</a>
      </p>
      <h1>
        <WholeWords>{headingOf({ numero, cobro })}</WholeWords>
      </h1>
      <Looking {...mirada} />
      <Facts cobro={cobro} />
      <GivenBack devoluciones={cobro.devoluciones} />
      <Left cobrado={cobro}>
        {puedeDevolver && (
          <Actions>
            <ButtonLink href={address.devolverCobro(cobro.id)} kind="second">
              Devolver
            </ButtonLink>
          </Actions>
        )}
      </Left>
      <p>
        <a href={address.cobrosDePersona(cobro.persona)}>Los otros cobros de quien lo pagó</a>
      </p>
    </>
  );
}

function Facts({ cobro }: { cobro: NonNullable<Shown['cobro']> }) {
  const { concepto, nombre, fecha, importe, devuelto, cuenta, referencia } = cobro;
  return (
    <Summary
      kind="beside"
      rows={[
        { label: CONCEPTO[concepto], value: <a href={address.dominioEnOficina(nombre)}>{nombre}</a> },
        { label: 'Fecha', value: <DateText value={fecha} withTime /> },
        { label: 'Se cobró', value: moneyWithVat(importe) },
        { label: 'Se devolvió', value: devuelto > 0 ? money(devuelto) : 'Nada' },
        {
          label: 'Cuenta',
          value: `${cuenta.numero}${cuenta.quitada ? ', que su dueño ya quitó del portal' : ''}`,
        },
        {
          label: 'Compra',
          value: referencia ? (
            <a href={address.compraEnOficina(referencia)}>{referencia}</a>
          ) : (
            'Ninguna: se cobró sin una compra'
          ),
        },
      ]}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? headingOf(data) : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { correoInvitado } from '~/registry/contract/correo-invitado';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { lastList } from '../mis-dominios/last-list.server';
import { AskedChanges } from './asked-changes';
import { Custodians, InviteCustodian } from './custodians';
import { invitarDesde } from './custodios.server';
import { LockedNames } from './locked-names';
import { QUE_ES, SIEMPRE } from './words';

const HEADING = 'Candado';

export const links = deskStyles;

/** Who watches over the person's names, which have a lock, and what became of what was asked of them. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const [found, lista] = await Promise.all([visitor.registry.candado.ver(), lastList(visitor)]);
  // said here, so that pages with scripts do not carry the address
  const custodios = found.custodios.map((each) => ({ ...each, quitarEn: address.quitarCustodio(each.id) }));
  return { ...found, custodios, lista, operacion: randomId(), constraint: constraintOf(correoInvitado) };
}

export const action = intents({ invitar: invitarDesde(address.candado) });

export default function Locks() {
  const {
    custodios,
    candados,
    totalCandados,
    porAprobar,
    custodiados,
    pedidos,
    lista,
    operacion,
    constraint,
  } = useLoaderData<typeof loader>();
  const isCustodian = porAprobar.length + custodiados.length > 0;
  return (
    <>
      <p className="act back">
        <a href={lista}>Volver a Mis dominios</a>
      </p>
      <h1>{HEADING}</h1>
      <Outlet />
      <p className="prose">
        {QUE_ES} {SIEMPRE}
      </p>
      {isCustodian && (
        <p>
          <ButtonLink href={address.porAprobar()} kind={porAprobar.length > 0 ? 'main' : 'second'}>
            {porAprobar.length > 0
              ? `Responder a ${count(porAprobar.length, 'cambio', 'cambios')} como custodio`
              : 'Ver los dominios que usted cuida'}
          </ButtonLink>
        </p>
      )}
      <AskedChanges pedidos={pedidos} esperan />
      <Custodians custodios={custodios} />
      <InviteCustodian operacion={operacion} constraint={constraint} folded={custodios.length > 0} />
      <LockedNames candados={candados} total={totalCandados} />
      <AskedChanges pedidos={pedidos} />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Administrar');

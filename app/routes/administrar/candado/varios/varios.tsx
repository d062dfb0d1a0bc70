import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { pageTitle } from '~/components/page-title';
import { count } from '~/format';
import { MAXIMO_POR_VEZ } from '~/registry/domain/candado';
import { Split } from '~/routes/administrar/mis-dominios/split';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { deskStyles } from '~/styles/desk';
import { CloseForm } from '../close-form';
import { InviteCustodian } from '../custodians';
import { invitarDesde } from '../custodios.server';
import { NobodyYet } from '../nobody-yet';
import { QUE_ES, SIEMPRE } from '../words';
import { cerrarVarios, loadSeveral, paginaDeVarios } from './varios.server';

const HEADING = 'Poner candado a varios dominios';

export const handle: Handle = { scripts: false };

export const links = deskStyles;

/** Locking the names that were chosen in the list, all of them alike. */
export const loader = (args: LoaderFunctionArgs) => loadSeveral(args);

export const action = intents({ cerrar: cerrarVarios, invitar: invitarDesde(paginaDeVarios) });

export default function LockSeveral() {
  const { lista, mensaje, split } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="act back">
        <a href={address.placeOn(lista, 'CERRAR_CANDADO')}>Volver a Mis dominios</a>
      </p>
      <h1>{HEADING}</h1>
      {split.totalAplica === 0 ? (
        <>
          <p>{mensaje}</p>
          <Split {...split} />
        </>
      ) : (
        <Closing />
      )}
      <p className="act">
        <a href={address.candado()}>Todos sus custodios y dominios con candado</a>
      </p>
    </>
  );
}

function Closing() {
  const { split, custodios, hidden, constraint } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="prose">
        {QUE_ES} {SIEMPRE}
      </p>
      {custodios.some(({ estado }) => estado === 'ACEPTO') ? (
        <CloseForm custodios={custodios} hidden={hidden} told={<WhichOnes />}>
          Poner candado a {count(split.totalAplica, 'dominio', 'dominios')}
        </CloseForm>
      ) : (
        <>
          <WhichOnes />
          <NobodyYet custodios={custodios} />
        </>
      )}
      <InviteCustodian operacion={hidden.operacion} constraint={constraint} kind="second" />
    </>
  );
}

/** To which of the chosen names it applies, and where they are more than are locked at once, that the others come after. */
function WhichOnes() {
  const { split, faltan } = useLoaderData<typeof loader>();
  return (
    <>
      {faltan > 0 && (
        <p>
          Se pone candado a {MAXIMO_POR_VEZ} dominios por vez: este formulario es para los primeros{' '}
          {split.totalAplica}. Después puede seguir con {theOthers(faltan)}.
        </p>
      )}
      <Split {...split} />
    </>
  );
}

const theOthers = (n: number): string => (n === 1 ? 'el otro' : `los otros ${n}`);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Mis dominios');

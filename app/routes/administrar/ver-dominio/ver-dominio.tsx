import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { dayOf, now } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { DomainName } from '~/components/domain-name';
import { pageTitle } from '~/components/page-title';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { TRANSFERENCIA_REGISTRADOR } from '~/registry/domain/words/transferencias';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import { deskStyles } from '~/styles/desk';
import { lastList } from '../mis-dominios/last-list.server';
import { silenciar } from '../peligros/silence.server';
import { printedBy } from '../printed.server';
import { Contacts } from './contacts';
import { deedsOf } from './deeds.server';
import { dnsOf } from './dns/dns.server';
import { DnsSection } from './dns/section';
import { DomainActions, Leaving } from './domain-actions';
import { FailedSection, WhyMissing } from './failed-section';
import { whyFailed } from './failed-sections.server';
import { fichaOf, namesMove } from './ficha.server';
import { Findings } from './findings';
import { findingsOf } from './findings.server';
import { GeneralInfo } from './general-info';
import { heldDialogs } from './held-dialogs.server';
import { History } from './history';
import { historyOf } from './history.server';
import { Invitations } from './invitations';
import { reenviar } from './invitations.server';
import { nameOf } from './name-of';
import { WhatNext } from './next';
import { PaymentAccount } from './payment-account';
import { paymentDeeds } from './payment-deeds.server';
import { paymentsInWords } from './payments.server';
import { placesOf } from './places.server';
import { movesTo, renewsInWords } from './renews.server';
import { servicioDe } from './served-by.server';
import { TransferSection } from './transferencia/section';
import { transferOf } from './transferencia/section.server';
import { Unfinished } from './unfinished';
import { unfinishedOf } from './unfinished.server';
import { yearOf } from './year.server';

export const handle: Handle = { lugares: ['servidores', 'contactos', 'pago', 'transferencia'] };

export const links = deskStyles;

/** A domain, each role its sections: `?dominio=` (spec 2, Domain detail; spec 6). */
export async function loader(args: LoaderFunctionArgs) {
  const ficha = await fichaOf(args);
  const visitor = await signedIn(args);
  const lista = await lastList(visitor);
  const { informacion: info, pagos, invitaciones, caidas } = ficha;
  const { pathname, search, searchParams } = new URL(args.request.url);
  const [historia, dns, unAnio] = await Promise.all([
    historyOf(args, ficha),
    dnsOf(args),
    yearOf(args, info),
  ]);
  const pasaAl = movesTo(info, (await renewalsInCart(args)).get(nameOf(info)));
  const enCarrito = pasaAl !== undefined;
  const avisos = findingsOf(ficha, searchParams.get('aviso'));
  const hoy = dayOf(now()).toString();
  const unfinished = unfinishedOf(info);
  // Of a name that is not registered there is nothing to hand over, nor a reason to say.
  const transferencia = unfinished
    ? null
    : transferOf(args, ficha.codigos, { ...info, nombre: nameOf(info) });
  return {
    info,
    unfinished,
    esperan: heldDialogs(info),
    deeds: deedsOf(info, {
      entradas: historia?.entradas,
      precio: unAnio,
      enCarrito,
      pasaAl,
      peligros: avisos?.peligros.filter(({ silencio }) => silencio === 'si') ?? [],
      pedido: transferencia?.pedido ?? null,
      sinTransferir: transferencia?.porQue ?? [],
      seTransfieren: await namesMove(args),
    }),
    invitaciones,
    invitados: invitaciones.filter(({ estado }) => estado === 'PENDIENTE').map((each) => each.tipoContacto),
    historial: pagos && paymentsInWords(pagos),
    caidas: whyFailed(caidas),
    servicio: servicioDe(info),
    cambios: paymentDeeds(info),
    renovacion: renewsInWords(info, { ...ficha, pasaAl }),
    historia,
    dns,
    avisos,
    transferencia,
    hoy,
    operacion: randomId(),
    lista,
    impreso: printedBy(visitor),
    place: { pathname, search },
    places: placesOf({ info, avisos, dns, transferencia, historia }),
  };
}

export const action = intents({ reenviar, silenciar });

export default function DomainDetail() {
  const shown = useLoaderData<typeof loader>();
  const { info, deeds, transferencia, historia, caidas, lista, place, unfinished, esperan } = shown;
  const { pathname } = useLocation();
  return (
    <>
      <p className="act back">
        <a href={lista}>Volver a Mis dominios</a>
      </p>
      <h1>
        <DomainName nombre={nameOf(info)} />
      </h1>
      <p data-impreso={shown.impreso} />
      <Outlet
        context={esperan?.paths.some((each) => pathname.includes(`ver-dominio/${each}`)) && esperan.words}
      />
      {unfinished ? <Unfinished info={info} words={unfinished} /> : <State {...shown} />}
      <div className="panels">
        {!unfinished && <Sections {...shown} />}
        {transferencia ? (
          <TransferSection dominio={nameOf(info)} transferencia={transferencia} caidas={caidas} />
        ) : (
          <FailedSection
            id="transferencia"
            title={TRANSFERENCIA_REGISTRADOR}
            seccion="codigos"
            caidas={caidas}
          />
        )}
        {historia && <History historia={historia} place={place} />}
        <FailedSection id="historial" title="Historial" seccion="historia" caidas={caidas} />
        {!unfinished && <Leaving deeds={deeds} />}
      </div>
    </>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** First how it is, what happens next and by when, with the button; then its dates, and all that can be done with it. */
function State({ info, deeds, hoy, places, servicio }: Shown) {
  return (
    <>
      <WhatNext info={info} deeds={deeds} />
      <GeneralInfo info={info} hoy={hoy} servicio={servicio} />
      <DomainActions deeds={deeds} />
      <nav className="places" aria-label="En esta página">
        <span aria-hidden="true">En esta página:</span>
        <ul>
          {places.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Sections(shown: Shown) {
  const {
    info,
    dns,
    place,
    avisos,
    invitados,
    invitaciones,
    historial,
    renovacion,
    cambios,
    operacion,
    caidas,
  } = shown;
  return (
    <>
      {avisos && <Findings found={avisos} operacion={operacion} />}
      <FailedSection id="avisos" title="Avisos" seccion="peligros" caidas={caidas} />
      {dns && <DnsSection info={info} dns={dns} place={place} caidas={caidas} />}
      <FailedSection id="servidores" title="DNS" seccion="dns" caidas={caidas} />
      <Contacts info={info} invitados={invitados} />
      <Invitations nombre={nameOf(info)} invitaciones={invitaciones} operacion={operacion} />
      <WhyMissing seccion="invitaciones" caidas={caidas} />
      {info.permisos.puedeVerPagos && (
        <PaymentAccount
          info={info}
          renovacion={renovacion}
          cambios={cambios}
          historial={historial}
          caidas={caidas}
        />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? nameOf(data.info) : INFORMACION_NO_DISPONIBLE, 'Mis dominios');

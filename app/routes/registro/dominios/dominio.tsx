import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import { GeneralInfo } from '~/routes/administrar/ver-dominio/general-info';
import { Looking } from '~/routes/registro/looking';
import { toAskReason } from '~/routes/registro/reason.server';
import type { Handle } from '~/scripts';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { Charged } from './charged';
import { Deeds } from './deeds';
import { loadDominio, mirar } from './dominio.server';
import { Holds } from './holds';
import { Lock } from './lock';
import { Account, Contacts, calledOf, Invited } from './people';
import { Requested } from './requested';
import { Served } from './served';
import { Findings, Happened, State, WhatIsHeld } from './standing';
import { Why } from './why';

export const handle: Handle = { scripts: false };

/** A name as its holder sees it, read-only, once it was said why: `/registro/dominios/pepe.uy`. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  return {
    ...(await loadDominio(args)),
    hoy: dayOf(now()).toString(),
    ...toAskReason(),
    place: { pathname, search },
  };
}

export const action = intentsOfDesk('mirarDominio', { mirar });

export default function SeenDomain() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { nombre, registrado, mirada, ficha, standing, operacion, constraint } = shown;
  return (
    <>
      <p className="act back">
        <a href={address.buscarEnOficina()}>Buscar otro</a>
      </p>
      {ficha && mirada ? (
        <>
          <h1>
            <DomainName nombre={nombre} />
          </h1>
          <Looking {...mirada} besides={standing?.unfinished ? '' : ' Su titular lo lee en el historial.'} />
          {standing && <Stands {...shown} ficha={ficha} standing={standing} />}
        </>
      ) : (
        <Why {...{ nombre, registrado, operacion, lastResult, constraint }} />
      )}
    </>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

interface StandsProps extends Shown {
  ficha: NonNullable<Shown['ficha']>;
  standing: NonNullable<Shown['standing']>;
}

/** In the order of the holder's own page; of a name whose registration is not done there is no more than that page has. */
function Stands(shown: StandsProps) {
  const { ficha, standing, retenciones } = shown;
  return (
    <>
      <State info={ficha.informacion} standing={standing} isHeldBelow={retenciones !== null} />
      {standing.unfinished === null ? <Sections {...shown} /> : <Unfinished {...shown} />}
    </>
  );
}

/** Whose it was going to be is known to who works with that; it has no contacts, servers nor dates of its own. Why nothing is done with it is how it stands. */
function Unfinished({ nombre, ficha, retenciones, titularidad, veCobros, veFallos }: StandsProps) {
  const { compra, informacion } = ficha;
  const desde = informacion.dominio.dominioCore.fechaAlta;
  return (
    <>
      {informacion.error && <Failed opens={veFallos} />}
      <Summary
        kind="facts"
        rows={[
          ...(titularidad ? [{ label: 'Quien lo pidió', value: titularidad.titular }] : []),
          ...(desde ? [{ label: 'Se pidió el', value: <DateText value={desde} /> }] : []),
          { label: 'Compra', value: <Purchase referencia={compra} opens={veCobros} /> },
        ]}
      />
      <div className="panels">
        {retenciones && retenciones.length > 0 && <Holds retenciones={retenciones} />}
        <Deeds
          nombre={nombre}
          holds={retenciones !== null}
          dominio={titularidad && { ...titularidad, actos: [] }}
        />
      </div>
    </>
  );
}

/** What is known of a registration that failed, and where to look: its cause is not kept. */
const Failed = ({ opens }: { opens: boolean }) => (
  <p>
    Por qué falló no quedó guardado. Mire en{' '}
    {opens ? <a href={address.fallos()}>Lo que falló</a> : 'Lo que falló'} si hay un trabajo apartado con este
    nombre: allí está el error, y se puede intentar otra vez. Si no hay ninguno, no se completa solo. Mientras
    figure con error, nadie más lo puede registrar.
  </p>
);

/** What it was asked with, where that is known. */
function Purchase({ referencia, opens }: { referencia: string | null; opens: boolean }) {
  if (referencia === null) return 'No figura en ninguna compra';
  return opens ? <a href={address.compraEnOficina(referencia)}>{referencia}</a> : referencia;
}

function Sections({
  nombre,
  ficha,
  retenciones,
  candado,
  titularidad,
  pedida,
  reasons,
  veCobros,
  records,
  entries,
  hoy,
  publicado,
  noTomados,
  place,
}: StandsProps) {
  const { informacion: info, invitaciones, pagos, historia, peligros, caidas, servicio } = ficha;
  return (
    <>
      <GeneralInfo
        info={info}
        hoy={hoy}
        servicio={servicio}
        whose={{ label: 'Titular', value: calledOf(info.titular) }}
      />
      {Object.values(caidas).map((why) => (
        <p key={why} className="error">
          {why}
        </p>
      ))}
      <div className="panels">
        {retenciones && retenciones.length > 0 && <Holds retenciones={retenciones} />}
        {candado && <Lock nombre={nombre} candado={candado} />}
        {pedida && <Requested nombre={nombre} pedida={pedida} />}
        <Deeds nombre={nombre} holds={retenciones !== null} dominio={titularidad} />
        <WhatIsHeld reasons={reasons} />
        {peligros && <Findings peligros={peligros} />}
        <Served ficha={ficha} records={records} publicado={publicado} noTomados={noTomados} place={place} />
        <Contacts info={info} vuelven={ficha.vuelven} />
        <Invited invitaciones={invitaciones} />
        <Account info={info}>{pagos && <Charged {...ficha} pagos={pagos} opens={veCobros} />}</Account>
        {historia && <Happened historia={historia} entries={entries} place={place} />}
      </div>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.nombre ?? INFORMACION_NO_DISPONIBLE, 'Oficina del registro');

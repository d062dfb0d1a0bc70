import { useLoaderData } from '@remix-run/react';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { Card } from '~/components/layout';
import { Notice } from '~/components/notice';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import type { CandadoConCambio } from '~/registry/contract/candado';
import { GRADO_EN_PALABRAS, HORAS_PARA_ABRIR } from '~/registry/domain/candado';
import type { loadLock } from './candado-de.server';
import { WaitingChange } from './waiting-change';
import { PARA_QUE, SIEMPRE } from './words';

/** A lock that is closed: how it is, what waits for its custodians, what they are asked for, and how it is opened. */
export function Locked({ candado }: { candado: CandadoConCambio }) {
  const { grado, quorum, custodios, cerradoEn, conAprobacion, cambio } = candado;
  return (
    <>
      <Opening candado={candado} />
      <Summary
        kind="beside"
        rows={[
          { label: PARA_QUE, value: capital(GRADO_EN_PALABRAS[grado]) },
          { label: 'Cerrado desde', value: <DateText value={cerradoEn} withTime /> },
          { label: 'Custodios', value: custodios.join(', ') },
          { label: 'Cuántos tienen que aprobar', value: `${quorum} de ${custodios.length}` },
        ]}
      />
      {cambio ? (
        <Card title="Un cambio espera a sus custodios">
          <WaitingChange cambio={cambio}>{cambio.puedeRetirar && <TakeBack id={cambio.id} />}</WaitingChange>
        </Card>
      ) : (
        <p>Ahora no hay ningún cambio que espere a sus custodios.</p>
      )}
      {conAprobacion.length > 0 && (
        <section aria-labelledby="guarda">
          <h2 id="guarda">Qué espera aprobación</h2>
          <p>Usted puede pedirlo desde el detalle del dominio, de a uno. Se hace cuando lo aprueben:</p>
          <ul>
            {conAprobacion.map((que) => (
              <li key={que}>{que}</li>
            ))}
          </ul>
          <p>{SIEMPRE}</p>
        </section>
      )}
      <TakeAway candado={candado} />
    </>
  );
}

const TakeBack = ({ id }: { id: string | number }) => {
  const { operacion } = useLoaderData<typeof loadLock>();
  return (
    <ActionButton intencion={`retirar:${id}`} kind="second" pending="Retirando..." fields={{ operacion }}>
      Retirar este cambio
    </ActionButton>
  );
};

/** A lock that is about to open, by its custodians or by the registry: one person is enough to keep it closed. */
function Opening({ candado: { abreEn } }: { candado: CandadoConCambio }) {
  const { nombre, operacion } = useLoaderData<typeof loadLock>();
  if (abreEn === null) return null;
  return (
    <Notice tipo="aviso">
      <p>
        El candado se abre el <DateText value={abreEn} withTime />. Si usted no lo esperaba, déjelo cerrado.
      </p>
      <ActionButton intencion={`mantener:${nombre}`} pending="Deteniendo..." fields={{ operacion }}>
        Dejarlo cerrado
      </ActionButton>
    </Notice>
  );
}

/** How it is taken away; nothing while that is under way. */
function TakeAway({ candado: { abreEn, custodios } }: { candado: CandadoConCambio }) {
  const { porQueNo, operacion } = useLoaderData<typeof loadLock>();
  if (abreEn !== null) return null;
  return (
    <section className="card" aria-labelledby="abrir">
      <h2 id="abrir">Abrir el candado</h2>
      {porQueNo === null ? (
        <>
          <p>
            {custodios.length === 1
              ? 'Tiene que aprobarlo su custodio.'
              : `Tienen que aprobarlo los ${custodios.length} custodios.`}{' '}
            Después pasan {HORAS_PARA_ABRIR} horas, con aviso a todos, y cualquiera de ellos lo puede detener.
            Abierto, el dominio queda sin candado: lo que ahora espera aprobación se hace en el momento, sin
            que nadie más lo apruebe.
          </p>
          <ActionButton intencion="abrir" kind="danger" pending="Pidiendo..." fields={{ operacion }}>
            Pedir que se abra
          </ActionButton>
        </>
      ) : (
        <p>{porQueNo}</p>
      )}
    </section>
  );
}

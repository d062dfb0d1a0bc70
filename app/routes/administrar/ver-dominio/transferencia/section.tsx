import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { NoticeAt } from '~/components/frame/message-box';
import { Actions } from '~/components/layout';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import { TRANSFERENCIA_REGISTRADOR } from '~/registry/domain/words/transferencias';
import { type Caidas, WhyMissing } from '../failed-section';
import { WhyNot } from '../why-not';
import { CopyButton } from './copy-button';
import type { Pedido, Transferencia } from './section.server';

/** Why the person may not do each thing with the name now; nothing where they may. */
type Motivos = Readonly<Record<string, string>>;

interface SectionProps {
  dominio: string;
  transferencia: Transferencia;
  motivos: Motivos;
  caidas: Caidas;
}

/** Letting a name go to another registrar: its code, and the answer to who asks with it (spec 2). */
export function TransferSection({ dominio, transferencia, motivos, caidas }: SectionProps) {
  const { actual, historial, hay } = transferencia;
  return (
    <section className="card in-row" aria-labelledby="transferencia">
      <h2 id="transferencia">{TRANSFERENCIA_REGISTRADOR}</h2>
      <NoticeAt lugar="transferencia" />
      {actual ? (
        <Current dominio={dominio} actual={actual} motivos={motivos} transferencia={transferencia} />
      ) : (
        <NoCode dominio={dominio} motivo={motivos.codigoTransferencia ?? transferencia.motivo} />
      )}
      {hay > 0 && (
        <p>
          <Link
            to={address.transferenciaDe(dominio, historial ? {} : { historial: 'ver' })}
            preventScrollReset
          >
            {historial ? 'Ocultar' : 'Ver'} historial de Códigos de Autorización
          </Link>
        </p>
      )}
      {historial && <History historial={historial} />}
      <WhyMissing seccion="codigos" caidas={caidas} />
    </section>
  );
}

function NoCode({ dominio, motivo }: { dominio: string; motivo: string | undefined }) {
  if (motivo) return <WhyNot reasons={[['solicitar un Código de Autorización', motivo]]} />;
  return (
    <>
      <p>Para llevar el dominio a otro registrador, solicite un código y entrégueselo a él.</p>
      <p className="act">
        <Link to={address.accionTransferencia('solicitar-codigo', dominio)} preventScrollReset>
          Solicitar un Código de Autorización
        </Link>
      </p>
    </>
  );
}

type Actual = NonNullable<Transferencia['actual']>;

type CurrentProps = { transferencia: Transferencia; dominio: string; actual: Actual; motivos: Motivos };

function Current({ dominio, actual, motivos, transferencia: { pedido, responden } }: CurrentProps) {
  const { requestDate, expirationDate } = actual;
  return (
    <>
      <Summary
        rows={[
          {
            label: 'Código de Autorización',
            value: pedido ? <Tag tono="aviso">Ya usado</Tag> : <Code actual={actual} dominio={dominio} />,
          },
          { label: 'Fecha de solicitud', value: <DateText value={requestDate} withTime /> },
          { label: 'Fecha de vencimiento', value: <DateText value={expirationDate} withTime /> },
        ]}
      />
      {pedido ? (
        <Answer pedido={pedido} motivos={motivos} />
      ) : (
        <Waiting dominio={dominio} motivo={motivos.codigoTransferencia} responden={responden} />
      )}
    </>
  );
}

function Code({ actual: { authorizationCode, shown }, dominio }: { actual: Actual; dominio: string }) {
  if (shown)
    return (
      <>
        <code>{authorizationCode}</code> <CopyButton text={authorizationCode} />
      </>
    );
  return (
    <>
      <span aria-hidden="true">{authorizationCode}</span>{' '}
      <Link to={address.transferenciaDe(dominio, { codigo: 'ver' })} preventScrollReset>
        Ver<span className="sr"> el código de autorización</span>
      </Link>
    </>
  );
}

interface WaitingProps {
  dominio: string;
  motivo: string | undefined;
  responden: string;
}

const Waiting = ({ dominio, motivo, responden }: WaitingProps) => (
  <>
    <p>
      Entréguelo solo al nuevo registrador. Cuando él pida el dominio, {responden}. Si lo perdió o lo vio
      alguien más,{' '}
      {motivo ? (
        'hay que solicitar otro: este deja de servir.'
      ) : (
        <>
          <Link to={address.accionTransferencia('solicitar-codigo', dominio)} preventScrollReset>
            solicite otro
          </Link>
          : este deja de servir.
        </>
      )}
    </p>
    <WhyNot reasons={[['solicitar otro código', motivo]]} />
  </>
);

/** Who must act: the people of the name, each with what they may. */
const Answer = ({ pedido, motivos }: { pedido: Pedido; motivos: Motivos }) => (
  <>
    <p>{pedido.told}</p>
    <Actions>
      {pedido.answers.map(({ href, words, kind }) => (
        <Link key={href} className={`button ${kind}`} to={href} preventScrollReset>
          {words}
        </Link>
      ))}
    </Actions>
    <WhyNot
      reasons={[
        ['aprobar la transferencia', motivos.aprobarTransferencia],
        ['rechazar la transferencia', motivos.rechazarTransferencia],
      ]}
    />
  </>
);

const History = ({ historial }: { historial: NonNullable<Transferencia['historial']> }) => (
  <DataTable
    caption="Historial de Códigos de Autorización"
    rows={historial}
    rowKey={({ requestDate, authorizationCode }) => requestDate + authorizationCode}
    columns={[
      { header: 'Código', rowHeader: true, cell: ({ authorizationCode }) => authorizationCode },
      { header: 'Estado', cell: ({ estado }) => estado },
      { header: 'Fecha de solicitud', cell: ({ requestDate }) => <DateText value={requestDate} /> },
      { header: 'Fecha de vencimiento', cell: ({ expirationDate }) => <DateText value={expirationDate} /> },
    ]}
  />
);

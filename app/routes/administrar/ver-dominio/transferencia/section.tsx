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
import { POR_QUE } from '../why-not';
import { CopyButton } from './copy-button';
import type { Pedido, Transferencia } from './section.server';

interface SectionProps {
  dominio: string;
  transferencia: Transferencia;
  caidas: Caidas;
}

/** Letting a name go to another registrar: its code, and the answer to who asks with it (spec 2). */
export function TransferSection({ dominio, transferencia, caidas }: SectionProps) {
  const { actual, historial, hay } = transferencia;
  return (
    <section className="card in-row" aria-labelledby="transferencia">
      <h2 id="transferencia">{TRANSFERENCIA_REGISTRADOR}</h2>
      <NoticeAt lugar="transferencia" />
      {actual ? (
        <Current dominio={dominio} actual={actual} transferencia={transferencia} />
      ) : (
        <NoCode dominio={dominio} noPuede={transferencia.noPuede} />
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

/** The way to why not, which is told once for all that cannot be done. */
const Refused = ({ noPuede }: Pick<Transferencia, 'noPuede'>) =>
  noPuede && (
    <p>
      {noPuede}{' '}
      <a className="act" href={`#${POR_QUE}`}>
        Ver por qué
      </a>
    </p>
  );

function NoCode({ dominio, noPuede }: { dominio: string } & Pick<Transferencia, 'noPuede'>) {
  if (noPuede) return <Refused noPuede={noPuede} />;
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

type CurrentProps = { transferencia: Transferencia; dominio: string; actual: Actual };

function Current({ dominio, actual, transferencia: { pedido, responden, noPuede } }: CurrentProps) {
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
        <Answer pedido={pedido} />
      ) : (
        <Waiting dominio={dominio} isRefused={noPuede !== null} responden={responden} />
      )}
      <Refused noPuede={noPuede} />
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
  isRefused: boolean;
  responden: string;
}

const Waiting = ({ dominio, isRefused, responden }: WaitingProps) => (
  <p>
    Entréguelo solo al nuevo registrador. Cuando él pida el dominio, {responden}. Si lo perdió o lo vio
    alguien más,{' '}
    {isRefused ? (
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
);

/** Who must act: the people of the name, each with what they may. */
const Answer = ({ pedido }: { pedido: Pedido }) => (
  <>
    <p>{pedido.told}</p>
    <Actions>
      {pedido.answers.map(({ href, words, kind }) => (
        <Link key={href} className={`button ${kind}`} to={href} preventScrollReset>
          {words}
        </Link>
      ))}
    </Actions>
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

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { pageTitle } from '~/components/page-title';
import { WholeWords } from '~/components/whole-words';
import { capital } from '~/format';
import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';
import { HORAS_PARA_APROBAR } from '~/registry/domain/dos-personas';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { Moment } from '../moment';
import { respuestaDe } from './act-words';

const HEADING = 'Por aprobar';

export const handle: Handle = { scripts: false };

/** What waits for a second person, what one did alone, and what became of the last ones. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'verPorAprobar');
  return oficina.porAprobar.listar();
}

export default function Approvals() {
  const { esperan, porRevisar, terminados } = useLoaderData<typeof loader>();
  const forYou = esperan.filter(({ puede }) => puede.responder);
  const byYou = esperan.filter(({ puede }) => !puede.responder);
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        Lo que no se puede deshacer, lo que da permisos y lo que devuelve mucho dinero lo hacen entre dos: una
        persona lo pide y otra lo aprueba antes de {HORAS_PARA_APROBAR} horas. Si nadie lo aprueba, no se
        hace. Las horas son de Uruguay.
      </p>
      <Acts title="Para usted" acts={forYou} none="No hay nada que espere su respuesta." />
      {byYou.length > 0 && <Acts title="Pedidos por usted" acts={byYou} none="" areOwn />}
      <Acts
        title="Por revisar"
        note="Se hicieron a solas, sin una segunda persona."
        acts={porRevisar}
        none="Nadie hizo nada a solas que falte revisar."
      />
      <Acts title="Lo último" acts={terminados} none="Todavía no terminó nada." when={ENDED} />
    </>
  );
}

/** When something about an act was; `header` names it. */
interface When {
  header: string;
  of: (act: ActoDeLista) => string;
}

const ASKED: When = { header: 'Cuándo', of: ({ pedidoEn }) => pedidoEn };
/** What nobody answered ended when its time did. */
const ENDED: When = { header: 'Terminó', of: ({ fin, venceEn }) => fin?.en ?? venceEn };

interface ActsProps {
  title: string;
  /** What they have in common, where there are some. */
  note?: string;
  acts: readonly ActoDeLista[];
  /** Where there are none. */
  none: string;
  /** The time that its rows are ordered by. */
  when?: When;
  /** Whether the reader asked for all of them: then who did is not said in each row. */
  areOwn?: boolean;
}

const ASKED_BY = {
  header: 'Lo pidió',
  cell: ({ pidio }: ActoDeLista) => <span className="whole">{pidio}</span>,
};

const Acts = ({ title, note, acts, none, when = ASKED, areOwn = false }: ActsProps) => (
  <section className="acts">
    <h2>{title}</h2>
    {acts.length === 0 ? (
      <Empty>{none}</Empty>
    ) : (
      <>
        {note && <p>{note}</p>}
        <DataTable
          caption={title}
          hideCaption
          rows={acts}
          rowKey={({ id }) => id}
          columns={[
            {
              header: 'Qué',
              rowHeader: true,
              cell: ({ id, que, sobre }) => (
                <a href={address.actoPorAprobar(id)}>
                  <WholeWords>{`${capital(que)}: `}</WholeWords>
                  <strong>
                    <WholeWords>{sobre}</WholeWords>
                  </strong>
                </a>
              ),
            },
            ...(areOwn ? [] : [ASKED_BY]),
            {
              header: when.header,
              cell: (act) => <Moment value={when.of(act)} />,
            },
            { header: 'Cómo está', cell: (act) => <Standing act={act} /> },
          ]}
        />
      </>
    )}
  </section>
);

const Standing = ({ act }: { act: ActoDeLista }) => (
  <>
    {respuestaDe(act)}
    {act.estado === 'ESPERA' && (
      <>
        , hasta el <Moment value={act.venceEn} />
      </>
    )}
    {act.fin?.motivo && <p className="hint">{act.fin.motivo}</p>}
  </>
);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');

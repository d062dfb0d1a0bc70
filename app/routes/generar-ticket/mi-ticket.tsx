import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { now, stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import { DateText } from '~/components/date-text';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { ConfirmDialog } from '~/components/form/form-dialog';
import { SubmitButton } from '~/components/form/submit-button';
import { TextAreaField } from '~/components/form/text-area-field';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Paragraphs } from '~/components/paragraphs';
import { Summary } from '~/components/summary';
import { fileSize } from '~/format';
import { formularioMensaje } from '~/registry/contract/formularios';
import type { TicketDTO } from '~/registry/contract/ticket';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { idOf, orNotAvailable } from '~/session/failures/not-available.server';
import { constraintOf } from '~/session/forms/constraint.server';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { AGREGADO } from './asked-ticket';
import { agregar, cerrar } from './mi-ticket.server';
import { Meaning, TicketState } from './ticket-state';

export const handle: Handle = { scripts: false };

/** One ticket, for its signed-in author only. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { ticket } = await orNotAvailable(registry.ticket.ver({ id: idOf(args.params.id) }));
  return {
    ticket,
    isLate: ticket.responderAntesDe !== null && ticket.responderAntesDe < stamp(now()),
    isClosing: ticket.estado !== 'CERRADO' && new URL(args.request.url).searchParams.has('cerrar'),
    operacion: randomId(),
    constraint: constraintOf(formularioMensaje),
  };
}

export const action = intents({ agregar, cerrar });

export default function MyTicket() {
  const { ticket, isLate, isClosing, operacion, constraint } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm(AGREGADO, { lastResult, constraint });
  return (
    <>
      <ErrorSummary form={form} />
      <p className="act back">
        <a href={address.misTickets()}>Volver a mis consultas</a>
      </p>
      <h1>{ticket.asunto}</h1>
      {isClosing && <Close ticket={ticket} />}
      <Summary kind="beside" rows={factsOf(ticket)} />
      <p>
        <Meaning ticket={ticket} isLate={isLate} />
      </p>
      <Conversation ticket={ticket} />
      <details>
        <summary>Ver los datos que escribió</summary>
        <Summary kind="beside" rows={writtenOf(ticket)} />
      </details>
      {ticket.estado !== 'CERRADO' && !isClosing && (
        <section id="agregar" aria-labelledby="agregar-titulo">
          <h2 id="agregar-titulo">Agregar a la consulta</h2>
          <Form form={form}>
            <input type="hidden" name="operacion" value={operacion} />
            <TextAreaField field={fields.mensaje} label="Mensaje" hint="Máximo 2048 caracteres." />
            <Actions>
              <SubmitButton intencion="agregar" pending="Enviando...">
                Agregar mensaje
              </SubmitButton>
            </Actions>
          </Form>
          <Actions>
            <ButtonLink href={address.cerrarTicket(ticket.id)} kind="second">
              Cerrar la consulta
            </ButtonLink>
          </Actions>
        </section>
      )}
    </>
  );
}

/** Closing is for good: it is asked first, and said that no answer comes where one was waited for. */
const Close = ({ ticket: { id, estado } }: { ticket: TicketDTO }) => (
  <ConfirmDialog
    title="¿Cerrar la consulta?"
    closeTo={address.ticket(id)}
    intencion="cerrar"
    press="Cerrar la consulta"
    pending="Cerrando..."
  >
    {estado === 'ABIERTO' && (
      <p>El Registro .uy todavía no respondió. Si la cierra, ya no le llega una respuesta.</p>
    )}
    <p>Ya no podrá agregarle nada, y no se puede volver a abrir. Lo escrito sigue aquí.</p>
  </ConfirmDialog>
);

interface SaidProps {
  title: string;
  /** Who, where the title does not say it. */
  who?: string;
  fecha: string;
  texto: string;
  isAnswer?: boolean;
}

/** What one of them said, in a block of its own: an answer of the registry does not look like the question. */
const Said = ({ title, who, fecha, texto, isAnswer }: SaidProps) => (
  <section className={isAnswer ? 'card banner' : 'card'}>
    <h2>{title}</h2>
    <p className="hint">
      {who && `${who}, `}
      <DateText value={fecha} withTime />
    </p>
    <Paragraphs text={texto} />
  </section>
);

const Conversation = ({ ticket: { mensaje, fecha, mensajes } }: { ticket: TicketDTO }) => (
  <>
    <Said title="Su consulta" fecha={fecha} texto={mensaje} />
    {mensajes.map(({ id, autor, ...said }) =>
      autor === 'REGISTRO' ? (
        <Said key={id} {...said} title="Respuesta" who="El Registro .uy (Atención)" isAnswer />
      ) : (
        <Said key={id} {...said} title="Usted agregó" />
      ),
    )}
  </>
);

const factsOf = (ticket: TicketDTO) => [
  { label: 'Número', value: ticket.numero },
  { label: 'Estado', value: <TicketState estado={ticket.estado} /> },
  ...(ticket.dominio ? [{ label: 'Nombre de dominio', value: ticket.dominio }] : []),
  ...(ticket.archivos.length > 0 ? [{ label: 'Archivos', value: <Files ticket={ticket} /> }] : []),
];

/** What its author wrote of themselves, and knows. */
const writtenOf = ({ nombre, email, telefono }: TicketDTO) => [
  { label: 'Nombre', value: nombre },
  { label: 'Correo', value: email },
  ...(telefono ? [{ label: 'Teléfono', value: telefono }] : []),
];

function Files({ ticket: { id, archivos } }: { ticket: TicketDTO }) {
  return (
    <ul>
      {archivos.map((archivo) => (
        <li key={archivo.id}>
          <a href={address.archivoDeTicket(id, archivo.id)}>{archivo.nombre}</a> ({fileSize(archivo.tamanio)})
        </li>
      ))}
    </ul>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.ticket.asunto ?? INFORMACION_NO_DISPONIBLE, 'Mis consultas');

import type { SubmissionResult } from '@conform-to/react';
import { Link, useActionData } from '@remix-run/react';
import { DataTable } from '~/components/data-table';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import type { Constraints } from '~/components/form/screen-form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import { Actions } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { Tag } from '~/components/tag';
import type { Custodio } from '~/registry/contract/candado';
import { INVITACION } from '~/routes/administrar/ver-dominio/acciones/asked';
import { ESTADO_DE_CUSTODIO } from './words';

const HEADING = 'Sus custodios';

/** Who was asked to watch over the person's names, and what they answered. */
export function Custodians({ custodios }: { custodios: readonly (Custodio & { quitarEn: string })[] }) {
  return (
    <section aria-labelledby="custodios">
      <h2 id="custodios">{HEADING}</h2>
      {custodios.length === 0 ? (
        <p>No tiene custodios. Elija a alguien que lo conozca y atienda el teléfono.</p>
      ) : (
        <DataTable
          caption={HEADING}
          hideCaption
          rows={custodios}
          rowKey={({ id }) => id}
          columns={[
            { header: 'Correo', rowHeader: true, cell: ({ correo }) => <MailText mail={correo} /> },
            { header: 'Nombre', cell: ({ nombre }) => nombre ?? '' },
            {
              header: 'Respuesta',
              cell: ({ estado }) => (
                <Tag tono={ESTADO_DE_CUSTODIO[estado].tono}>{ESTADO_DE_CUSTODIO[estado].word}</Tag>
              ),
            },
            {
              header: 'Acciones',
              hideHeader: true,
              cell: ({ quitarEn, correo, estado }) => (
                <Link to={quitarEn} preventScrollReset>
                  {estado === 'INVITADO' ? 'Cancelar la invitación' : 'Quitar'}
                  <span className="sr"> de {correo}</span>
                </Link>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

interface InviteProps {
  operacion: string;
  constraint: Constraints;
  /** Beside another act that comes first it is not the filled one. */
  kind?: 'second';
  /** Of who has somebody already it is not what they came for. */
  folded?: boolean;
}

/** Asks somebody by mail. */
export function InviteCustodian({ operacion, constraint, kind, folded }: InviteProps) {
  const answer = useActionData<{ lastResult?: SubmissionResult }>();
  const [form, fields] = useForm(INVITACION, {
    lastResult: answer?.lastResult,
    constraint,
    intencion: 'invitar',
  });
  return (
    <section className="card" aria-labelledby="custodio-nuevo">
      <details className="more" open={!folded || answer !== undefined}>
        <summary>
          <h2 id="custodio-nuevo">Invitar a un custodio</h2>
        </summary>
        <ErrorSummary form={form} />
        <p id="invitar">
          Le enviamos un enlace, que vale 14 días. Para aceptar necesita una cuenta con segundo paso, para que
          tampoco a esa persona le puedan robar la llave.
        </p>
        <Form form={form}>
          <input type="hidden" name="operacion" value={operacion} />
          <TextField field={fields.correo} label="Correo electrónico" type="email" autoComplete="off" />
          <TextField
            field={fields.confirmacion}
            label="Confirmar correo electrónico"
            type="email"
            autoComplete="off"
          />
          <Actions>
            <SubmitButton intencion="invitar" kind={kind} pending="Enviando...">
              Enviar la invitación
            </SubmitButton>
          </Actions>
        </Form>
      </details>
    </section>
  );
}

import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { RowActions } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import type { InvitacionEnviada } from '~/registry/contract/administracion/invitaciones';
import { CONTACTOS } from './roles';

interface InvitationsProps {
  nombre: string;
  invitaciones: readonly InvitacionEnviada[];
  operacion: string;
}

const roleOf = ({ tipoContacto }: InvitacionEnviada): string =>
  CONTACTOS.find(({ tipo }) => tipo === tipoContacto)?.titulo ?? tipoContacto;

/** Who was asked to be a contact and has not answered. */
export function Invitations({ nombre, invitaciones, operacion }: InvitationsProps) {
  if (invitaciones.length === 0) return null;
  return (
    <section className="card" aria-labelledby="invitaciones">
      <h2 id="invitaciones">Invitaciones pendientes</h2>
      <DataTable
        caption="Invitaciones enviadas"
        hideCaption
        rows={invitaciones}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Invitado', rowHeader: true, cell: ({ correo }) => <MailText mail={correo} /> },
          { header: 'Contacto', cell: roleOf },
          {
            header: 'Vence',
            cell: ({ estado, venceEn }) =>
              estado === 'VENCIDA' ? 'Venció sin respuesta' : <DateText value={venceEn} withTime />,
          },
          { header: 'Invitó', cell: ({ invito }) => invito },
          {
            header: 'Acciones',
            hideHeader: true,
            cell: ({ id, correo, reenviable, tipoContacto }) => (
              <RowActions>
                {reenviable && (
                  <li>
                    <ActionButton
                      intencion={`reenviar:${id}`}
                      kind="plain"
                      pending="Enviando..."
                      fields={{ operacion: `${operacion}-${id}` }}
                    >
                      Enviar de nuevo<span className="sr"> a {correo}</span>
                    </ActionButton>
                  </li>
                )}
                {tipoContacto !== 'TITULAR' && (
                  <li>
                    <Link to={address.retirarInvitacion(nombre, id)} preventScrollReset>
                      Cancelar<span className="sr"> la invitación a {correo}</span>
                    </Link>
                  </li>
                )}
              </RowActions>
            ),
          },
        ]}
      />
    </section>
  );
}

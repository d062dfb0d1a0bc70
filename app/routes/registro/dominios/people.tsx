import type { ReactNode } from 'react';
import { AccountSummary } from '~/components/cuenta-pago/account-summary';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { Card } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { Tag } from '~/components/tag';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import { CONTACTOS } from '~/routes/administrar/ver-dominio/roles';
import type { Seen } from './dominio.server';

/** What a contact is called. */
export const calledOf = (contacto: Seen['informacion']['titular']): string =>
  contacto ? nombreApellido(contacto) : 'Sin datos';

/** The four contacts. */
export function Contacts({ info, vuelven }: { info: Seen['informacion'] } & Pick<Seen, 'vuelven'>) {
  const { titular, administrador, tecnico, financiero } = info;
  const saved = { TITULAR: titular, ADMINISTRADOR: administrador, TECNICO: tecnico, FINANCIERO: financiero };
  const rows = CONTACTOS.map(({ tipo, titulo }) => ({ tipo, titulo, contacto: saved[tipo] }));
  return (
    <Card title="Contactos">
      <DataTable
        brief
        caption="Contactos del dominio"
        hideCaption
        rows={rows}
        rowKey={({ tipo }) => tipo}
        columns={[
          { header: 'Contacto', rowHeader: true, cell: ({ titulo }) => titulo },
          {
            header: 'Nombre',
            cell: ({ contacto }) => calledOf(contacto),
          },
          { header: 'Dirección', cell: ({ contacto }) => contacto?.direccion },
          { header: 'Teléfono', cell: ({ contacto }) => contacto?.telefono },
          {
            header: 'Correo electrónico',
            cell: ({ tipo, contacto }) => (
              <>
                {contacto && <MailText mail={contacto.emailPublico} />}{' '}
                <ComesBack tipo={tipo} vuelven={vuelven} />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** That mails to a contact come back: at the address that everybody sees, or at the one for notices. */
function ComesBack({ tipo, vuelven }: { tipo: string } & Pick<Seen, 'vuelven'>) {
  const found = vuelven.find((each) => each.tipo === tipo);
  return found ? (
    <Tag tono="error">
      Los correos vuelven desde el <DateText value={found.desde} />
    </Tag>
  ) : null;
}

/** Who was asked to be a contact and has not answered. */
export function Invited({ invitaciones }: Pick<Seen, 'invitaciones'>) {
  if (invitaciones.length === 0) return null;
  return (
    <Card title="Invitaciones pendientes">
      <DataTable
        caption="Invitaciones enviadas"
        hideCaption
        rows={invitaciones}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Invitado', rowHeader: true, cell: ({ correo }) => correo },
          {
            header: 'Contacto',
            cell: ({ tipoContacto }) => CONTACTOS.find(({ tipo }) => tipo === tipoContacto)?.titulo,
          },
          { header: 'Vence', cell: ({ venceEn }) => <DateText value={venceEn} withTime /> },
          { header: 'Invitó', cell: ({ invito }) => invito },
        ]}
      />
    </Card>
  );
}

/** The account that the name is charged to, and below it what was. */
export function Account({ info, children }: { info: Seen['informacion']; children: ReactNode }) {
  const { cuentaPago, renovacionAutomatica } = info;
  return (
    <Card title="Forma de pago">
      {cuentaPago === null ? (
        <p>El dominio no tiene forma de pago asociada.</p>
      ) : (
        <>
          <AccountSummary cuenta={cuentaPago} asociada={cuentaPago.fechaAsociacionFormateada} />
          <p>Renovación automática: {renovacionAutomatica ? 'activada' : 'desactivada'}.</p>
          <p className="hint">Solo el titular ve los números completos.</p>
        </>
      )}
      {children}
    </Card>
  );
}

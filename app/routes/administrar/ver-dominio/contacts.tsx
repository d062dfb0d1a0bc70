import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { NoticeAt } from '~/components/frame/message-box';
import { RowActions } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { nombreApellido } from '~/registry/domain/nombre-apellido';
import type { Info } from './domain.server';
import { nameOf } from './name-of';
import { CONTACTOS, type ContactRole } from './roles';

type Contacto = NonNullable<Info['titular']>;
/** `espera`: somebody was asked to be it and has not answered, and another invitation would be refused. */
type Row = ContactRole & { contacto: Contacto | null; espera: boolean };

/** `invitados`: what somebody was asked to be, and has not answered. */
type ContactsProps = { info: Info; invitados: readonly string[] };

/** The four contacts, shown to every role, with what may be done with each (spec 2, 6). */
export function Contacts({ info, invitados }: ContactsProps) {
  const { titular, administrador, tecnico, financiero, motivos = {} } = info;
  const saved = { TITULAR: titular, ADMINISTRADOR: administrador, TECNICO: tecnico, FINANCIERO: financiero };
  const rows = CONTACTOS.map((role) => ({
    ...role,
    contacto: saved[role.tipo],
    espera: invitados.includes(role.tipo),
  }));
  const cell = (shown: (contacto: Contacto) => ReactNode) => (row: Row) =>
    row.contacto ? shown(row.contacto) : 'Sin datos';
  const canChange = rows.some(({ editar, cambiar }) => !motivos[editar] || !motivos[cambiar]);
  const deeds = {
    header: 'Acciones',
    hideHeader: true,
    cell: (row: Row) => <Deeds row={row} nombre={nameOf(info)} motivos={motivos} />,
  };
  return (
    <section className="card contacts" aria-labelledby="contactos">
      <h2 id="contactos">Contactos</h2>
      <NoticeAt lugar="contactos" />
      <DataTable
        brief
        caption="Contactos del dominio"
        hideCaption
        rows={rows}
        rowKey={({ tipo }) => tipo}
        columns={[
          { header: 'Contacto', rowHeader: true, cell: ({ titulo }) => titulo },
          { header: 'Nombre', cell: cell(nombreApellido) },
          { header: 'Dirección', cell: cell(({ direccion }) => direccion) },
          { header: 'Teléfono', cell: cell(({ telefono }) => telefono) },
          {
            header: 'Correo electrónico',
            cell: cell(({ emailPublico }) => <MailText mail={emailPublico} />),
          },
          ...(canChange ? [deeds] : []),
        ]}
      />
    </section>
  );
}

type DeedsProps = { row: Row; nombre: string; motivos: Readonly<Record<string, string>> };

function Deeds({ row: { tipo, titulo, editar, cambiar, espera }, nombre, motivos }: DeedsProps) {
  const contacto = `contacto ${titulo.toLowerCase()}`;
  const como = <span className="sr"> como {contacto}</span>;
  return (
    <RowActions>
      {!motivos[editar] && (
        <li>
          <Link to={address.editarContacto(nombre, tipo)} preventScrollReset>
            Editar los datos<span className="sr"> del {contacto}</span>
          </Link>
        </li>
      )}
      {!motivos[cambiar] && (
        <li>
          {tipo === 'TITULAR' ? (
            <a href={address.transferirTitular(nombre)}>Transferir titular</a>
          ) : espera ? (
            <a href="#invitaciones">Ver la invitación{como}</a>
          ) : (
            <Link to={address.cambiarContacto(nombre, tipo)} preventScrollReset>
              Poner a otra persona{como}
            </Link>
          )}
        </li>
      )}
    </RowActions>
  );
}

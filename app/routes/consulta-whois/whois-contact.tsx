import { Card } from '~/components/layout';
import { MailText } from '~/components/mail-text';
import { Summary } from '~/components/summary';
import type { Whois } from './look-up.server';

/** One contact as whois publishes it: name, surname, nic handle, email, address, phone (spec 2). */
export function WhoisContact({ title, contacto }: { title: string; contacto: Whois['titular'] }) {
  if (!contacto)
    return (
      <Card title={title}>
        <p>Sin datos públicos.</p>
      </Card>
    );
  return (
    <Card title={title}>
      <Summary
        kind="beside"
        rows={[
          { label: 'Nombre', value: contacto.nombre },
          { label: 'Apellido', value: contacto.apellido },
          { label: 'Nic handle', value: contacto.nicHandler },
          { label: 'Correo', value: contacto.emailPublico && <MailText mail={contacto.emailPublico} /> },
          { label: 'Dirección', value: contacto.direccion },
          { label: 'Teléfono', value: contacto.telefono },
        ].filter(({ value }) => value !== '')}
      />
    </Card>
  );
}

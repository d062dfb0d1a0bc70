import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import type { Outputs } from '~/registry/contract';
import type { ContactoDTO } from '~/registry/contract/formas';

type Contactos = Outputs['carrito']['contactosVenta']['contactos'];

/** The holder of each registration, as it will be registered. */
export function HoldersSummary({ contactos }: { contactos: Contactos }) {
  if (contactos.length === 0) return null;
  return (
    <section>
      <h2>Titulares</h2>
      <Summary
        rows={contactos.map(({ nombre, contactoDTO }) => ({
          label: nombre,
          value: contactoDTO && <Holder contacto={contactoDTO} />,
          change: {
            href: address.titularDeCompra(nombre, address.pasoDeCompra('cuatro')),
            what: `el titular de ${nombre}`,
          },
        }))}
      />
    </section>
  );
}

function Holder({ contacto }: { contacto: ContactoDTO }) {
  return (
    <>
      <strong>{contacto.nombreApellido}</strong>
      <br />
      {contacto.direccion}
      <br />
      {contacto.telefono}
      <br />
      {contacto.emailPublico}
    </>
  );
}

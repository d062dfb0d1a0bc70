import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import type { Outputs } from '~/registry/contract';
import type { ContactoDTO } from '~/registry/contract/formas';

type Contactos = Outputs['carrito']['contactosVenta']['contactos'];
type Holding = { nombres: string[]; contacto: ContactoDTO | null };

const sameData = (one: ContactoDTO | null, other: ContactoDTO | null): boolean =>
  one?.nombreApellido === other?.nombreApellido &&
  one?.direccion === other?.direccion &&
  one?.telefono === other?.telefono &&
  one?.emailPublico === other?.emailPublico;

/** Names with the same holder are said together. */
function grouped(contactos: Contactos): Holding[] {
  const groups: Holding[] = [];
  for (const { nombre, contactoDTO } of contactos) {
    const group = groups.find(({ contacto }) => sameData(contacto, contactoDTO));
    if (group) group.nombres.push(nombre);
    else groups.push({ nombres: [nombre], contacto: contactoDTO });
  }
  return groups;
}

export const TITULARES_SIN_LEER = 'Error al obtener los titulares. Por favor, intente de nuevo más tarde.';

/** The holder of each registration, as it will be registered; null where they could not be read. */
export function HoldersSummary({ contactos }: { contactos: Contactos | null }) {
  if (contactos === null) return <p className="error">{TITULARES_SIN_LEER}</p>;
  if (contactos.length === 0) return null;
  const groups = grouped(contactos);
  return (
    <section>
      <h2>{groups.length === 1 ? 'Titular' : 'Titulares'}</h2>
      <Summary
        rows={groups.map(({ nombres, contacto }) => ({
          label: nombres.join(', '),
          value: contacto && <Holder contacto={contacto} />,
          change: {
            href: changeOf(nombres, contactos.length),
            what: `el titular de ${nombres.join(' y de ')}`,
          },
        }))}
      />
    </section>
  );
}

/** One name's holder, everybody's, or the step where each is chosen; all of them come back here. */
function changeOf([first = '', ...others]: readonly string[], all: number): string {
  const here = address.pasoDeCompra('cuatro');
  if (others.length === 0) return address.titularDeCompra(first, here);
  return others.length + 1 === all ? address.titularDeCompra(null, here) : address.pasoDeCompra('dos', here);
}

function Holder({ contacto }: { contacto: ContactoDTO }) {
  return (
    <>
      {contacto.nombreApellido}
      <br />
      <span className="light">
        {contacto.direccion}&nbsp;· {contacto.telefono}&nbsp;· {contacto.emailPublico}
      </span>
    </>
  );
}

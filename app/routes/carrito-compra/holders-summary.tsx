import * as address from '~/addresses';
import { Summary, type SummaryRow } from '~/components/summary';
import type { Outputs } from '~/registry/contract';
import type { ContactoDTO, ItemVenta } from '~/registry/contract/formas';

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

interface HoldersSummaryProps {
  /** Of the registrations; null where they could not be read. */
  contactos: Contactos | null;
  /** All that is bought: of a name that is handed over, its line says to whom. */
  items: readonly ItemVenta[];
}

/** The holder of each name that is registered or handed over, as it will be. */
export function HoldersSummary({ contactos, items }: HoldersSummaryProps) {
  const groups = grouped(contactos ?? []);
  const passed = items.flatMap(passedRow);
  const all = groups.length + passed.length;
  if (contactos !== null && all === 0) return null;
  return (
    <section>
      <h2>{all === 1 ? 'Titular' : 'Titulares'}</h2>
      {contactos === null && <p className="error">{TITULARES_SIN_LEER}</p>}
      {all > 0 && (
        <Summary
          rows={[
            ...groups.map(({ nombres, contacto }) => ({
              label: nombres.join(', '),
              value: contacto && <Holder {...contacto} />,
              change: {
                href: changeOf(nombres, contactos?.length),
                what: `el titular de ${nombres.join(' y de ')}`,
              },
            })),
            ...passed,
          ]}
        />
      )}
    </section>
  );
}

/** One name's holder, everybody's, or the step where each is chosen; all of them come back here. */
function changeOf([first = '', ...others]: readonly string[], all?: number): string {
  const here = address.pasoDeCompra('cuatro');
  if (others.length === 0) return address.titularDeCompra(first, here);
  return others.length + 1 === all ? address.titularDeCompra(null, here) : address.pasoDeCompra('dos', here);
}

/** To whom a name passes. The registry takes it once into a cart: another holder is typed after it was taken out. */
function passedRow({ dominio, nuevoTitular, datosNuevoTitular: datos }: ItemVenta): SummaryRow[] {
  if (!nuevoTitular) return [];
  const change = {
    href: address.pasoDeCompra('uno', address.pasoDeCompra('cuatro')),
    what: `el nuevo titular de ${dominio.nombre}: quite la transferencia del carrito y agréguela otra vez`,
  };
  const value = datos ? <Holder nombreApellido={nuevoTitular} {...datos} /> : nuevoTitular;
  return [{ label: dominio.nombre, value, change }];
}

function Holder(contacto: Pick<ContactoDTO, 'nombreApellido' | 'direccion' | 'telefono' | 'emailPublico'>) {
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

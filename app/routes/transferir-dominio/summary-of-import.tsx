import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import { date } from '~/format';
import type { Borrador } from './draft';
import { namesOf } from './holder-names';
import { cost } from './import-words';
import { RecordsTable } from './records-table';

interface ImportSummaryProps {
  borrador: Borrador;
  /** What the account is called, where it still is one of the person's. */
  cuenta: string | null;
}

/** Every answer of an import, each with its way to change it (screens.md, Wizards). */
export function ImportSummary({ borrador, cuenta }: ImportSummaryProps) {
  const { dominio, registrador, importe, vencimientoNuevo, registros, datos } = borrador;
  const here = address.importarResumen();
  const { nombre = '', apellido = '' } = datos ? namesOf(datos) : {};
  const name = datos?.tipo === 'EMPRESA' ? nombre : `${nombre} ${apellido}`;
  return (
    <>
      <section>
        <h2>Dominio</h2>
        <Summary
          rows={[
            { label: 'Dominio', value: dominio, change: { href: address.importar(), what: 'el dominio' } },
            { label: 'Registrador actual', value: registrador ?? 'Otro registrador' },
            {
              label: 'Nuevo vencimiento',
              value: vencimientoNuevo ? date(vencimientoNuevo) : 'Un año más que hoy',
            },
          ]}
        />
        <RecordsTable registros={registros} />
      </section>
      <section>
        <h2>Titular</h2>
        <Summary
          rows={[
            {
              label: datos?.tipo === 'EMPRESA' ? 'Empresa' : 'Nombre',
              value: name,
              change: { href: address.importarDatos(here), what: 'los datos de contacto' },
            },
            { label: 'Dirección', value: datos?.direccion },
            { label: 'Teléfono', value: datos?.telefono },
            { label: 'Correo electrónico', value: datos?.email },
          ]}
        />
      </section>
      <section>
        <h2>Pago</h2>
        <Summary
          rows={[
            {
              label: 'Forma de pago',
              value: cuenta ?? 'La cuenta elegida ya no está: elija otra.',
              change: { href: address.importarFormaDePago(here), what: 'la forma de pago' },
            },
            { label: 'Se cobra al completarse', value: <strong>{cost(importe)}</strong> },
          ]}
        />
      </section>
    </>
  );
}

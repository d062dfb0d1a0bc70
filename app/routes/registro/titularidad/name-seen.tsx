import type { ReactNode } from 'react';
import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import type { NombreVisto } from '~/registry/contract/oficina/titularidad';

interface NameSeenProps {
  dominio: Pick<NombreVisto, 'titular' | 'vence'>;
  /** Why any document is not enough. */
  sinOrden: string | null;
  hoy: string;
  /** What comes of it, a thing each. */
  children: ReactNode;
}

/** That it waits, and for whom. */
export const SecondPerson = () => (
  <p>
    Antes lo tiene que aprobar una segunda persona. Ni quien lo pide ni quien lo aprueba puede ser contacto
    del dominio.
  </p>
);

/** Whose a name is, and what comes of what is about to be asked. */
export const NameSeen = ({ dominio: { titular, vence }, sinOrden, hoy, children }: NameSeenProps) => (
  <>
    <Summary
      rows={[
        { label: 'Titular', value: titular },
        { label: vence < hoy ? 'Venció' : 'Vence', value: <DateText value={vence} /> },
      ]}
    />
    <h2>Qué cambia</h2>
    <ul>{children}</ul>
    <SecondPerson />
    {sinOrden !== null && <p>{sinOrden}</p>}
  </>
);

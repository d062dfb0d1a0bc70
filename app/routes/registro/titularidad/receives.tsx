import type { ReactNode } from 'react';
import * as address from '~/addresses';
import { Summary } from '~/components/summary';
import { WholeWords } from '~/components/whole-words';
import { capital } from '~/format';
import type { NombreVisto, QuienRecibe } from '~/registry/contract/oficina/titularidad';
import { type Documento, documentoEnPalabras } from '~/registry/domain/documento';
import { partIn } from '~/routes/registro/buscar/their-names';
import { ConfirmForm } from '~/routes/registro/confirm-form';
import { SecondPerson } from './name-seen';

interface ReceivesProps {
  nombre: string;
  dominio: Pick<NombreVisto, 'titular' | 'visto'>;
  operacion: string;
  typed: Documento & { persona: string; motivo: string };
  recibe: QuienRecibe;
  /** What comes of it, a thing each. */
  children: ReactNode;
}

/** Who would get a name, and from whom, before it is asked for. */
export function Receives({ nombre, dominio, operacion, typed, recibe, children }: ReceivesProps) {
  const { clase, numero, fecha, persona, motivo } = typed;
  return (
    <>
      <p className="act back">
        <a href={address.dominioEnOficina(nombre)}>Volver al dominio</a>
      </p>
      <h1>
        <WholeWords>{`¿Pedir que ${nombre} pase a ${recibe.nombre}?`}</WholeWords>
      </h1>
      <Summary
        rows={[
          { label: 'Lo tiene', value: dominio.titular },
          { label: 'Lo recibe', value: recibe.nombre },
          { label: 'Su correo', value: recibe.correo ?? 'No tiene' },
          { label: 'Sus dominios', value: theirs(recibe) },
          { label: 'Documento', value: <WholeWords>{capital(documentoEnPalabras(typed))}</WholeWords> },
          { label: 'Motivo', value: motivo },
        ]}
      />
      <h2>Qué cambia</h2>
      <ul>{children}</ul>
      <SecondPerson />
      <ConfirmForm
        operacion={operacion}
        sent={{ visto: dominio.visto, clase, numero, fecha, persona, motivo }}
        intencion="pedir"
        press="Pedir que se corrija"
        danger
      />
    </>
  );
}

const theirs = ({ titularDe, contactoDe }: QuienRecibe): string =>
  titularDe + contactoDe === 0 ? 'Ninguno' : partIn(titularDe, contactoDe);

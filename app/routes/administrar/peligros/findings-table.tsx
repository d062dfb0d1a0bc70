import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { ActionButton } from '~/components/form/action-button';
import { Tag } from '~/components/tag';
import { TITULOS, URGENTES } from '~/registry/domain/peligros';
import type { Shown } from './repair.server';

interface FindingsTableProps {
  peligros: readonly Shown[];
  operacion: string;
}

/** Findings, each with what was seen and what mends it folded unless it is urgent, where that is done, and a button for who wants to hear no more of it. */
export function FindingsTable({ peligros, operacion }: FindingsTableProps) {
  return (
    <div className="told">
      <DataTable
        brief
        caption="Avisos de sus dominios"
        hideCaption
        rows={peligros}
        rowKey={({ nombre, tipo }) => `${nombre} ${tipo}`}
        columns={[
          {
            header: 'Dominio',
            rowHeader: true,
            cell: ({ nombre }) => (
              <a href={address.verDominio(nombre)}>
                <DomainName nombre={nombre} />
              </a>
            ),
          },
          { header: 'Qué pasa', cell: What },
          { header: 'Dónde se arregla', hideHeader: true, cell: Repair },
          {
            header: 'Silenciar',
            hideHeader: true,
            cell: (peligro) => <Silence peligro={peligro} operacion={operacion} />,
          },
        ]}
      />
    </div>
  );
}

const What = ({ nombre, tipo, frase, remedio, desde }: Shown) => (
  <>
    <div>
      <Tag tono="aviso">{TITULOS[tipo]}</Tag>{' '}
      <span className="hint unbroken">
        desde el <DateText value={desde} />
      </span>
    </div>
    <details open={URGENTES.has(tipo)}>
      <summary>
        Qué vimos y qué hacer<span className="sr"> en {nombre}</span>
      </summary>
      <p>{frase}</p>
      <p>{remedio}</p>
    </details>
  </>
);

/** Where it is mended; of what is mended at somebody else's, that it is. */
const Repair = ({ nombre, remedioEn, alojado }: Shown) =>
  remedioEn ? (
    <a href={remedioEn.href}>
      {remedioEn.texto}
      <span className="sr"> de {nombre}</span>
    </a>
  ) : (
    !alojado && <span className="hint">Se arregla donde está su DNS</span>
  );

function Silence({ peligro, operacion }: { peligro: Shown; operacion: string }) {
  const { nombre, tipo, silenciado } = peligro;
  return (
    <ActionButton
      intencion="silenciar"
      kind="plain"
      pending="Guardando..."
      fields={{
        nombre,
        tipo,
        silencio: silenciado ? 'no' : 'si',
        operacion: `${operacion}-${nombre}-${tipo}`,
      }}
    >
      {silenciado ? 'Avisarme otra vez' : 'No avisarme más'}
      <span className="sr">
        {' '}
        de «{TITULOS[tipo]}», en {nombre}
      </span>
    </ActionButton>
  );
}

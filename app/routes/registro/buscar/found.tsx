import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DomainName } from '~/components/domain-name';
import { Empty } from '~/components/empty';
import { count } from '~/format';
import type { ClaseDeEncontrado, Encontrado } from '~/registry/contract/oficina/dominios';

interface Hallado {
  buscado: string;
  encontrados: readonly Encontrado[];
  hayMas: boolean;
}

interface FoundProps {
  hallado: Hallado;
  /** Not everybody who searches attends what people ask, or sees what they bought. */
  sees: Sees;
}

interface Sees {
  questions: boolean;
  purchases: boolean;
}

const CLASES: Record<ClaseDeEncontrado, string> = {
  DOMINIO: 'Dominio',
  PERSONA: 'Persona',
  VENTA: 'Compra',
  COBRO: 'Cobro',
  CONSULTA: 'Consulta',
  TRANSFERENCIA: 'Transferencia',
};

/** What a search found: what is exactly that first, and of people no more than it takes to choose. */
export function Found({ hallado: { buscado, encontrados, hayMas }, sees }: FoundProps) {
  return (
    <section aria-labelledby="encontrado">
      <h2 id="encontrado">Qué hay con «{buscado}»</h2>
      {encontrados.length === 0 ? (
        <Empty>
          Nada es eso ni comienza así. Se busca por el comienzo: pruebe con menos letras, o con otro dato.
        </Empty>
      ) : (
        <>
          <p role="status">
            {count(encontrados.length, 'resultado', 'resultados')}
            {hayMas && ': hay más que comienzan así, escriba algo más para verlos'}.
          </p>
          <DataTable
            caption={`Qué hay con «${buscado}»`}
            hideCaption
            rows={encontrados.map((each, place) => ({ ...each, place }))}
            rowKey={({ place }) => place}
            columns={[
              {
                header: 'Encontrado',
                rowHeader: true,
                cell: (row) => <Title found={row} sees={sees} />,
              },
              { header: 'Qué es', cell: ({ clase }) => CLASES[clase] },
              { header: 'Detalle', cell: (row) => <Detail found={row} sees={sees} /> },
              { header: 'Sus dominios', cell: (row) => <Names found={row} /> },
            ]}
          />
        </>
      )}
    </section>
  );
}

function Title({ found: { clase, titulo, consulta, cobro }, sees }: { found: Encontrado; sees: Sees }) {
  if (clase === 'VENTA' && sees.purchases) return <a href={address.compraEnOficina(titulo)}>{titulo}</a>;
  if (cobro !== undefined && sees.purchases) return <a href={address.cobroEnOficina(cobro)}>{titulo}</a>;
  if (consulta !== undefined && sees.questions) return <a href={address.consulta(consulta)}>{titulo}</a>;
  return clase === 'DOMINIO' ? <NameLink nombre={titulo} /> : titulo;
}

/** What else is needed to choose; of a person, the way to what they were charged. */
const Detail = ({ found: { detalle, titulo, persona }, sees }: { found: Encontrado; sees: Sees }) => (
  <>
    {detalle}
    {persona !== undefined && sees.purchases && (
      <>
        {' '}
        <a href={address.cobrosDePersona(persona)}>
          Sus cobros<span className="sr">: {titulo}</span>
        </a>
      </>
    )}
  </>
);

function Names({ found: { clase, nombres, masNombres } }: { found: Encontrado }) {
  if (clase === 'DOMINIO' || nombres.length === 0) return null;
  return (
    <ul className="row-actions">
      {nombres.map((nombre) => (
        <li key={nombre}>
          <NameLink nombre={nombre} />
        </li>
      ))}
      {masNombres && <li>y más</li>}
    </ul>
  );
}

const NameLink = ({ nombre }: { nombre: string }) => (
  <a href={address.dominioEnOficina(nombre)}>
    <DomainName nombre={nombre} />
  </a>
);

import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { RESULTADO } from '~/components/use-arrival';
import { count } from '~/format';
import type { ClaseDeEncontrado, Encontrado } from '~/registry/contract/oficina/dominios';
import { FoundNames } from './found-names';
import { TheirNames } from './their-names';

interface Hallado {
  buscado: string;
  encontrados: readonly Encontrado[];
  hayMas: readonly ClaseDeEncontrado[];
  /** What was typed, where that is a whole name that nobody has: it may be kept from everybody. */
  nombre: string | null;
}

interface FoundProps {
  hallado: Hallado;
  /** Not everybody who searches attends what people ask, or sees what they bought, or which names are kept. */
  sees: Sees;
}

interface Sees {
  questions: boolean;
  purchases: boolean;
  kept: boolean;
}

/** What each kind is called together, what names one, and what its detail is; a kind without one has none. */
const CLASES: Record<ClaseDeEncontrado, { several: string; one: string; feminine?: true; detail?: string }> =
  {
    DOMINIO: { several: 'Dominios', one: 'Dominio' },
    PERSONA: { several: 'Personas', one: 'Nombre', feminine: true, detail: 'Quién es' },
    VENTA: { several: 'Compras', one: 'Número', feminine: true, detail: 'Fecha' },
    COBRO: { several: 'Cobros', one: 'Número' },
    CONSULTA: { several: 'Consultas', one: 'Número', feminine: true, detail: 'Cómo está' },
    TRANSFERENCIA: { several: 'Transferencias', one: 'Número', feminine: true, detail: 'Fecha' },
  };

/** What a search found, each kind by itself: the kind of what is exactly that first, and of people no more than it takes to choose. */
export function Found({ hallado: { buscado, encontrados, hayMas, nombre }, sees }: FoundProps) {
  const kinds = [...new Set(encontrados.map(({ clase }) => clase))];
  const cut = encontrados.some(({ clase, masNombres }) => clase === 'PERSONA' && masNombres);
  return (
    <section aria-labelledby={RESULTADO}>
      <h2 id={RESULTADO} tabIndex={-1}>
        Qué hay con «{buscado}»
      </h2>
      {encontrados.length === 0 ? (
        <Empty>
          {nombre === null
            ? `No hay ningún dominio, persona, compra, cobro, consulta ni transferencia que sea «${buscado}» o comience así. Pruebe con las primeras letras, con el correo de la persona, o con el número completo.`
            : `Nadie tiene ${nombre}, y ningún dominio comienza así. Pruebe con las primeras letras, sin la terminación.`}
        </Empty>
      ) : (
        <p role="status">
          {count(encontrados.length, 'resultado', 'resultados')}.{' '}
          {hayMas.length > 0 &&
            `Hay más ${named(hayMas)} que comienzan así: para ${hayMas.every((clase) => CLASES[clase].feminine) ? 'verlas' : 'verlos'}, escriba más letras.`}
        </p>
      )}
      {nombre !== null && sees.kept && (
        <p>
          <a href={address.probarNombre(nombre)}>Ver si {nombre} está reservado</a>
        </p>
      )}
      {cut && (
        <p>
          De cada persona se muestran los primeros dominios. Si son demasiados, busque el dominio por su
          comienzo.
        </p>
      )}
      {kinds.map((clase) => (
        <Kind
          key={clase}
          clase={clase}
          found={encontrados.filter((each) => each.clase === clase)}
          sees={sees}
        />
      ))}
    </section>
  );
}

/** Several kinds in one sentence: 'dominios y personas'. */
const named = (clases: readonly ClaseDeEncontrado[]): string =>
  new Intl.ListFormat('es-UY').format(clases.map((clase) => CLASES[clase].several.toLowerCase()));

interface KindProps {
  clase: ClaseDeEncontrado;
  found: readonly Encontrado[];
  sees: Sees;
}

function Kind({ clase, found, sees }: KindProps) {
  const { several, one, detail } = CLASES[clase];
  if (clase === 'DOMINIO') return <FoundNames caption={several} found={found} />;
  const hasNames = found.some(({ nombres }) => nombres.length > 0);
  return (
    <div className="found">
      <DataTable
        caption={several}
        rows={found.map((each, place) => ({ ...each, place }))}
        rowKey={({ place }) => place}
        columns={[
          { header: one, rowHeader: true, cell: (row) => <Title found={row} sees={sees} /> },
          ...(detail
            ? [{ header: detail, cell: (row: Encontrado) => <Detail found={row} sees={sees} /> }]
            : []),
          ...(hasNames
            ? [
                {
                  header: 'Sus dominios',
                  cell: (row: Encontrado) =>
                    row.nombres.length > 0 ? <TheirNames found={row} /> : 'Ninguno',
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Title({ found: { clase, titulo, consulta, cobro }, sees }: { found: Encontrado; sees: Sees }) {
  if (clase === 'VENTA' && sees.purchases)
    return (
      <a href={address.compraEnOficina(titulo)} className="whole">
        {titulo}
      </a>
    );
  if (cobro !== undefined && sees.purchases) return <a href={address.cobroEnOficina(cobro)}>{titulo}</a>;
  if (consulta !== undefined && sees.questions) return <a href={address.consulta(consulta)}>{titulo}</a>;
  return titulo;
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

import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import type { ComoEsta, Encontrado } from '~/registry/contract/oficina/dominios';
import { DomainState } from '~/routes/administrar/domain-state';
import { HeldBy } from '~/routes/administrar/mis-dominios/held-by';

interface FoundNamesProps {
  caption: string;
  found: readonly Encontrado[];
}

/** Names that a search found, with what tells the one that is meant from the others: whose, how it stands, and until when. */
export const FoundNames = ({ caption, found }: FoundNamesProps) => (
  <div className="wide-names">
    <DataTable
      brief
      caption={caption}
      rows={found}
      rowKey={({ titulo }) => titulo}
      columns={[
        {
          header: 'Dominio',
          rowHeader: true,
          cell: ({ titulo }) => (
            <a href={address.dominioEnOficina(titulo)}>
              <DomainName nombre={titulo} />
            </a>
          ),
        },
        { header: 'Titular', cell: ({ dominio }) => dominio && whose(dominio) },
        { header: 'Estado', cell: ({ dominio }) => dominio && <Standing dominio={dominio} /> },
        { header: 'Vencimiento', cell: ({ dominio }) => dominio && <Until dominio={dominio} /> },
      ]}
    />
  </div>
);

/** As the page of the name has it. */
const Standing = ({ dominio }: { dominio: ComoEsta }) => (
  <>
    <DomainState dominio={dominio} />
    <HeldBy {...dominio} />
  </>
);

/** Nobody has a name whose registration failed or is not done: who asked for it. */
const whose = ({ titular, error, preregistro }: ComoEsta): string =>
  error || preregistro ? `Lo pidió ${titular}` : titular;

const Until = ({ dominio: { vencido, eliminado, error, preregistro, vence } }: { dominio: ComoEsta }) => {
  if (error || preregistro) return 'Sin registrar';
  return (
    <span className="unbroken">
      {vencido || eliminado ? 'Venció' : 'Vence'} el <DateText value={vence} />
    </span>
  );
};

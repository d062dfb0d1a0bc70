import { DataTable } from '~/components/data-table';
import { count } from '~/format';
import type { Oficina } from '~/registry/contract/oficina';

type Version = Pick<Awaited<ReturnType<Oficina['terminos']['ver']>>['terminos'], 'aceptaciones' | 'huella'>;

/** By which text a version was accepted, and by how many. */
export function Acceptances({ version: { aceptaciones, huella } }: { version: Version }) {
  if (aceptaciones.length === 0) return null;
  return (
    <DataTable
      caption="Quiénes la aceptaron, por la huella del texto que tenían delante"
      rows={aceptaciones}
      rowKey={(row) => row.huella ?? 'sin huella'}
      columns={[
        { header: 'Texto', rowHeader: true, cell: (row) => textOf(row.huella, huella) },
        {
          header: 'Cuántas personas',
          number: true,
          cell: ({ cuantos }) => count(cuantos, 'persona', 'personas'),
        },
      ]}
    />
  );
}

function textOf(accepted: string | null, own: string) {
  if (accepted === null) return 'Aceptado antes de que se guardara la huella';
  if (accepted === own) return 'Este mismo texto';
  return (
    <>
      Otro texto: <code>{accepted}</code>
    </>
  );
}

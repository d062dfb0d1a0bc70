import { ChangedLines } from '~/components/changed-lines';
import { DataTable } from '~/components/data-table';
import { keyed } from '~/components/keyed';
import { count } from '~/format';
import type { Cambio } from '~/registry/domain/renglones';
import { called } from './version-words';

interface ChangesProps {
  numero: number;
  /** The version that it is compared with; null where there is none. */
  contra: { numero: number } | null;
  cambios: readonly Cambio[];
}

/** Where a version differs from the one it follows, line by line. */
export function Changes({ numero, contra, cambios }: ChangesProps) {
  if (!contra) return null;
  const rows = keyed(cambios, ({ antes, despues }) => `${antes.join()} ${despues.join()}`);
  return (
    <section aria-labelledby="cambios">
      <h2 id="cambios">Qué cambia respecto de la versión {contra.numero}</h2>
      {cambios.length === 0 ? (
        <p>Nada: el texto es el mismo.</p>
      ) : (
        <DataTable
          caption={`Cambia en ${count(cambios.length, 'lugar', 'lugares')}, en su orden`}
          rows={rows}
          rowKey={([key]) => key}
          columns={[
            { header: called(contra.numero), cell: ([, { antes }]) => <Lines kind="del" lines={antes} /> },
            { header: called(numero), cell: ([, { despues }]) => <Lines kind="ins" lines={despues} /> },
          ]}
        />
      )}
    </section>
  );
}

const Lines = ({ kind, lines }: { kind: 'del' | 'ins'; lines: string[] }) =>
  lines.length === 0 ? 'Nada' : <ChangedLines kind={kind} lines={lines} />;

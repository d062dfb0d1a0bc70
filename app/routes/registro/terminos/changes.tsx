import { DataTable } from '~/components/data-table';
import { count } from '~/format';
import type { Trozo } from '~/registry/domain/renglones';
import type { ChangeInWords } from './terminos.server';
import { called } from './version-words';

interface ChangesProps {
  numero: number;
  /** The version that it is compared with; null where there is none. */
  contra: { numero: number } | null;
  cambios: readonly ChangeInWords[];
}

/** Where a version differs from the one it follows: the lines, with the words that changed marked. */
export function Changes({ numero, contra, cambios }: ChangesProps) {
  if (!contra) return null;
  return (
    <section aria-labelledby="cambios">
      <h2 id="cambios">Qué cambia respecto de la versión {contra.numero}</h2>
      {cambios.length === 0 ? (
        <p>Nada: el texto es el mismo.</p>
      ) : (
        <DataTable
          caption={`Cambia en ${count(cambios.length, 'lugar', 'lugares')}, en su orden`}
          rows={cambios.map((cambio, at) => ({ ...cambio, at }))}
          rowKey={({ at }) => at}
          columns={[
            {
              header: called(contra.numero),
              cell: (cambio) => <Side cambio={cambio} of="antes" kind="del" />,
            },
            { header: called(numero), cell: (cambio) => <Side cambio={cambio} of="despues" kind="ins" /> },
          ]}
        />
      )}
    </section>
  );
}

interface SideProps {
  cambio: ChangeInWords;
  of: keyof ChangeInWords;
  kind: 'del' | 'ins';
}

/** The lines of one version. Where their words are the same, what differs is in their tags, which nobody reads. */
function Side({ cambio, of, kind }: SideProps) {
  const lines = cambio[of];
  if (!hasChanged(cambio)) return 'Las palabras son las mismas: cambia su formato o un enlace.';
  if (lines.length === 0) return 'Nada';
  return (
    <div className="changed">
      {placed(lines).map(({ at, each }) => (
        <p key={at}>
          {placed(each).map((piece) => (
            <Words key={piece.at} trozo={piece.each} kind={kind} />
          ))}
        </p>
      ))}
    </div>
  );
}

const hasChanged = ({ antes, despues }: ChangeInWords): boolean =>
  [...antes, ...despues].flat().some(({ cambia }) => cambia);

/** With the place of each, which is all that tells it from another that says the same. */
const placed = <Each,>(some: readonly Each[]) => some.map((each, at) => ({ at, each }));

const Words = ({ trozo: { texto, cambia }, kind: Kind }: { trozo: Trozo; kind: SideProps['kind'] }) =>
  cambia ? <Kind>{texto}</Kind> : texto;

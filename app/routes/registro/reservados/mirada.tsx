import { DataTable } from '~/components/data-table';
import { Notice } from '~/components/notice';
import { Tag, type Tone } from '~/components/tag';
import { count } from '~/format';
import type { ResultadoDeFila } from '~/registry/domain/lista-de-reservados';
import type { Mirada } from './cargar.server';

interface Words {
  antes: string;
  despues: string;
  tone: Tone;
}

const RESULTADOS: Record<ResultadoDeFila, Words> = {
  SE_AGREGA: { antes: 'Se agrega', despues: 'Se agregó', tone: 'ok' },
  CAMBIA: { antes: 'Cambia', despues: 'Cambió', tone: 'info' },
  IGUAL: { antes: 'Ya está igual', despues: 'Ya estaba igual', tone: 'neutro' },
  SE_RECHAZA: { antes: 'Se rechaza', despues: 'Se rechazó', tone: 'error' },
};

interface OutcomeProps {
  mirada: Mirada;
  /** The id of the field where why it is applied is written, where there is something to apply. */
  motivoAt?: string;
}

/** A list of which every line is refused, or is so already, changes nothing. */
function headingOf({ filas, hecho }: Pick<Mirada, 'filas' | 'hecho'>): string {
  if (hecho) return 'Qué se guardó';
  const changes = filas.some(({ resultado }) => resultado === 'SE_AGREGA' || resultado === 'CAMBIA');
  return changes ? 'Qué cambia' : 'No cambia nada';
}

/** What a list of kept names does, or did, line by line: what was refused first, and what is so already folded away. */
export function Outcome({ mirada: { dicho, filas, hecho }, motivoAt }: OutcomeProps) {
  const iguales = filas.filter(({ resultado }) => resultado === 'IGUAL');
  const otras = filas.filter(({ resultado }) => resultado !== 'IGUAL');
  return (
    <section aria-labelledby="resultado">
      <h2 id="resultado">{headingOf({ filas, hecho })}</h2>
      {hecho ? (
        <Notice tipo="aviso">
          {dicho} Corrija abajo las que se rechazaron y mire de nuevo: las otras ya están guardadas.
        </Notice>
      ) : (
        <p>{dicho} Todavía no se guardó nada.</p>
      )}
      {motivoAt && (
        <p>
          <a href={`#${motivoAt}`}>Escribir el motivo y aplicar</a>
        </p>
      )}
      {otras.length > 0 && (
        <Lines
          caption="Cada línea de la lista: primero las que se rechazan, después las que cambian algo"
          {...{ filas: otras, hecho }}
        />
      )}
      {iguales.length > 0 && (
        <details>
          <summary>{count(iguales.length, 'línea que no cambia nada', 'líneas que no cambian nada')}</summary>
          <Lines caption="Las líneas que no cambian nada" {...{ filas: iguales, hecho }} />
        </details>
      )}
    </section>
  );
}

function Lines({ caption, filas, hecho }: Pick<Mirada, 'filas' | 'hecho'> & { caption: string }) {
  return (
    <div className="wide-names">
      <DataTable
        caption={caption}
        rows={filas}
        rowKey={({ linea }) => linea}
        columns={[
          { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre || 'Sin nombre' },
          { header: 'Línea', number: true, cell: ({ linea }) => linea },
          {
            header: hecho ? 'Qué pasó' : 'Qué pasa',
            cell: ({ resultado, detalle }) => (
              <>
                <Tag tono={RESULTADOS[resultado].tone}>
                  {RESULTADOS[resultado][hecho ? 'despues' : 'antes']}
                </Tag>{' '}
                {detalle}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

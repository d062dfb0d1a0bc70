import { DataTable } from '~/components/data-table';
import { Notice } from '~/components/notice';
import { Tag, type Tone } from '~/components/tag';
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

/** What a list of kept names does, or did, line by line: what was refused first. */
export const Outcome = ({ mirada: { dicho, filas, hecho } }: { mirada: Mirada }) => (
  <section aria-labelledby="resultado">
    <h2 id="resultado">{hecho ? 'Qué se guardó' : 'Qué cambia'}</h2>
    {hecho ? (
      <Notice tipo="aviso">
        {dicho} Corrija abajo las que se rechazaron y mire de nuevo: las otras ya están guardadas.
      </Notice>
    ) : (
      <p>{dicho} Todavía no se guardó nada.</p>
    )}
    <DataTable
      caption="Cada línea de la lista: primero las que se rechazan, después las que cambian algo"
      rows={filas}
      rowKey={({ linea }) => linea}
      columns={[
        { header: 'Línea', number: true, cell: ({ linea }) => linea },
        { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre || 'Sin nombre' },
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
  </section>
);

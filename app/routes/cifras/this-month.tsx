import { DataTable } from '~/components/data-table';
import { Tag } from '~/components/tag';
import type { Disponibilidad, Serie } from '~/registry/domain/cifras';
import type { Mes } from './figures.server';
import { Uptime } from './uptime';
import { againstIcann, NO_SE_MIDIO, NOMBRES, timeIn } from './words';

const POCOS = 'Todavía muy pocos para decirlo';
/** Of what is work of our own, and no service that answers. */
const NO_SE_MIDE = 'No se mide';

/** A line of the table: what it is, what was seen of it, and how that is against what ICANN asks. */
function linesOf({ vistas, registro }: Mes) {
  const line = (
    serie: Serie,
    uptime: Disponibilidad | typeof NO_SE_MIDE | null,
    vista: Omit<Mes['vistas'][number], 'servicio'>,
    few: string,
  ) => ({
    serie,
    uptime,
    time: timeIn(serie, vista.tiempos, few),
    ...againstIcann(serie, vista.disponibilidad, vista.tiempos),
  });
  const services = vistas.map(({ servicio, ...vista }) =>
    line(servicio, vista.disponibilidad, vista, vista.disponibilidad ? POCOS : NO_SE_MIDIO),
  );
  if (!registro) return services;
  const own = (serie: 'PUBLICACION' | 'CORREO', tiempos: typeof registro.correo) =>
    line(serie, NO_SE_MIDE, { disponibilidad: null, tiempos }, POCOS);
  return [...services, own('PUBLICACION', registro.publicacion), own('CORREO', registro.correo)];
}

/** This month, against what ICANN asks of the registries that it has contracts with. */
export function ThisMonth({ mes, title }: { mes: Mes; title: string }) {
  return (
    <DataTable
      caption={title}
      rows={linesOf(mes)}
      rowKey={({ serie }) => serie}
      columns={[
        { header: 'Qué', rowHeader: true, cell: ({ serie }) => NOMBRES[serie] },
        {
          header: 'Con servicio',
          cell: ({ uptime }) => (uptime === NO_SE_MIDE ? uptime : <Uptime seen={uptime} />),
        },
        { header: 'Demora', cell: ({ time }) => time },
        {
          header: 'Lo que pide ICANN',
          cell: ({ meta, veredicto }) => <Goal {...{ meta, veredicto }} />,
        },
      ]}
    />
  );
}

const Goal = ({ meta, veredicto }: Pick<ReturnType<typeof againstIcann>, 'meta' | 'veredicto'>) =>
  meta && veredicto ? (
    <>
      <Tag tono={veredicto.tono}>{veredicto.palabra}</Tag> <span className="hint below">{meta}</span>
    </>
  ) : (
    'No pide nada'
  );

import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import type { Dns } from './dns.server';
import { OnItsWay } from './on-its-way';

type Stand = Dns['estado']['publicacion'];

interface PublicationProps {
  publicacion: Pick<Stand, 'rechazados'> & Partial<Pick<Stand, 'estado'>>;
  /** Whether the servers have it; empty where there is nothing to say. */
  dicho: string;
  /** That the servers do not take some of it. */
  noTomados: string;
  /** Where it is asked for while it is on its way. */
  news?: string;
}

/** Whether the servers have it, and what of it they do not take. */
export const Publication = ({ publicacion, dicho, noTomados, news }: PublicationProps) => (
  <>
    {dicho &&
      (publicacion.estado === 'PUBLICANDO' ? (
        <OnItsWay dicho={dicho} news={news} />
      ) : (
        <p role="status">{dicho}</p>
      ))}
    <Refused rechazados={publicacion.rechazados} noTomados={noTomados} />
  </>
);

/** As many as are named: of more, these say what is wrong with them all. */
const MOST = 20;

/** Records that are not published, each with what the servers say of it, in their language. */
function Refused({ rechazados, noTomados }: Pick<Stand, 'rechazados'> & Pick<PublicationProps, 'noTomados'>) {
  if (rechazados.length === 0) return null;
  return (
    <Notice tipo="aviso">
      <p>{noTomados}</p>
      <ul>
        {keyed(
          rechazados.slice(0, MOST),
          ({ nombre, tipo, contenido }) => `${nombre} ${tipo} ${contenido}`,
        ).map(([key, { nombre, tipo, contenido, motivo }]) => (
          <li key={key}>
            {tipo} de {nombre}: {contenido}. Motivo: <q lang="en">{motivo}</q>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import { count } from '~/format';
import type { Dns } from './dns.server';
import { OnItsWay } from './on-its-way';

type Stand = Dns['estado']['publicacion'];

interface PublicationProps {
  publicacion: Pick<Stand, 'rechazados'> & Partial<Pick<Stand, 'estado'>>;
  /** Whether the servers have it; empty where there is nothing to say. */
  dicho: string;
  /** Where it is asked for while it is on its way. */
  news?: string;
}

/** Whether the servers have it, and what of it they do not take. */
export const Publication = ({ publicacion, dicho, news }: PublicationProps) => (
  <>
    {publicacion.estado === 'PUBLICANDO' ? (
      <OnItsWay dicho={dicho} news={news} />
    ) : (
      dicho && <p role="status">{dicho}</p>
    )}
    <Refused rechazados={publicacion.rechazados} />
  </>
);

/** As many as are named: of more, these say what is wrong with them all. */
const MOST = 20;

/** Records that are not published, each with what the servers say of it, in their language. */
function Refused({ rechazados }: Pick<Stand, 'rechazados'>) {
  if (rechazados.length === 0) return null;
  const [are, them] =
    rechazados.length === 1
      ? ['está publicado', 'Corríjalo o elimínelo']
      : ['están publicados', 'Corríjalos o elimínelos'];
  return (
    <Notice tipo="aviso">
      <p>
        {count(rechazados.length, 'registro', 'registros')} no {are}: los servidores de nombres no{' '}
        {rechazados.length === 1 ? 'lo' : 'los'} toman. {them}; lo demás está publicado.
      </p>
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

import { keyed } from '~/components/keyed';
import { Notice } from '~/components/notice';
import { count } from '~/format';
import type { Dns } from './dns.server';

type Stand = Dns['estado']['publicacion'];

interface PublicationProps {
  publicacion: Stand;
  /** Deleted: it is in no zone, whatever else of that zone was published since. */
  isGone?: boolean;
  hasWhat: boolean;
  /** Since when the servers have it, in words; empty where that is not known. */
  desde: string;
}

/** Whether the servers have it: the truth, never a hope. */
export function Publication(props: PublicationProps) {
  return (
    <>
      <HowItStands {...props} />
      <Refused rechazados={props.publicacion.rechazados} />
    </>
  );
}

function HowItStands({ publicacion, isGone, hasWhat, desde }: PublicationProps) {
  const { estado } = publicacion;
  const before = desde && ` Antes, en los servidores ${desde}.`;
  if (estado === 'FALLA')
    return <p role="status">No se pudo publicar: se reintenta. Sus cambios están guardados.{before}</p>;
  if (estado === 'PUBLICANDO')
    return (
      <p role="status">
        Publicando… Los cambios llegan a los servidores en unos segundos. Vuelva a cargar la página para
        verlo.
      </p>
    );
  if (isGone) return <p>Ya no está en los servidores: vuelve si se recupera.</p>;
  if (estado === 'SIN_PUBLICAR')
    return hasWhat ? null : <p>El dominio todavía no responde en Internet: aloje el dominio o deléguelo.</p>;
  return <p role="status">En los servidores{desde && ` ${desde}`}.</p>;
}

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

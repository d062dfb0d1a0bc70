import { dateTime } from '~/format';
import type { Dns } from './dns.server';

interface PublicationProps {
  publicacion: Dns['estado']['publicacion'];
  hasWhat: boolean;
  /** When it was read. */
  ahora: string;
}

/** Whether the servers have it: the truth, never a hope. */
export function Publication({ publicacion, hasWhat, ahora }: PublicationProps) {
  const { estado, serie, en } = publicacion;
  const before = en === null ? '' : ` Antes se publicó el ${dateTime(en)} (serie ${serie}).`;
  if (estado === 'FALLA')
    return <p role="status">No se pudo publicar: se reintenta. Sus cambios están guardados.{before}</p>;
  if (estado === 'PUBLICANDO')
    return (
      <p role="status">
        Publicando… Los cambios llegan a los servidores en unos segundos. Vuelva a cargar la página para
        verlo.
      </p>
    );
  if (estado === 'SIN_PUBLICAR' || en === null)
    return hasWhat ? null : <p>El dominio todavía no responde en Internet: aloje el dominio o deléguelo.</p>;
  return (
    <p role="status">
      Publicado {ago(en, ahora)} (serie {serie}).
    </p>
  );
}

/** Seconds and minutes while they say something, the date afterwards. */
function ago(instant: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(instant)) / 1000));
  if (seconds < 60) return `hace ${seconds} s`;
  if (seconds < 3600) return `hace ${Math.floor(seconds / 60)} min`;
  return `el ${dateTime(instant)}`;
}

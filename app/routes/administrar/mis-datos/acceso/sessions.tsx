import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { Actions } from '~/components/layout';
import { Tag } from '~/components/tag';
import { browserName } from './browser-name';

interface Sesion {
  publicId: string;
  navegador: string;
  desde: string;
  ultimaActividad: string;
  actual: boolean;
}

/** As many as are looked at one by one; the rest is folded away. */
const SHOWN = 10;

/** Where the person is signed in, the latest used first, each with a button that ends it. */
export function Sessions({ sesiones, clave }: { sesiones: readonly Sesion[]; clave: string | null }) {
  const older = sesiones.slice(SHOWN);
  return (
    <section aria-labelledby="sesiones-titulo">
      <h2 id="sesiones-titulo">Sesiones abiertas</h2>
      <p>
        Las horas son de Uruguay. Si no reconoce alguna, ciérrela y{' '}
        {clave ? <a href={clave}>cambie su contraseña</a> : 'cambie su contraseña donde tiene su cuenta'}.
      </p>
      {sesiones.length > 2 && (
        <Actions>
          <ActionButton intencion="cerrar-otras" kind="second" pending="Cerrando...">
            Cerrar todas las demás ({sesiones.length - 1})
          </ActionButton>
        </Actions>
      )}
      <SessionsTable caption="Sus sesiones abiertas" sesiones={sesiones.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary>
            {older.length === 1
              ? 'Ver la otra sesión abierta'
              : `Ver las otras ${older.length} sesiones abiertas`}
          </summary>
          <SessionsTable caption="Sus otras sesiones abiertas" sesiones={older} />
        </details>
      )}
    </section>
  );
}

/** Of a browser no more is known than what it says of itself: when it was used tells two alike apart. */
function SessionsTable({ caption, sesiones }: { caption: string; sesiones: readonly Sesion[] }) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      rows={sesiones}
      rowKey={({ publicId }) => publicId}
      columns={[
        { header: 'Navegador', rowHeader: true, cell: ({ navegador }) => browserName(navegador) },
        { header: 'Desde', cell: ({ desde }) => <DateText value={desde} withTime="in-list" /> },
        {
          header: 'Último uso',
          cell: ({ ultimaActividad }) => <DateText value={ultimaActividad} withTime="in-list" />,
        },
        { header: 'Cerrar', hideHeader: true, cell: (each) => <Ending {...each} /> },
      ]}
    />
  );
}

/** The session in use ends with 'Cerrar Sesión', which also leaves the provider. */
function Ending({ publicId, navegador, desde, actual }: Sesion) {
  if (actual) return <Tag tono="info">Esta sesión</Tag>;
  return (
    <ActionButton intencion="cerrar" kind="plain" pending="Cerrando..." fields={{ sesion: publicId }}>
      Cerrar
      <span className="sr">
        {' '}
        la sesión de {browserName(navegador)}, abierta el <DateText value={desde} withTime="in-list" />
      </span>
    </ActionButton>
  );
}

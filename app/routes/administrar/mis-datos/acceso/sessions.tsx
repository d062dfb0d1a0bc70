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

/** Where the person is signed in, each with a button that ends it. */
export function Sessions({ sesiones, clave }: { sesiones: readonly Sesion[]; clave: string | null }) {
  return (
    <section aria-labelledby="sesiones-titulo">
      <h2 id="sesiones-titulo">Sesiones abiertas</h2>
      <p>
        Las horas son de Uruguay. Si no reconoce alguna, ciérrela y{' '}
        {clave ? <a href={clave}>cambie su contraseña</a> : 'cambie su contraseña donde tiene su cuenta'}.
      </p>
      <DataTable
        caption="Sus sesiones abiertas"
        hideCaption
        rows={sesiones}
        rowKey={({ publicId }) => publicId}
        columns={[
          { header: 'Navegador', rowHeader: true, cell: ({ navegador }) => browserName(navegador) },
          { header: 'Desde', cell: ({ desde }) => <DateText value={desde} withTime="in-list" /> },
          {
            header: 'Última actividad',
            cell: ({ ultimaActividad }) => <DateText value={ultimaActividad} withTime="in-list" />,
          },
          { header: 'Cerrar', hideHeader: true, cell: (each) => <Ending {...each} /> },
        ]}
      />
      {sesiones.length > 2 && (
        <Actions>
          <ActionButton intencion="cerrar-otras" kind="second" pending="Cerrando...">
            Cerrar todas las demás ({sesiones.length - 1})
          </ActionButton>
        </Actions>
      )}
    </section>
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

import { Link } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import type { Place } from '~/components/frame/data';
import { RowActions } from '~/components/layout';
import { Pagination } from '~/components/pagination';
import { Summary } from '~/components/summary';
import { Tag } from '~/components/tag';
import type { RegistroDns } from '~/registry/contract/dns-formas';
import { MAX_A_LA_VISTA, REGISTROS_POR_PAGINA } from '~/registry/contract/dns-limites';
import { enTiempo } from '~/registry/domain/ttl-en-palabras';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';
import type { Records as RecordsPage } from './dns.server';
import { useSavedRows } from './just-saved';
import { RecordSearch } from './record-search';

interface RecordsProps {
  info: Info;
  registros: RecordsPage;
  /** Whether templates, files and versions are there too. */
  isOwn: boolean;
  place: Place;
}

/** The records of a hosted domain: web and mail first, then all of them (spec 2, basic and advanced DNS config). */
export function Records({ info, registros, isOwn, place }: RecordsProps) {
  const nombre = nameOf(info);
  const canEdit = !info.motivos?.editarRegistros;
  return (
    <>
      <Basic nombre={nombre} registros={registros} canEdit={canEdit} />
      <h3 id="registros">Todos los registros{registros.total > 0 && ` (${registros.total})`}</h3>
      {canEdit && (
        <RowActions>
          <Deed to={address.dnsDe('registro', nombre)}>Agregar registro</Deed>
          {isOwn && <Deed to={address.dnsDe('plantilla', nombre)}>Usar una plantilla</Deed>}
        </RowActions>
      )}
      {isOwn && (registros.total > REGISTROS_POR_PAGINA || registros.buscar !== '') && (
        <RecordSearch nombre={nombre} buscar={registros.buscar} encontrados={registros.encontrados} />
      )}
      {registros.total === 0 ? (
        <p>Todavía no tiene registros. Agregue el primero, o use una plantilla para la web o el correo.</p>
      ) : (
        registros.registros.length > 0 && (
          <RecordsTable nombre={nombre} registros={registros} canEdit={canEdit} />
        )
      )}
      <Pagination
        page={registros.page}
        pages={registros.pages}
        place={place}
        param="registros"
        label="Páginas de registros"
        hash="#registros"
      />
      <RowActions>
        {canEdit && isOwn && <Deed to={address.dnsDe('importar', nombre)}>Importar una zona</Deed>}
        {isOwn && registros.total > 0 && (
          <li className="act">
            <a href={address.dnsDe('exportar', nombre)} download={`${nombre}.zone`}>
              Descargar la zona
            </a>
          </li>
        )}
        {canEdit && isOwn && <Deed to={address.dnsDe('versiones', nombre)}>Versiones y deshacer</Deed>}
        {canEdit && !info.motivos?.delegar && (
          <Deed to={address.dnsDe('delegar', nombre)}>Delegar en otros servidores</Deed>
        )}
      </RowActions>
    </>
  );
}

function Deed({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </li>
  );
}

/** With its type, its form can be shown also where somebody else deletes it meanwhile. */
const recordOf = ({ idInterno: id, tipo }: RegistroDns) => ({ id, tipo });

interface BasicProps {
  nombre: string;
  registros: RecordsPage;
  canEdit: boolean;
}

/** Web and Mail of the name itself; the time is the usual one and is not asked here (spec 1). */
function Basic({ nombre, registros: { registroWeb, registroMail }, canEdit }: BasicProps) {
  const row = (label: string, registro: RegistroDns | null, tipo: string) => ({
    label,
    value: (
      <>
        {registro ? registro.contenido : 'Sin configurar'}{' '}
        {canEdit && (
          <Link
            className="act"
            to={address.dnsDe('registro', nombre, registro ? recordOf(registro) : { tipo })}
            preventScrollReset
          >
            {registro ? 'Editar' : 'Configurar'}
            <span className="sr"> {label}</span>
          </Link>
        )}
      </>
    ),
  });
  return (
    <>
      <h3>Configuración básica</h3>
      <Summary rows={[row('Web', registroWeb, 'A'), row('Mail', registroMail, 'MX')]} />
    </>
  );
}

/** As much as a list shows (spec 9), and all of it in one press, for a thumb as for who does not see the cut. */
function Shortened({ text }: { text: string }) {
  if (text.length <= MAX_A_LA_VISTA) return text;
  return (
    <details className="whole">
      <summary>
        <span data-abierto="Ver menos">
          <span>{text.slice(0, MAX_A_LA_VISTA)}…</span>
        </span>
        <span className="sr"> Ver entero</span>
      </summary>{' '}
      {text}
    </details>
  );
}

/** Whose record it is: the domain itself, which is an @ on a small screen, or a name under it, which that shows without the domain. */
function Owner({ nombre, dominio }: { nombre: string; dominio: string }) {
  const suffix = `.${dominio}`;
  if (!nombre.endsWith(suffix)) return <span className="self">{nombre}</span>;
  return (
    <>
      {nombre.slice(0, -suffix.length)}
      <span className="zone">{suffix}</span>
    </>
  );
}

function RecordsTable({ nombre, registros, canEdit }: BasicProps) {
  const saved = useSavedRows();
  const links = (registro: RegistroDns) => {
    const hidden = (
      <span className="sr">{` ${registro.tipo} de ${registro.nombre}: ${registro.contenido}`}</span>
    );
    return (
      <>
        <Link to={address.dnsDe('registro', nombre, recordOf(registro))} preventScrollReset>
          Editar{hidden}
        </Link>{' '}
        <Link to={address.dnsDe('eliminar-registro', nombre, { id: registro.idInterno })} preventScrollReset>
          Eliminar{hidden}
        </Link>
      </>
    );
  };
  return (
    <div className={canEdit ? 'records' : undefined}>
      <DataTable
        brief
        caption="Registros del dominio"
        hideCaption
        rows={registros.registros}
        rowKey={({ idInterno }) => idInterno}
        rowClass={({ idInterno }) => saved.rowClass(idInterno)}
        columns={[
          {
            header: 'Nombre',
            rowHeader: true,
            cell: (registro) => <Owner nombre={registro.nombre} dominio={nombre} />,
          },
          {
            header: 'Tipo',
            cell: (registro) => (
              <>
                <Tag>{registro.tipo}</Tag> {saved.tag(registro.idInterno)}
              </>
            ),
          },
          { header: 'Contenido', cell: ({ contenido }) => <Shortened text={contenido} /> },
          { header: 'TTL', cell: ({ ttl }) => enTiempo(ttl) },
          ...(canEdit ? [{ header: 'Acciones', hideHeader: true, cell: links }] : []),
        ]}
      />
    </div>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { SearchForm } from '~/components/form/search-form';
import { SubmitButton } from '~/components/form/submit-button';
import { useForm } from '~/components/form/use-form';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import { count } from '~/format';
import type { ReservadoDeOficina } from '~/registry/contract/oficina/reservados';
import { conLogin } from '~/registry/domain/con-login';
import type { Handle } from '~/scripts';
import { DESDE } from './asked';
import { loadList } from './reservados.server';
import { CLASE_EN_PALABRAS } from './words';

const HEADING = 'Nombres reservados';

export const handle: Handle = { scripts: false };

/** The names that are not for whoever asks first. */
export const loader = (args: LoaderFunctionArgs) => loadList(args);

export default function Kept() {
  const { reservados, sigue, total, desde, falta, cambia } = useLoaderData<typeof loader>();
  const [form, fields] = useForm(DESDE, { defaultValue: { desde } });
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        Nombres que no se registran con solo pedirlos: los puede registrar la persona de la columna «Para», y
        los que dicen «Nadie», nadie. Un nombre con terminación (pepe.uy) es ese solo; sin ella (presidencia),
        es ese nombre con cualquier terminación.
      </p>
      <SearchForm
        main
        form={form}
        action={address.reservados()}
        field={fields.desde}
        label="Ver la lista desde"
        width="full"
        hint="Un nombre, o su comienzo."
        press={<SubmitButton pending="Un momento...">Ver</SubmitButton>}
      />
      <Actions>
        {cambia && (
          <ButtonLink href={address.guardarReservado()} kind="second">
            Reservar un nombre
          </ButtonLink>
        )}
        {cambia && (
          <ButtonLink href={address.cargarReservados()} kind="second">
            Cargar una lista
          </ButtonLink>
        )}
        <ButtonLink href={address.probarNombre()} kind="second">
          Probar un nombre
        </ButtonLink>
      </Actions>
      {reservados.length === 0 ? (
        <Empty action={<a href={address.reservados()}>Ver la lista desde el comienzo</a>}>
          {falta === null ? 'No hay ninguno desde ahí.' : `${falta} no está, ni ninguno después.`}
        </Empty>
      ) : (
        <>
          {falta !== null && (
            <p>
              <strong>{falta}</strong> no está; la lista sigue desde ahí.
            </p>
          )}
          <p>{howMany(reservados.length, total, desde)}</p>
          <List reservados={reservados} cambia={cambia} />
        </>
      )}
      {sigue !== null && (
        <p>
          <a href={address.reservados(sigue)}>Ver los que siguen</a>
        </p>
      )}
      <p>
        <a href={address.listaDeReservados()}>Descargar la lista (CSV)</a>
      </p>
    </>
  );
}

/** Of the list from somewhere on it is said that it is that, and not all of it. */
function howMany(shown: number, total: number, desde: string): string {
  const all = `${count(total, 'nombre', 'nombres')}${desde.trim() === '' ? '' : ' desde ahí'}`;
  return shown < total ? `Los primeros ${shown} de ${all}.` : `${all}.`;
}

function List({ reservados, cambia }: { reservados: readonly ReservadoDeOficina[]; cambia: boolean }) {
  return (
    <div className="kept">
      <DataTable
        caption="Nombres reservados y prohibidos, por nombre"
        rows={reservados}
        rowKey={({ nombre }) => nombre}
        columns={[
          { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre },
          {
            header: 'Clase',
            cell: ({ clase }) => {
              const { tone, words } = CLASE_EN_PALABRAS[clase];
              return clase === 'RESERVADO' ? (
                <span className="none">{words}</span>
              ) : (
                <Tag tono={tone}>{words}</Tag>
              );
            },
          },
          {
            header: 'Para',
            cell: ({ para }) => (para ? conLogin(para) : <span className="none">Nadie</span>),
          },
          { header: 'Motivo', cell: ({ motivo }) => motivo || <span className="none">No se guardó</span> },
          ...(cambia
            ? [{ header: 'Acciones', hideHeader: true, cell: (row: ReservadoDeOficina) => <Ways {...row} /> }]
            : []),
        ]}
      />
    </div>
  );
}

const Ways = ({ nombre }: ReservadoDeOficina) => (
  <>
    <a href={address.guardarReservado(nombre)}>
      Cambiar<span className="sr"> {nombre}</span>
    </a>{' '}
    <a href={address.quitarReservado(nombre)}>
      Soltar<span className="sr"> {nombre}</span>
    </a>
  </>
);

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');

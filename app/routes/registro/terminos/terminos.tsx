import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { randomId } from '~/base/config.server';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { ActionButton } from '~/components/form/action-button';
import { pageTitle } from '~/components/page-title';
import { Tag } from '~/components/tag';
import { headingOf } from '~/routes/registro/contenidos/class-words';
import { Kinds } from '~/routes/registro/contenidos/kinds';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { intentsOfDesk } from '~/session/oficina/intents.server';
import { Listed } from '../listed';
import { crear } from './terminos.server';
import { accepted, called, ESTADO_EN_PALABRAS, rigio } from './version-words';

const HEADING = headingOf('Términos y condiciones');

export const handle: Handle = { scripts: false };

/** Every version of the terms: the one in force, those before it, and the one that is prepared. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'verContenidos');
  return { ...(await oficina.terminos.listar()), operacion: randomId() };
}

export const action = intentsOfDesk('escribirContenidos', { crear });

export default function TermsVersions() {
  const { versiones, hayEnPreparacion, operacion } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <Kinds current="TERMINOS" />
      {hayEnPreparacion ? (
        <p>Hay una versión en preparación: siga con esa, o descártela antes de empezar otra.</p>
      ) : (
        <ActionButton intencion="crear" fields={{ operacion }} pending="Empezando...">
          Empezar una versión nueva
        </ActionButton>
      )}
      <DataTable
        caption={<Listed words="Versiones" order="La última primero" />}
        rows={versiones}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Versión',
            rowHeader: true,
            cell: ({ id, numero }) => <a href={address.versionDeTerminos(id)}>{called(numero)}</a>,
          },
          {
            header: 'Estado',
            cell: ({ estado }) => (
              <Tag tono={ESTADO_EN_PALABRAS[estado].tone}>{ESTADO_EN_PALABRAS[estado].words}</Tag>
            ),
          },
          {
            header: 'Rige desde',
            cell: ({ vigenteDesde }) =>
              vigenteDesde ? <DateText value={vigenteDesde} withTime="in-list" /> : 'Sin fecha',
          },
          { header: 'La aceptaron', cell: ({ estado, aceptaron }) => rigio(estado) && accepted(aceptaron) },
        ]}
      />
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');

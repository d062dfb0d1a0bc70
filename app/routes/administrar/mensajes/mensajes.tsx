import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { Form } from '~/components/form/form';
import { KeptQuery } from '~/components/form/kept-query';
import { SubmitButton } from '~/components/form/submit-button';
import { useFrame } from '~/components/frame/frame-context';
import { Actions } from '~/components/layout';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { SIZES, withoutChosen } from './list-page';
import { leerTodos, loadMessages } from './mensajes.server';
import { MessagesTable } from './messages-table';

const HEADING = 'Mis mensajes';

export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  return loadMessages(await signedIn(args), new URL(args.request.url).searchParams);
}

export const action = intents({ 'leer-todos': leerTodos });

export default function Messages() {
  const { mensajes, total, size, page, pages } = useLoaderData<typeof loader>();
  const { mensajesSinLeer } = useFrame();
  const search = withoutChosen(useLocation().search);
  const place = { pathname: address.mensajes(), search };
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {total === 0 ? (
        <Empty>No tiene mensajes. Aquí le avisamos de vencimientos, pagos y cambios en sus dominios.</Empty>
      ) : (
        <>
          <p>{count(total, 'mensaje', 'mensajes')}, los más nuevos primero.</p>
          {mensajesSinLeer !== 0 && (
            <div className="above">
              <ActionButton intencion="leer-todos" kind="second" pending="Marcando...">
                Marcar todos como leídos
              </ActionButton>
            </div>
          )}
          <Form method="get" action={address.eliminarMensajes()}>
            <KeptQuery search={search} />
            <MessagesTable mensajes={mensajes} search={search} />
            <Actions>
              <SubmitButton kind="second" pending="Abriendo...">
                Eliminar los elegidos
              </SubmitButton>
            </Actions>
          </Form>
          <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
          <PageSize size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(
    matches,
    data && data.pages > 1 ? `${HEADING} (página ${data.page} de ${data.pages})` : HEADING,
    'Administrar',
  );

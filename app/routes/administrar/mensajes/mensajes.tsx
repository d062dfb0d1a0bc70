import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { readForm } from '~/session/form.server';
import { signedIn } from '~/session/guard.server';
import { unknownIntent } from '~/session/refusals.server';
import { SIZES } from './list-page';
import { leer, loadMessages } from './mensajes.server';
import { MessagesTable } from './messages-table';

const HEADING = 'Mis mensajes';

export const handle = { scripts: true };

export async function loader(args: LoaderFunctionArgs) {
  return loadMessages(await signedIn(args), new URL(args.request.url).searchParams);
}

export async function action(args: ActionFunctionArgs) {
  await signedIn(args);
  const submission = await readForm(args);
  if (submission.intencion !== 'leer') throw unknownIntent();
  const { search } = new URL(args.request.url);
  const id = submission.form.get('id');
  return leer(args, submission, id, address.mensaje(Number(id), search));
}

export default function Messages() {
  const { mensajes, total, size, page, pages } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const place = { pathname: address.mensajes(), search };
  return (
    <>
      <Outlet />
      <h1>{HEADING}</h1>
      {total === 0 ? (
        <Empty>No tiene mensajes. Aquí le avisamos de vencimientos, pagos y cambios en sus dominios.</Empty>
      ) : (
        <>
          <p>{count(total, 'mensaje', 'mensajes')}, los más nuevos primero.</p>
          <MessagesTable mensajes={mensajes} search={search} />
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

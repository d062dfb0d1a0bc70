import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ActionButton } from '~/components/form/action-button';
import { Form } from '~/components/form/form';
import { KeptQuery } from '~/components/form/kept-query';
import { SubmitButton } from '~/components/form/submit-button';
import { useFrame } from '~/components/frame/frame-context';
import { PageSize } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { Ticked } from '~/components/ticked';
import { ViewLinks } from '~/components/view-links';
import { count } from '~/format';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { deskStyles } from '~/styles/desk';
import { chosenIn, SIZES, withAll, withChosen, withoutChosen } from './list-page';
import { leerTodos, loadMessages } from './mensajes.server';
import { MessagesTable } from './messages-table';

const HEADING = 'Mis mensajes';

export const links = deskStyles;

export async function loader(args: LoaderFunctionArgs) {
  return loadMessages(await signedIn(args), new URL(args.request.url).searchParams);
}

export const action = intents({ 'leer-todos': leerTodos });

export default function Messages() {
  const { total, size, page, pages, soloSinLeer } = useLoaderData<typeof loader>();
  const { mensajesSinLeer } = useFrame();
  const search = withoutChosen(useLocation().search);
  const place = { pathname: address.mensajes(), search };
  return (
    <>
      <h1>{HEADING}</h1>
      <Outlet />
      {(total > 0 || soloSinLeer) && (
        <div className="above views">
          <Which soloSinLeer={soloSinLeer} />
          {total > 0 && mensajesSinLeer !== 0 && (
            <ActionButton intencion="leer-todos" kind="plain" pending="Marcando...">
              Marcar todos como leídos
            </ActionButton>
          )}
        </div>
      )}
      {total === 0 ? (
        <Empty>
          {soloSinLeer
            ? 'No tiene mensajes sin leer.'
            : 'No tiene mensajes. Aquí le avisamos de vencimientos, pagos y cambios en sus dominios.'}
        </Empty>
      ) : (
        <>
          <List search={search} />
          <Pagination page={page} pages={pages} place={place} label="Páginas de mensajes" />
          <PageSize total={total} size={size} sizes={SIZES} place={place} />
        </>
      )}
    </>
  );
}

/** All of them, or those that the number above counts. */
const Which = ({ soloSinLeer }: { soloSinLeer: boolean }) => (
  <ViewLinks
    label="Qué mensajes"
    views={[
      { words: 'Todos', href: address.mensajes(), isHere: !soloSinLeer },
      { words: 'Sin leer', href: address.mensajesSinLeer(), isHere: soloSinLeer },
    ]}
  />
);

/** A page of them; what is chosen in it, or of all, is deleted from above it, and from the bar that counts it. */
function List({ search }: { search: string }) {
  const { mensajes, total, soloSinLeer, todos, barra } = useLoaderData<typeof loader>();
  const chosen = chosenIn(useLocation().search);
  const withHours = mensajes.some(({ cuando }) => cuando);
  const ids = mensajes.map(({ id }) => String(id));
  const deleting = (
    <SubmitButton kind="second" pending="Abriendo...">
      Eliminar los elegidos
    </SubmitButton>
  );
  return (
    <Form
      method="get"
      action={address.eliminarMensajes()}
      className={`listed picked${chosen.areAll ? ' chosen all' : ''}`}
    >
      <KeptQuery search={search} />
      {chosen.areAll && (
        <>
          <input type="hidden" name="todos" value="1" />
          {/* Also those of another page that were taken off: they stay so. */}
          <input type="hidden" name="vistos" value={[...ids, ...chosen.menos].join(' ')} />
        </>
      )}
      <div className="above">
        <p>
          {soloSinLeer
            ? count(total, 'mensaje sin leer', 'mensajes sin leer')
            : count(total, 'mensaje', 'mensajes')}
          <span className="long">
            {total > 1 && ', los más nuevos primero'}.{withHours && ' Hora de Uruguay.'}
          </span>
        </p>
        {ids.length > 1 && <Several {...{ ids, chosen, search }} todos={todos?.elegir} />}
        {deleting}
      </div>
      <p className="hint" role="status">
        {chosen.areAll && todos?.elegidos}
      </p>
      <MessagesTable {...{ mensajes, search, chosen }} />
      <Ticked {...barra}>{deleting}</Ticked>
    </Form>
  );
}

interface SeveralProps {
  /** Of the messages of this page. */
  ids: readonly string[];
  chosen: ReturnType<typeof chosenIn>;
  search: string;
  /** The words of the way to those of every page, where there are several. */
  todos: string | undefined;
}

/** All of a page at once, or of every page, by an address, so that it is the same without scripts: the rows come ticked, and the tick of one can be taken off. */
function Several({ ids, chosen, search, todos }: SeveralProps) {
  const isWhole = chosen.areAll || ids.every(chosen.has);
  return (
    <>
      {/* On a phone what it opens follows it; what is chosen already can be let go at once. */}
      {!isWhole && (
        <details className="fold">
          <summary>Elegir varios</summary>
        </details>
      )}
      <p>
        <Link to={address.mensajes(isWhole ? search : withChosen(search, ids))} preventScrollReset>
          {isWhole ? 'Desmarcar todos' : 'Elegir todos los de esta página'}
        </Link>
      </p>
      {todos && !chosen.areAll && (
        <p>
          <Link to={address.mensajes(withAll(search))} preventScrollReset>
            {todos}
          </Link>
        </p>
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

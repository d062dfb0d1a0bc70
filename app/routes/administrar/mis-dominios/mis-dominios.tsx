import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { ErrorSummary } from '~/components/form/error-summary';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { useHas } from '~/components/frame/frame-context';
import { NoticeAt } from '~/components/frame/message-box';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { isSizeable, SizeField } from '~/components/page-size';
import { pageTitle } from '~/components/page-title';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import type { Handle } from '~/scripts';
import { intents } from '~/session/forms/intents.server';
import { signedIn } from '~/session/guard.server';
import { renewalsInCart } from '~/session/pending-cart.server';
import { redirect } from '~/session/request/request-context.server';
import { deskStyles } from '~/styles/desk';
import { printedBy } from '../printed.server';
import { nameOf } from '../ver-dominio/name-of';
import { ActiveFilters } from './active-filters';
import { canBeChosen } from './can-be-chosen';
import { DomainsTable } from './domains-table';
import { FilterForm } from './filter-form';
import type { Typed } from './filters.server';
import { rememberList } from './last-list.server';
import { Legend } from './legend';
import { legendOf, shortRolesOf } from './legend.server';
import { type DomainList, loadDomains } from './mis-dominios.server';
import { Order } from './order';
import {
  areAllOf,
  type Chosen,
  chosenIn,
  elegirPagina,
  elegirTodos,
  filtrar,
  guardarSeleccion,
  modificar,
  vaciarSeleccion,
  ver,
} from './selection.server';
import { SelectionBar } from './selection-bar';
import { type SelectionWords, wordsOf } from './selection-words.server';
import { SIZES } from './sizes';
import { TickedNames } from './ticked';

const HEADING = 'Mis dominios';

export const handle: Handle = { scripts: false, lugares: ['elegidos'] };

export const links = deskStyles;

/** The person's domains; `?dominio=` leads to one of them (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await signedIn(args);
  const query = new URL(args.request.url).searchParams;
  const dominio = query.get('dominio');
  if (dominio) throw redirect(args, address.verDominio(dominio));
  const loaded = await loadDomains(args, visitor, query);
  const enCarrito = [...(await renewalsInCart(args))];
  const elegidos = await chosenIn(visitor);
  const sonTodos = areAllOf(elegidos, query);
  if (!loaded.refused) await rememberList(visitor, new URL(args.request.url).search);
  const elegibles = loaded.list?.dominios.filter(canBeChosen).map(nameOf) ?? [];
  const { administrables: total = 0, total: hallados = 0 } = loaded.list ?? {};
  const dicho = wordsOf(elegidos, { sonTodos, elegibles, total, hallados });
  const impreso = printedBy(visitor, loaded.list ?? undefined);
  return data(
    {
      ...loaded,
      enCarrito,
      elegidos,
      sonTodos,
      elegibles,
      dicho,
      impreso,
      legend: legendOf(loaded.list?.dominios ?? []),
      abreviadas: shortRolesOf(loaded.list?.dominios ?? []),
    },
    { status: loaded.refused ? 422 : 200 },
  );
}

export const action = intents({
  modificar,
  filtrar,
  ver,
  'elegir-pagina': elegirPagina,
  'elegir-todos': elegirTodos,
  'guardar-seleccion': guardarSeleccion,
  'vaciar-seleccion': vaciarSeleccion,
});

export default function MyDomains() {
  const {
    list,
    refused,
    ignorados,
    hoy,
    enCarrito,
    elegidos,
    sonTodos,
    elegibles,
    dicho,
    abreviadas,
    legend,
    impreso,
    ...filters
  } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const has = useHas();
  const { orden, ...narrowing } = filters.typed;
  const hasRows = (list?.dominios.length ?? 0) > 0;
  return (
    <>
      {refused && <ErrorSummary form={refused} />}
      <h1>{HEADING}</h1>
      <p data-impreso={impreso} />
      <Outlet />
      <Form className={list?.administrables ? listedAs(elegidos, sonTodos) : 'listed'}>
        <FilterForm {...filters} size={hasRows ? undefined : filters.size} />
        {ignorados && <Notice tipo="aviso">{ignorados}</Notice>}
        {!refused && <ActiveFilters {...filters} search={search} />}
        {list && (
          <Results
            list={list}
            hoy={hoy}
            search={search}
            {...{ enCarrito, elegidos, sonTodos, elegibles, dicho, abreviadas, orden }}
            isFiltered={Object.values(narrowing).some(({ length }) => length > 0)}
          />
        )}
      </Form>
      {hasRows && <Legend legend={legend} />}
      {has(address.candado()) && (
        <p className="act">
          <a href={address.candado()}>Candado: sus custodios y los dominios que lo tienen</a>
        </p>
      )}
      {has(address.entregas()) && (
        <p className="act">
          <a href={address.entregas()}>Dominios que transfirió y esperan a su nuevo titular</a>
        </p>
      )}
    </>
  );
}

/** A list from which something was chosen before, and of which that is all. */
function listedAs({ total }: Chosen, sonTodos: boolean): string {
  if (sonTodos) return 'listed chosen all';
  return total > 0 ? 'listed chosen' : 'listed';
}

interface ResultsProps {
  list: DomainList;
  hoy: string;
  search: string;
  /** The names whose renewal waits in the cart. */
  enCarrito: readonly string[];
  elegidos: Chosen;
  /** Whether all of this list is what was chosen. */
  sonTodos: boolean;
  /** The names of this page that can be chosen. */
  elegibles: readonly string[];
  dicho: SelectionWords;
  abreviadas: string;
  orden: Typed['orden'];
  /** Whether less than all of them was asked for. */
  isFiltered: boolean;
}

function Results(props: ResultsProps) {
  const {
    list,
    hoy,
    search,
    enCarrito,
    elegidos,
    sonTodos,
    elegibles,
    dicho,
    abreviadas,
    orden,
    isFiltered,
  } = props;
  const { dominios, permisos, total, administrables, page, pages, size, failure } = list;
  const place = { pathname: address.misDominios(), search };
  const isToChoose = administrables > 0;
  if (failure) return <Notice tipo="error">{failure}</Notice>;
  if (total === 0)
    return (
      <>
        <NothingFound isFiltered={isFiltered} />
        <ChosenElsewhere siguen={dicho.siguen} />
      </>
    );
  return (
    <>
      <div className="above">
        <p>
          {count(total, 'dominio', 'dominios')}
          {pages > 1 && `, del ${(page - 1) * size + 1} al ${(page - 1) * size + dominios.length}`}
        </p>
        {/* What it opens follows these lines; where there is room that is open. */}
        {isToChoose && (
          <details className="fold">
            <summary>Elegir varios</summary>
          </details>
        )}
        <Order orden={orden} search={search} />
        <p className="act">
          <a href={address.exportarDominios(search)}>
            <span className="long">Descargar la </span>lista (CSV)
          </a>
        </p>
      </div>
      <input type="hidden" name="enPagina" value={dominios.map(nameOf).join(' ')} />
      {isToChoose ? (
        <SelectionBar {...{ sonTodos, elegibles }} {...dicho} total={administrables} />
      ) : (
        <ChosenElsewhere siguen={dicho.siguen} />
      )}
      <DomainsTable
        dominios={dominios}
        permisos={permisos}
        enCarrito={enCarrito}
        hoy={hoy}
        search={search}
        elegidos={sonTodos ? elegibles : elegidos.nombres}
      />
      {abreviadas && <p className="hint key">{abreviadas}</p>}
      {isToChoose && <TickedNames {...dicho} />}
      <Pagination
        page={page}
        pages={pages}
        place={place}
        label="Páginas de dominios"
        way={(query, rest) => <button type="submit" name="intencion" value={`ver:${query}`} {...rest} />}
      />
      {isSizeable(total, size) ? (
        <div className="page-size">
          <SizeField size={size} sizes={SIZES} />
          <SubmitButton intencion="filtrar" kind="second" pending="Buscando...">
            Aplicar<span className="sr"> las filas por página</span>
          </SubmitButton>
        </div>
      ) : (
        <input type="hidden" name="cantidad" value={size} />
      )}
      {isFiltered && (
        <p className="hint">Para volver a esta lista otro día, guarde la página en sus marcadores.</p>
      )}
    </>
  );
}

/** Where nothing can be chosen: what was answered of the choice, and that names are still chosen. */
const ChosenElsewhere = ({ siguen }: Pick<SelectionWords, 'siguen'>) => (
  <>
    <NoticeAt lugar="elegidos" />
    {siguen && (
      <p>
        {siguen} <a href={address.misDominios()}>vea todos sus dominios</a>.
      </p>
    )}
  </>
);

/** Out of a search that found nothing leads the whole list; out of an empty list, a first name. */
function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  const way = isFiltered ? (
    <ButtonLink href={address.misDominios()}>Ver todos mis dominios</ButtonLink>
  ) : (
    <ButtonLink href={address.disponibilidad()}>Registrar un dominio</ButtonLink>
  );
  return <Empty action={way}>No se encontraron dominios para administrar.</Empty>;
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) => {
  const { page = 1, pages = 1 } = loaded?.list ?? {};
  return pageTitle(matches, pages > 1 ? `${HEADING} (página ${page} de ${pages})` : HEADING, 'Administrar');
};

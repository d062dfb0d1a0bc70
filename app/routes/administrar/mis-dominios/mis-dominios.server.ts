import { dayOf, now } from '~/base/clock.server';
import { accountName } from '~/format';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { ROLES, TIPO_DE, TITULO_DE } from '~/registry/domain/roles';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedContext } from '~/session/guard.server';
import type { Registry, RouteArgs } from '~/session/request/request-context.server';
import { pageAsked, pageShown } from '../mensajes/list-page';
import { asksAccount, filtroDe, knownFilters, readFilters } from './filters.server';
import { ignoredIn } from './ignored-filters.server';
import { SIZES } from './sizes';

type Asked = ReturnType<typeof pageAsked>;
type Filtro = ReturnType<typeof filtroDe>;

function listPage(registry: Registry, filtro: Filtro, { paginaActual, cantXPagina }: Asked) {
  const primerResultado = (paginaActual - 1) * cantXPagina;
  return registry.administracion.obtenerDominios({
    ...filtro,
    primerResultado,
    cantResultados: cantXPagina,
  });
}

/** A page of the list; the last one where the page asked for does not exist (screens.md, Lists). */
async function existingPage(registry: Registry, filtro: Filtro, asked: Asked) {
  const answer = await listPage(registry, filtro, asked);
  const shown = pageShown(asked, { totalCount: answer.totalDominiosFiltro });
  if (shown.page === asked.paginaActual) return { answer, shown };
  return { answer: await listPage(registry, filtro, { ...asked, paginaActual: shown.page }), shown };
}

/** An account in a list to choose from: of its number, what is enough to know it by. */
const choiceOf = ({ id, nombre, cuenta }: TemplateCuentaPago) => ({
  value: String(id),
  label: accountName(nombre, cuenta.cuenta),
});

/** The roles that the registry has (spec 6), or where it does not say those that there are. */
export async function rolesOffered(args: RouteArgs, visitor: SignedContext) {
  const types = await orWithout(args, visitor, 'cuenta.tiposContacto', ({ cuenta }) =>
    cuenta.tiposContacto(),
  );
  const roles = types?.tiposContacto ?? ROLES.map((rol) => ({ id: TIPO_DE[rol], nombre: TITULO_DE[rol] }));
  return roles.map(({ id, nombre }) => ({ value: id as string, label: nombre }));
}

/** What the filters offer: accounts of the person, and roles. The list is there without them. */
async function choices(args: RouteArgs, visitor: SignedContext) {
  const [accounts, roles] = await Promise.all([
    orWithout(args, visitor, 'cuenta.cuentasPago', ({ cuenta }) => cuenta.cuentasPago()),
    rolesOffered(args, visitor),
  ]);
  return { cuentas: accounts?.cuentasPago.map(choiceOf) ?? null, roles };
}

/** The person's domains that an address asks for, or what is wrong with its filters. */
export async function loadDomains(args: RouteArgs, visitor: SignedContext, query: URLSearchParams) {
  const { registry } = visitor;
  const [asked, known] = [pageAsked(query, SIZES), await knownFilters()];
  const pageOf = (own: readonly string[] | null) => {
    const { typed, isRefused } = readFilters(query, own, known);
    return isRefused ? null : existingPage(registry, filtroDe(typed), asked);
  };
  // Only a filter by account has to wait for whose accounts there are.
  const [chosen, early] = await Promise.all([
    choices(args, visitor),
    asksAccount(query) ? null : pageOf(null),
  ]);
  const offered = { ...chosen, ...known };
  const own = offered.cuentas?.map(({ value }) => value) ?? null;
  const { typed, errors } = readFilters(query, own, known);
  const hoy = dayOf(now()).toString();
  const ignorados = ignoredIn(query, known);
  const kept = { ...offered, typed, errors, ignorados, hoy, size: asked.cantXPagina };
  const found = early ?? (await pageOf(own));
  if (!found) return { ...kept, refused: { id: 'filtro', errors: [], allErrors: errors }, list: null };
  const { answer, shown } = found;
  return {
    ...kept,
    refused: null,
    list: {
      ...shown,
      failure: answer.codigo === 'OK' ? null : answer.mensaje,
      dominios: answer.dominioWrapperDTOList,
      // Where it is not told, pending and failed names are among those to be chosen; they are told before it is confirmed.
      administrables: answer.totalAdministrables ?? answer.totalDominiosFiltro,
      permisos: answer.permisoDominioDTOMap,
    },
  };
}

type Loaded = Awaited<ReturnType<typeof loadDomains>>;
export type DomainList = NonNullable<Loaded['list']>;
export type Offered = Pick<Loaded, 'cuentas' | 'roles' | 'porEstado' | 'porServidor' | 'porCandado'>;

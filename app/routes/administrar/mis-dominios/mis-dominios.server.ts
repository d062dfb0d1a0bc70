import { dayOf, now } from '~/clock.server';
import type { TemplateCuentaPago } from '~/registry/contract/formas';
import type { Registry } from '~/session/visit.server';
import { pageAsked, pageShown } from '../mensajes/list-page';
import { filtroDe, knownFilters, readFilters } from './filters.server';
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
  label: `${nombre} (terminada en ${cuenta.cuenta.slice(-4)})`,
});

/** What the filters offer: accounts of the person, and the roles that the registry has (spec 6). */
async function choices(registry: Registry) {
  const [{ cuentasPago }, { tiposContacto }] = await Promise.all([
    registry.cuenta.cuentasPago(),
    registry.cuenta.tiposContacto(),
  ]);
  return {
    cuentas: cuentasPago.map(choiceOf),
    roles: tiposContacto.map(({ id, nombre }) => ({ value: id as string, label: nombre })),
  };
}

/** The person's domains that an address asks for, or what is wrong with its filters. */
export async function loadDomains(registry: Registry, query: URLSearchParams) {
  const [chosen, known] = await Promise.all([choices(registry), knownFilters()]);
  const offered = { ...chosen, ...known };
  const { typed, errors, isRefused } = readFilters(
    query,
    offered.cuentas.map(({ value }) => Number(value)),
    known,
  );
  const hoy = dayOf(now()).toString();
  const asked = pageAsked(query, SIZES);
  const kept = { ...offered, typed, errors, hoy, size: asked.cantXPagina };
  if (isRefused) return { ...kept, refused: { id: 'filtro', errors: [], allErrors: errors }, list: null };
  const { answer, shown } = await existingPage(registry, filtroDe(typed), asked);
  return {
    ...kept,
    refused: null,
    list: {
      ...shown,
      failure: answer.codigo === 'OK' ? null : answer.mensaje,
      dominios: answer.dominioWrapperDTOList,
      permisos: answer.permisoDominioDTOMap,
    },
  };
}

type Loaded = Awaited<ReturnType<typeof loadDomains>>;
export type DomainList = NonNullable<Loaded['list']>;
export type Offered = Pick<Loaded, 'cuentas' | 'roles' | 'porEstado'>;

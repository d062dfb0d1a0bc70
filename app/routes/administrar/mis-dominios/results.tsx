import * as address from '~/addresses';
import { Empty } from '~/components/empty';
import { SubmitButton } from '~/components/form/submit-button';
import { NoticeAt } from '~/components/frame/message-box';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';
import { isSizeable, SizeField } from '~/components/page-size';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { nameOf } from '../ver-dominio/name-of';
import { DomainsTable } from './domains-table';
import type { Typed } from './filters.server';
import type { DomainList } from './mis-dominios.server';
import { Order } from './order';
import type { Chosen } from './selection.server';
import { SelectionBar } from './selection-bar';
import type { SelectionWords } from './selection-words.server';
import { SIZES } from './sizes';
import { TickedNames } from './ticked';

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
  /** The roles that the list shows short, in words. */
  abreviadas: string;
  orden: Typed['orden'];
  /** Whether less than all of them was asked for. */
  isFiltered: boolean;
}

/** What the list found: what can be done with many, the names, and the way to the others. */
export function Results(props: ResultsProps) {
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
        <Order orden={orden} search={search} />
        <p className="act">
          <a href={address.exportarDominios(search)}>
            <span className="long">Descargar la </span>lista (CSV)
          </a>
        </p>
        {/* What it opens follows it at once; where there is room that is open. */}
        {isToChoose && (
          <details className="fold">
            <summary>Elegir varios</summary>
          </details>
        )}
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

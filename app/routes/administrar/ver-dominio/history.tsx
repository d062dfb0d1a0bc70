import { DateText } from '~/components/date-text';
import type { Place } from '~/components/frame/data';
import { RowActions } from '~/components/layout';
import { Pagination } from '~/components/pagination';
import type { ShownEntry } from './entry-in-words.server';
import type { historyOf } from './history.server';

type Shown = NonNullable<Awaited<ReturnType<typeof historyOf>>>;

interface HistoryProps {
  historia: Shown;
  place: Place;
}

/** What happened to the domain, newest first: what, who, as what, when and from where. */
export function History({ historia, place }: HistoryProps) {
  const { fold, isAsked } = historia;
  const told = <Told historia={historia} place={place} />;
  return (
    <section className="card" id="historial" aria-labelledby="historial-titulo">
      <h2 id="historial-titulo">Historial</h2>
      {fold ? (
        <details className="past" open={isAsked}>
          <summary>{fold}</summary>
          {told}
        </details>
      ) : (
        told
      )}
    </section>
  );
}

function Told({ historia, place }: HistoryProps) {
  const { entradas, summary, clase, clases, page, pages } = historia;
  return (
    <>
      {clases && (
        <details className="more" open={clase !== null}>
          <summary>Filtrar</summary>
          <RowActions>
            {clases.map(({ words, href }) => (
              <li key={words}>{href ? <a href={href}>{words}</a> : <strong>{words}</strong>}</li>
            ))}
          </RowActions>
        </details>
      )}
      <p>{summary}</p>
      <ol className="lines tall">
        {entradas.map((entrada) => (
          <Entry key={entrada.version} entrada={entrada} />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pages}
        place={place}
        param="paginaHistorial"
        label="Páginas del historial"
        hash="#historial"
      />
    </>
  );
}

/** One thing that happened. */
export function Entry({ entrada }: { entrada: ShownEntry }) {
  const { titulo, momento, actor, compra, pliegue, cambios } = entrada;
  const { visto, oido } = actor;
  return (
    <li>
      <span className="name">{titulo}</span> <DateText value={momento} withTime="in-list" />{' '}
      <span className={visto ? 'detail' : 'sr'}>
        {visto}
        <span className="sr">{oido}</span>
      </span>{' '}
      {compra && <a href={compra}>Ver la compra</a>}{' '}
      {cambios.length > 0 && (
        <details className="detail">
          <summary>{pliegue}</summary>
          <ul>
            {cambios.map((cambio) => (
              <li key={cambio}>{cambio}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

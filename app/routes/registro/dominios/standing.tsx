import { DateText } from '~/components/date-text';
import type { Place } from '~/components/frame/data';
import { Card } from '~/components/layout';
import { Pagination } from '~/components/pagination';
import { capital } from '~/format';
import { GRADO_EN_PALABRAS } from '~/registry/domain/candado';
import { vistaDe } from '~/registry/domain/retenciones';
import { DomainState } from '~/routes/administrar/domain-state';
import { HeldBy } from '~/routes/administrar/mis-dominios/held-by';
import { entriesOf } from '~/routes/administrar/ver-dominio/entries';
import { Entry } from '~/routes/administrar/ver-dominio/history';
import { byReason, type Reason } from '~/routes/administrar/ver-dominio/reasons';
import type { Part, Seen } from './dominio.server';
import type { Standing } from './standing.server';

const listed = (what: readonly string[]): string =>
  new Intl.ListFormat('es-UY', { type: 'disjunction' }).format(what);

interface StateProps {
  info: Seen['informacion'];
  standing: Standing;
  /** What is held of it stands below, for who works with that. */
  isHeldBelow: boolean;
}

/** How the name stands, with the marks that its holder's list has and what their page says of it. */
export function State({ info, standing: { lead, unfinished }, isHeldBelow }: StateProps) {
  const { congeladoHasta, candado, retenciones } = info;
  return (
    <>
      <p className="lead">
        <DomainState dominio={info} />
        <HeldBy {...info} /> {lead}
      </p>
      {unfinished !== null && <p>Quien lo pidió lee: «{unfinished}»</p>}
      {congeladoHasta && (
        <p>
          Congelado hasta el <DateText value={congeladoHasta} withTime />: entonces se descongela solo. Antes,
          el registro lo libera o le corrige el titular solo por orden judicial.
        </p>
      )}
      {!isHeldBelow && retenciones?.map((each) => <p key={each.documento}>{vistaDe(each).resumen}</p>)}
      {candado && (
        <p>
          Tiene candado {GRADO_EN_PALABRAS[candado.grado]}
          {candado.cambio
            ? `, y un cambio pedido que espera la respuesta de sus custodios: ${candado.cambio.que}`
            : ''}
          .
        </p>
      )}
    </>
  );
}

/** What its holder cannot do now, by the reason that they read. */
export function WhatIsHeld({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Card title="Lo que su titular no puede hacer ahora">
      <p className="hint">Las razones, como las lee su titular:</p>
      <ul>
        {byReason(reasons).map(([reason, what]) => (
          <li key={reason}>
            {reason} <Meanwhile what={what} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** More than this is folded: the reason is what is looked for. */
const IN_SIGHT = 4;

/** What one reason keeps from. */
function Meanwhile({ what }: { what: readonly string[] }) {
  if (what.length <= IN_SIGHT) return <span className="hint">Mientras tanto no puede {listed(what)}.</span>;
  return (
    <details>
      <summary>Ver qué no puede hacer</summary>
      <p className="hint">{capital(listed(what))}.</p>
    </details>
  );
}

/** What is wrong with how it is served; what its holder is told to do about it is said to them. */
export function Findings({ peligros: { peligros, sinSaber } }: { peligros: NonNullable<Seen['peligros']> }) {
  if (peligros.length + sinSaber.length === 0) return null;
  return (
    <Card title="Avisos">
      <p className="hint">Como los lee su titular:</p>
      <ul>
        {peligros.map(({ tipo, frase }) => (
          <li key={tipo}>{frase}</li>
        ))}
        {sinSaber.map((duda) => (
          <li key={duda}>{duda}</li>
        ))}
      </ul>
    </Card>
  );
}

interface HappenedProps {
  historia: NonNullable<Seen['historia']>;
  entries: Part;
  place: Place;
}

/** Its history, newest first, with the looks of the registry itself. */
export function Happened({ historia, entries, place }: HappenedProps) {
  return (
    <Card title={<span id="historial">Historial</span>}>
      <p>{entriesOf(historia.total)}</p>
      <ol className="lines tall">
        {historia.entradas.map((entrada) => (
          <Entry key={entrada.version} entrada={entrada} />
        ))}
      </ol>
      <Pagination
        {...entries}
        place={place}
        param="paginaHistorial"
        label="Páginas del historial"
        hash="#historial"
      />
    </Card>
  );
}

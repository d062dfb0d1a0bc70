import { DateText } from '~/components/date-text';
import type { Place } from '~/components/frame/data';
import { Card } from '~/components/layout';
import { Pagination } from '~/components/pagination';
import { count } from '~/format';
import { GRADO_EN_PALABRAS } from '~/registry/domain/candado';
import { DomainState } from '~/routes/administrar/domain-state';
import { Entry } from '~/routes/administrar/ver-dominio/history';
import type { Part, Seen } from './dominio.server';

/** How the name stands. */
export function State({ info }: { info: Seen['informacion'] }) {
  const { congeladoHasta, candado, mensajeRespuesta } = info;
  return (
    <>
      <p className="lead">
        <DomainState dominio={info} /> {mensajeRespuesta}
      </p>
      {congeladoHasta && (
        <p>
          Congelado hasta el <DateText value={congeladoHasta} withTime />.
        </p>
      )}
      {candado && (
        <p>
          Tiene candado {GRADO_EN_PALABRAS[candado.grado]}
          {candado.cambio ? `, y un cambio que espera: ${candado.cambio.que}` : ''}.
        </p>
      )}
    </>
  );
}

/** What its holder cannot do now, with the reason that they read. */
export function WhatIsHeld({ info }: { info: Seen['informacion'] }) {
  // there is nothing to have back, nor a lock to open, of most names: that answers nobody's question
  const { recuperar: _, abrirCandado: __, ...motivos } = info.motivos ?? {};
  const reasons = [...new Set(Object.values(motivos))];
  if (reasons.length === 0) return null;
  return (
    <Card title="Lo que su titular no puede hacer ahora">
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What is wrong with how it is served. */
export function Findings({ peligros: { peligros, sinSaber } }: { peligros: NonNullable<Seen['peligros']> }) {
  if (peligros.length + sinSaber.length === 0) return null;
  return (
    <Card title="Avisos">
      <ul>
        {peligros.map(({ tipo, frase, remedio }) => (
          <li key={tipo}>
            {frase} {remedio}
          </li>
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
    <Card title="Historial">
      <p>{count(historia.total, 'cambio', 'cambios')}, en hora de Uruguay.</p>
      <ol className="lines tall">
        {historia.entradas.map((entrada) => (
          <Entry key={entrada.version} entrada={entrada} />
        ))}
      </ol>
      <Pagination {...entries} place={place} param="paginaHistorial" label="Páginas del historial" />
    </Card>
  );
}

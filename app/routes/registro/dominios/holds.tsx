import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Card, RowActions } from '~/components/layout';
import { capital } from '~/format';
import type { RetencionDeOficina } from '~/registry/contract/oficina/retenciones';
import { causaDe } from '~/registry/domain/retenciones';
import { Effects } from '~/routes/registro/retenciones/effects';

/** What was ever held of the name by legal cause, and the ways to lift it. */
export const Holds = ({ retenciones }: { retenciones: readonly RetencionDeOficina[] }) => (
  <Card title="Retenciones">
    {retenciones.map((each) => (
      <Hold key={each.id} retencion={each} />
    ))}
  </Card>
);

function Hold({ retencion }: { retencion: RetencionDeOficina }) {
  const { id, nombre, motivo, efectos, desde, hasta, revisarEl, puso, fin } = retencion;
  const causa = capital(causaDe(retencion));
  return (
    <>
      <h3>{causa}</h3>
      <p>
        {motivo} La puso {puso} el <DateText value={desde} withTime />.
      </p>
      {fin ? (
        <p>
          Terminó el <DateText value={fin.en} withTime />
          {fin.quien && `: la levantó ${fin.quien}`}. {fin.motivo}
        </p>
      ) : (
        <>
          <p>El dominio:</p>
          <Effects efectos={efectos} />
          <p>
            Último día: {hasta ? <DateText value={hasta} /> : 'sin fecha, hasta que se levante'}. Se revisa el{' '}
            <DateText value={revisarEl} />.
          </p>
          <RowActions>
            <li>
              <a href={address.levantarRetencion(nombre, id)}>
                Pedir que se levante<span className="sr"> la retención por {causa}</span>
              </a>
            </li>
          </RowActions>
        </>
      )}
    </>
  );
}

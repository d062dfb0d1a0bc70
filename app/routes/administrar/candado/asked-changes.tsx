import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { Tag } from '~/components/tag';
import { capital } from '~/format';
import type { CambioPorAprobar } from '~/registry/contract/candado';
import { ESTADO_DE_CAMBIO } from './words';

interface AskedChangesProps {
  pedidos: readonly CambioPorAprobar[];
  /** Those that wait for an answer, told before all else; or what became of the others. */
  esperan?: boolean;
}

/** What was asked of locked names lately. */
export function AskedChanges({ pedidos: all, esperan = false }: AskedChangesProps) {
  const pedidos = all.filter(({ estado }) => (estado === 'ESPERA') === esperan);
  const [id, heading] = esperan ? ['esperan', 'Esperan respuesta'] : ['pedidos', 'Últimos cambios pedidos'];
  if (pedidos.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="hint">Las horas son de Uruguay.</p>
      <DataTable
        caption={heading}
        hideCaption
        rows={pedidos}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Dominio',
            rowHeader: true,
            cell: ({ nombreDominio }) => (
              <a href={address.candadoDe(nombreDominio)}>
                <DomainName nombre={nombreDominio} />
              </a>
            ),
          },
          { header: 'Qué se pidió', cell: ({ que }) => capital(que) },
          { header: 'Quién', cell: ({ quien }) => quien },
          { header: 'Cuándo', cell: ({ pedidoEn }) => <DateText value={pedidoEn} withTime="in-list" /> },
          {
            header: 'Cómo está',
            cell: ({ nombreDominio, estado, motivo, venceEn, puedeRetirar }) => (
              <>
                <Tag tono={ESTADO_DE_CAMBIO[estado].tono}>{ESTADO_DE_CAMBIO[estado].word}</Tag> {motivo}
                {estado === 'ESPERA' && (
                  <>
                    hasta el <DateText value={venceEn} withTime="in-list" />.{' '}
                    <a href={address.candadoDe(nombreDominio)}>
                      {puedeRetirar ? 'Ver o retirar' : 'Ver'}
                      <span className="sr"> el cambio de {nombreDominio}</span>
                    </a>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

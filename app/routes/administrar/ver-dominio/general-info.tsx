import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { Summary, type SummaryRow } from '~/components/summary';
import { rolesOf } from '../domain-roles';
import type { Info } from './domain.server';

interface GeneralInfoProps {
  info: Info;
  hoy: string;
  /** Of the DNS. What is deleted does not work: its state says so, and what to do. */
  servicio: string | null;
  /** Whose it is; for its people, their own roles. */
  whose?: SummaryRow;
}

/** Roles and dates (spec 2, Domain detail). */
export function GeneralInfo({
  info,
  hoy,
  servicio,
  whose = { label: 'Asociación', value: rolesOf(info) },
}: GeneralInfoProps) {
  const { dominioCore } = info.dominio;
  const vence = dominioCore.fechaVencimiento;
  /** Deleted before it expired: it becomes free before that day, which is its own again only where it comes back. */
  const isGivenUp = info.eliminado && vence !== null && vence > hoy;
  return (
    <section aria-labelledby="general">
      <h2 id="general" className="sr">
        Información general
      </h2>
      <Summary
        kind="facts"
        rows={[
          whose,
          { label: 'Fecha de registro', value: <DateText value={dominioCore.fechaAlta} /> },
          {
            label: 'Fecha de vencimiento',
            value: isGivenUp ? (
              <>
                <DateText value={vence} /> <span className="hint">(si se recupera)</span>
              </>
            ) : (
              <DateFromToday value={vence} hoy={hoy} />
            ),
          },
          ...(servicio ? [{ label: 'Servicio de DNS', value: servicio }] : []),
        ]}
      />
    </section>
  );
}

import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { Summary, type SummaryRow } from '~/components/summary';
import { rolesOf } from '../domain-roles';
import { SIN_SERVIDORES } from '../domain-state';
import type { Info } from './domain.server';

interface GeneralInfoProps {
  info: Info;
  hoy: string;
  /** Whose it is; for its people, their own roles. */
  whose?: SummaryRow;
}

/** Roles and dates (spec 2, Domain detail). */
export function GeneralInfo({
  info,
  hoy,
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
          // What is deleted does not work: its state says so, and what to do.
          ...(info.eliminado ? [] : [{ label: 'Servicio de DNS', value: dnsOf(info) }]),
        ]}
      />
    </section>
  );
}

/** Who serves the name; nobody does where it was given no servers. Who may not see them is told only where they are. */
function dnsOf({ dominio: { dominioBE }, permisos, nameservers, retenciones }: Info): string {
  if (retenciones?.some(({ efectos }) => efectos.includes('ZONA'))) return 'No se publica';
  if (dominioBE.alojado) return 'Alojado en el registro';
  if (permisos.puedeVerServidores && nameservers.length === 0) return SIN_SERVIDORES;
  return 'Delegado en otros servidores';
}

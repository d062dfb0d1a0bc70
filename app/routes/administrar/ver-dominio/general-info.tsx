import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { rolesOf } from '../domain-roles';
import type { Info } from './domain.server';

/** Roles and dates (spec 2, Domain detail). */
export function GeneralInfo({ info, hoy }: { info: Info; hoy: string }) {
  const { dominioCore, dominioBE } = info.dominio;
  return (
    <section aria-labelledby="general">
      <h2 id="general">Información general</h2>
      <Summary
        rows={[
          { label: 'Asociación', value: rolesOf(info) },
          { label: 'Fecha de registro', value: <DateText value={dominioCore.fechaAlta} /> },
          {
            label: 'Fecha de vencimiento',
            value: <DateFromToday value={dominioCore.fechaVencimiento} hoy={hoy} />,
          },
          {
            label: 'Servicio de DNS',
            value: dominioBE.alojado ? 'Alojado en el registro' : 'Delegado en otros servidores',
          },
        ]}
      />
    </section>
  );
}

import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import { rolesOf } from '../domain-roles';
import { DomainState } from '../domain-state';
import type { Info } from './ver-dominio.server';

/** State, dates, and what happens next and when (spec 2, Domain detail). */
export function GeneralInfo({ info, hoy }: { info: Info; hoy: string }) {
  const { dominioCore, dominioBE } = info.dominio;
  return (
    <section aria-labelledby="general">
      <h2 id="general">Información general</h2>
      <Summary
        rows={[
          { label: 'Estado', value: <DomainState dominio={info} /> },
          { label: 'Asociación', value: rolesOf(info) },
          { label: 'Fecha de registro', value: <DateText value={dominioCore.fechaAlta} /> },
          {
            label: 'Fecha de vencimiento',
            value: <DateFromToday value={dominioCore.fechaVencimiento} hoy={hoy} />,
          },
          { label: 'Qué sigue', value: <Next info={info} /> },
          {
            label: 'Servicio de DNS',
            value: dominioBE.alojado ? 'Alojado en el registro' : 'Delegado en otros servidores',
          },
        ]}
      />
    </section>
  );
}

/** What happens to the name by itself, and by when something can still be done (spec 4; decision r). */
function Next({ info }: { info: Info }) {
  const { fechaVencimiento } = info.dominio.dominioCore;
  if (info.esEliminadoBE) return 'El dominio quedó libre: cualquier persona lo puede registrar.';
  if (info.eliminado) return <Deadline info={info} before="Se puede recuperar antes del" />;
  if (info.vencido) return <Deadline info={info} before="Si no se renueva, se elimina el" />;
  if (info.renovacionAutomatica)
    return (
      <>
        Se renueva automáticamente el <DateText value={fechaVencimiento} /> con la forma de pago asociada.
      </>
    );
  return (
    <>
      Vence el <DateText value={fechaVencimiento} /> si antes no se renueva: no se renueva automáticamente.
    </>
  );
}

function Deadline({ info, before }: { info: Info; before: string }) {
  const { fechaEliminacion, tiempoAntesEliminacion: dias } = info;
  if (fechaEliminacion === null || dias === null) return null;
  return (
    <>
      {before} <DateText value={fechaEliminacion} /> ({dias === 1 ? 'queda' : 'quedan'}{' '}
      {count(dias, 'día', 'días')}).
    </>
  );
}

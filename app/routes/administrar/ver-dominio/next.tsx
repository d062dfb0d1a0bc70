import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ButtonLink } from '~/components/layout';
import { count } from '~/format';
import { DomainState, toneOf } from '../domain-state';
import type { Deeds } from './deeds.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

interface WhatNextProps {
  info: Info;
  deeds: Pick<Deeds, 'forward' | 'renew' | 'lock'>;
  quienCongelo: string | undefined;
}

/** How the name is, what happens to it by itself, by when, and the button that does something about it (screens.md). */
export function WhatNext({ info, deeds: { forward, renew, lock }, quienCongelo }: WhatNextProps) {
  return (
    <div className={`banner state ${info.congeladoHasta ? 'aviso' : toneOf(info)}`}>
      <section aria-label="Estado del dominio">
        {info.congeladoHasta && (
          <p className="lead">
            <strong>
              Congelado hasta el <DateText value={info.congeladoHasta} withTime />.
            </strong>{' '}
            Hasta entonces no se puede liberar, transferir, delegar ni cambiar sus contactos.
            {quienCongelo && ` Quién lo hizo: ${quienCongelo}.`}
          </p>
        )}
        <p className={info.congeladoHasta ? undefined : 'lead'}>
          <DomainState dominio={info} /> <Next info={info} />
        </p>
        {lock && (
          <p>
            {lock.words} <a href={lock.href}>{lock.link}</a>
          </p>
        )}
        <ForwardButton info={info} forward={forward} />
      </section>
      {renew && (
        <ButtonLink href={renew} kind="second">
          Renovar
        </ButtonLink>
      )}
    </div>
  );
}

/** What happens to the name by itself, and by when something can still be done (spec 4; decision r). */
function Next({ info }: { info: Info }) {
  const vence = <DateText value={info.dominio.dominioCore.fechaVencimiento} />;
  if (info.esEliminadoBE) return 'Quedó libre: cualquier persona lo puede registrar.';
  if (info.eliminado) return <Deadline info={info} before="Ya no funciona. Se puede recuperar antes del" />;
  if (info.vencido) return <Deadline info={info} before="Si no se renueva, se elimina el" />;
  if (!info.renovacionAutomatica)
    return info.permisos.puedeVerPagos && info.cuentaPago === null ? (
      <>Vence el {vence} y no se renovará: le falta una forma de pago.</>
    ) : (
      <>Vence el {vence} si antes no se renueva: no se renueva automáticamente.</>
    );
  return <>Se renueva automáticamente el {vence} con la forma de pago asociada: no tiene que hacer nada.</>;
}

function Deadline({ info, before }: { info: Info; before: string }) {
  const { fechaEliminacion, tiempoAntesEliminacion: dias } = info;
  if (fechaEliminacion == null || dias == null) return null;
  return (
    <>
      {before} <DateText value={fechaEliminacion} /> ({dias === 1 ? 'queda' : 'quedan'}{' '}
      {count(dias, 'día', 'días')}).
    </>
  );
}

/** The strongest button: what moves the name forward now. One that would be refused is not offered. */
function ForwardButton({ info, forward }: { info: Info; forward: Deeds['forward'] }) {
  if (info.esEliminadoBE)
    return <ButtonLink href={address.disponibilidad(nameOf(info))}>Registrar de nuevo</ButtonLink>;
  return forward && <ButtonLink href={forward.href}>{forward.words}</ButtonLink>;
}

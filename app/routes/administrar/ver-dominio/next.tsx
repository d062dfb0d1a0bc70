import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ButtonLink } from '~/components/layout';
import { count } from '~/format';
import { DomainState, toneOf } from '../domain-state';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

/** How the name is, what happens to it by itself, by when, and the button that does something about it (screens.md). */
export function WhatNext({ info }: { info: Info }) {
  return (
    <section className={`banner state ${toneOf(info)}`} aria-label="Estado del dominio">
      <p className="lead">
        <DomainState dominio={info} /> <Next info={info} />
      </p>
      {info.congeladoHasta && (
        <p>
          Está congelado hasta el <DateText value={info.congeladoHasta} withTime />: hasta entonces no se
          puede liberar, transferir, delegar ni cambiar sus contactos.
        </p>
      )}
      <Forward info={info} />
    </section>
  );
}

/** What happens to the name by itself, and by when something can still be done (spec 4; decision r). */
function Next({ info }: { info: Info }) {
  const vence = <DateText value={info.dominio.dominioCore.fechaVencimiento} />;
  if (info.esEliminadoBE) return 'Quedó libre: cualquier persona lo puede registrar.';
  if (info.eliminado) return <Deadline info={info} before="Ya no funciona. Se puede recuperar antes del" />;
  if (info.vencido) return <Deadline info={info} before="Si no se renueva, se elimina el" />;
  if (!info.renovacionAutomatica)
    return <>Vence el {vence} si antes no se renueva: no se renueva automáticamente.</>;
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
function Forward({ info }: { info: Info }) {
  const nombre = nameOf(info);
  if (info.esEliminadoBE)
    return <ButtonLink href={address.disponibilidad(nombre)}>Registrar de nuevo</ButtonLink>;
  if (info.eliminado && !info.motivos?.recuperar)
    return <ButtonLink href={address.accionDominio('recuperar', nombre)}>Recuperar</ButtonLink>;
  const needsIt = info.vencido || (!info.eliminado && !info.renovacionAutomatica);
  if (needsIt && !info.motivos?.renovar)
    return <ButtonLink href={address.accionDominio('renovar', nombre)}>Renovar</ButtonLink>;
  return null;
}

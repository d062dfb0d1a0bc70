import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Permiso, permiso } from '../../domain/permissions';
import { situacionDe } from '../../domain/situacion';
import { findRoles } from '../dominios/cambios-store';
import { recorrer, type Vuelta } from './recorrer';
import { loDio } from './store';

/** What somebody can take back of a name, and whether they may now. */
export interface Caso extends Vuelta {
  puede: Permiso;
  /** Another is its holder now: the lock that it may have is not theirs to be asked about, and ends with it. */
  esDeOtro: boolean;
}

const SIN_ROLES = { titular: 0, administrador: 0, tecnico: 0, financiero: 0 } as const;

/** How it stands with a name for who is its holder, or was before something that can be taken back; undefined for who has nothing to do with it. */
export async function casoDe(
  connection: Connection,
  dominio: Dominio,
  { usuarioId, now }: { usuarioId: number; now: Temporal.Instant },
  antesDe?: number | null,
): Promise<Caso | undefined> {
  const roles = await findRoles(connection, usuarioId, dominio.id);
  const esTitular = roles?.titular === 1;
  const pudo = esTitular || (await loDio(connection, dominio.id, usuarioId));
  if (!roles && !pudo) return undefined;
  const vuelta: Vuelta = pudo
    ? await recorrer(connection, dominio, { usuarioId, now }, antesDe)
    : { puntos: [] };
  const fue = vuelta.puntos.length > 0;
  if (!roles && !fue) return undefined;
  const row = {
    ...dominio,
    ...SIN_ROLES,
    ...roles,
    ...(fue && { titular: 1 as const }),
    candado: esTitular ? dominio.candado : null,
  };
  return {
    ...vuelta,
    puede: permiso('volverAtras', situacionDe(row, now, dayOf(now))),
    esDeOtro: fue && !esTitular,
  };
}

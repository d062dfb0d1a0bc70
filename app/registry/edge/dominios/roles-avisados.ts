import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Rol } from '../../domain/roles';
import { avisarContacto } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import { ownersOf } from './relaciones-store';
import { contactoIds } from './role-columns';

/** Tells the people of some roles on a name, each once whatever roles they have; `menos`: users who are not told. */
export async function avisarRoles(
  en: { trx: Connection; now: Temporal.Instant },
  dominio: Dominio,
  roles: readonly Rol[],
  aviso: Aviso,
  menos: ReadonlySet<number> = new Set(),
): Promise<void> {
  const ids = contactoIds(dominio, roles);
  const owners = menos.size > 0 ? await ownersOf(en.trx, ids) : undefined;
  for (const id of ids) if (!menos.has(owners?.get(id) ?? 0)) await avisarContacto(en, id, aviso);
}

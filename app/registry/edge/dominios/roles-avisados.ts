import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Rol } from '../../domain/roles';
import { avisarContacto } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import { contactoIds } from './role-columns';

/** Where a notice about a name leads. */
export const enlaceA = (nombre: string) => ({
  texto: 'Ver el dominio',
  direccion: address.verDominio(nombre),
});

/** Tells the people of some roles on a name, each once whatever roles they have. */
export async function avisarRoles(
  en: { trx: Connection; now: Temporal.Instant },
  dominio: Dominio,
  roles: readonly Rol[],
  aviso: Aviso,
): Promise<void> {
  for (const id of contactoIds(dominio, roles)) await avisarContacto(en, id, aviso);
}

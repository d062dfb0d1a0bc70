import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { type Aviso, avisarContacto } from '../avisos/avisar';

/** Where a notice about a name leads. */
export const enlaceA = (nombre: string) => ({
  texto: 'Ver el dominio',
  direccion: address.verDominio(nombre),
});

/** Tells the people of some roles on a name, each once whatever roles they have. */
export async function avisarRoles(
  en: { trx: Connection; now: Temporal.Instant },
  dominio: Dominio,
  roles: readonly ('titular_id' | 'administrador_id' | 'tecnico_id' | 'financiero_id')[],
  aviso: Aviso,
): Promise<void> {
  const ids = roles.map((rol) => dominio[rol]).filter((id) => id !== null);
  for (const id of new Set(ids)) await avisarContacto(en, id, aviso);
}

import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { newNicHandle } from '../../contactos/rules';

/** What whois shows of a contact; of a holder's, without the name. */
export interface DatosPublicos {
  nombre?: string;
  apellido?: string;
  direccion: string;
  telefono: string;
  email_publico: string;
}

const PUBLICOS = ['nombre', 'apellido', 'direccion', 'telefono', 'email_publico'] as const;

/**
 * The version of a contact that says this: the one there is, one that another name carries already, or a new one. Versions
 * are never edited: other names go on saying what they said.
 */
export async function conDatos(
  trx: Connection,
  contactoId: number | null,
  datos: DatosPublicos,
  now: Temporal.Instant,
): Promise<number> {
  const before = await trx
    .selectFrom('contactos')
    .selectAll()
    .where('id', '=', contactoId)
    .executeTakeFirst();
  const { id, ...kept } = before ?? {
    id: null,
    usuario_id: null,
    nic_handle: newNicHandle(),
    nombre: '',
    apellido: '',
    email: null,
    email_validado_en: null,
  };
  const wanted = { ...kept, ...datos };
  if (before && PUBLICOS.every((campo) => before[campo] === wanted[campo])) return before.id;
  const same = await trx
    .selectFrom('contactos')
    .select('id')
    .where('nic_handle', '=', wanted.nic_handle)
    .where('usuario_id', wanted.usuario_id === null ? 'is' : '=', wanted.usuario_id)
    .where('email', wanted.email === null ? 'is' : '=', wanted.email)
    .where((is) => is.and(PUBLICOS.map((campo) => is(campo, '=', wanted[campo]))))
    .executeTakeFirst();
  if (same) return same.id;
  const made = await trx
    .insertInto('contactos')
    .values({ ...wanted, creado_en: stamp(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

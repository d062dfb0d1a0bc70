import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Conjunto } from '../../domain/oficina';
import { saveConjuntos } from '../oficina/personal-store';
import { wasStaff } from './store';

/** Who works at the registry in the demo, by login, and what each may do. */
const PERSONAL: Record<string, readonly Conjunto[]> = {
  atencion: ['atencion'],
  direccion: ['contenidos', 'direccion', 'dominios'],
  dominios: ['dominios'],
};

/** The registry's own people of the demo, from before what they did there. Safe to repeat: what was changed since stays, and who was sent away stays away. */
export async function loadPersonal(
  connection: Connection,
  usuarios: ReadonlyMap<string, number>,
  now: Temporal.Instant,
): Promise<void> {
  const desde = now.subtract({ hours: 24 * 365 });
  for (const [login, conjuntos] of Object.entries(PERSONAL)) {
    const usuarioId = usuarios.get(login);
    if (usuarioId === undefined || (await wasStaff(connection, usuarioId))) continue;
    await saveConjuntos(connection, usuarioId, conjuntos, desde);
  }
}

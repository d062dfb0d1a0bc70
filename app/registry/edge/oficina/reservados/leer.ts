import type { Connection } from '~/database/connection.server';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioReservado } from '../../../contract/oficina/formularios';
import { readNombre } from '../../../domain/name';
import { leerReservado } from '../../../domain/reservados';
import { cleanNombre } from '../../../domain/typed-name';
import { Rechazo } from '../../cambio/rechazo';
import { listTerminaciones } from '../../dominios/store';
import { cuentaEscrita } from '../cuenta-escrita';
import { findGuardado, type Guardado } from './store';

const PROHIBIDO = 'Un nombre prohibido no es para nadie: déjelo vacío, o elija Reservado.';

/** Under which name what was typed would be kept, also where it is none that can be today: an installation brings some of those (com.uy). */
export function buscadoComo(terminaciones: readonly string[], escrito: string): string {
  const typed = cleanNombre(escrito);
  const read = leerReservado(typed, terminaciones);
  return read.ok ? read.nombre : (readNombre(typed) ?? typed);
}

/** What is kept, as it is stored, of what was typed; refused beside its field where it is no name, unless it is kept already. */
export function nombreEn(
  terminaciones: readonly string[],
  escrito: string,
  guardado: Guardado | undefined,
): string {
  const read = leerReservado(escrito, terminaciones);
  if (read.ok) return read.nombre;
  if (!guardado) throw Rechazo.deCampos({ nombre: read.mensaje });
  return guardado.nombre;
}

/** What is kept of what was typed now, and how it is stored. The list is locked. */
export async function guardadoDe(trx: Connection, escrito: string) {
  const terminaciones = await listTerminaciones(trx);
  const before = await findGuardado(trx, buscadoComo(terminaciones, escrito));
  return { nombre: nombreEn(terminaciones, escrito, before), before };
}

/** What was typed of a kept name, by the rules of its form; refused beside the fields at fault. */
export function escritoLeido(typed: { nombre: string; clase: string; para: string; motivo: string }) {
  const read = formularioReservado.safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  return read.data;
}

/** Who may have a name. */
export interface Cuenta {
  id: number;
  login: string;
  nombre: string | null;
}

/** The account of who may have a name; null for nobody. Who could have it before is written as they sign in, and is meant. */
export async function cuentaDe(
  connection: Connection,
  { clase, para }: { clase: string; para: string },
  before: Guardado | undefined,
): Promise<Cuenta | null> {
  if (para === '') return null;
  if (clase === 'PROHIBIDO') throw Rechazo.deCampos({ para: PROHIBIDO });
  if (before?.para_usuario_id && before.login === para)
    return { id: before.para_usuario_id, login: para, nombre: before.persona };
  const { id, login, nombre } = await cuentaEscrita(connection, para, 'para');
  return { id, login, nombre };
}

import type { Connection } from '~/database/connection.server';
import { leerReservado } from '../../../domain/reservados';
import { Rechazo } from '../../cambio/rechazo';
import { listTerminaciones } from '../../dominios/store';

/** What is kept, as it is stored, of what was typed; refused beside its field where it is no name. */
export async function nombreLeido(connection: Connection, escrito: string): Promise<string> {
  const read = leerReservado(escrito, await listTerminaciones(connection));
  if (!read.ok) throw Rechazo.deCampos({ nombre: read.mensaje });
  return read.nombre;
}

import type { Dominio } from '~/database/tables/registro';
import { readArchivo } from '../../dns/archivo';
import { diferencia, esVacia } from '../../dns/diferencia';
import { listRegistros, writeVersion } from '../dns/zona-store';
import { readRegistros } from './present';
import type { Acto } from './registrar-act';
import type { Solicitud } from './store';

/** The records that come along as lines of a zone file, which is how they are read. */
const archivoDe = (registros: ReturnType<typeof readRegistros>): string =>
  registros
    .map(({ nombre, ttl, tipo, valor }) => `${nombre}. ${ttl} IN ${tipo} ${enLinea(tipo, valor)}`)
    .join('\n');

const enLinea = (tipo: string, valor: string): string =>
  tipo === 'TXT' && !valor.startsWith('"') ? JSON.stringify(valor) : valor;

/**
 * Puts the records that come along with a name in its zone, in place of what a former time here left in it. What this
 * registry cannot serve (another type, a line it cannot read) does not keep a name from coming. Answers whether there is
 * anything to serve: then the name is hosted here.
 */
export async function bringRegistros(
  { trx, now }: Acto,
  dominio: Dominio,
  solicitud: Solicitud,
): Promise<boolean> {
  const { registros } = readArchivo(archivoDe(readRegistros(solicitud.registros)), dominio.nombre);
  if (registros.length === 0 || solicitud.usuario_id === null) return false;
  const cambio = diferencia(
    await listRegistros(trx, dominio.id),
    registros.map(({ registro }) => registro),
  );
  if (!esVacia(cambio))
    await writeVersion(trx, dominio.id, {
      ...cambio,
      motivo: 'IMPORTACION',
      usuarioId: solicitud.usuario_id,
      now,
    });
  return true;
}

import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { toULabels } from '../../domain/labels';
import { listDs } from '../dns/ds-store';
import { listNameservers } from '../dominios/store';
import { lookAtZone } from './alojado';
import { lookAtServers, type Medios } from './delegado';
import { lookAtTargets } from './destinos';
import { Examen } from './examen';

const SIN_PREGUNTAR = 'No se preguntó a sus servidores, así que no se sabe qué responden ahora.';

/** Examines a name as it is served: `medios`, with what others are asked; null where nobody else is. */
export async function examinar(
  connection: Connection,
  dominio: Dominio,
  medios: Medios | null,
  now: Temporal.Instant,
): Promise<Examen> {
  const { id, nombre: ascii } = dominio;
  const nombre = toULabels(ascii);
  const examen = new Examen();
  const con = { connection, now, alcance: medios?.alcance ?? null };
  if (dominio.alojado === 1) {
    const destinos = await lookAtZone(examen, connection, { id, nombre: ascii, visto: nombre });
    // its own servers are ours, and it has no others to be told of
    if (!medios) examen.leave('APUNTA_A_NADIE');
    await lookAtTargets(examen, ascii, destinos, con);
    return examen;
  }
  const servidores = await listNameservers(connection, id);
  if (servidores.length === 0) return examen; // nobody serves it yet: that is no fault
  if (medios) {
    const ds = await listDs(connection, id);
    const asked = { dominio: ascii, nombre, servidores, ds, now };
    await lookAtTargets(examen, ascii, await lookAtServers(examen, asked, medios), con);
    return examen;
  }
  examen.addDoubt(SIN_PREGUNTAR, 'SERVIDORES', 'DESACUERDO', 'CLAVES', 'FIRMAS', 'APUNTA_A_NADIE', 'SIN_SPF');
  const destinos = servidores.map(({ nombre: a }) => ({ tipo: 'NS' as const, de: ascii, a }));
  await lookAtTargets(examen, ascii, destinos, con);
  return examen;
}

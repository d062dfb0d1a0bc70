import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { writeLinea } from '../../dns/archivo';
import type { Foto } from '../../domain/history';
import { enVersion } from '../dns/en-version';
import { listRegistros } from '../dns/zona-store';
import { datosDe } from '../dominios/historia-palabras';
import { fotoTras } from '../dominios/history-chain';
import { persona } from '../implement';
import { conHistoria } from './listar';
import { listHasta } from './store';

export { congelar } from './congelar';
export { congelarConEnlace, enlaceDeCongelar } from './enlace';
export { listar } from './listar';

/** With the records it had. One whose records never changed has no version of its zone. */
async function conRegistros(connection: Connection, dominioId: number, foto: Foto): Promise<Foto> {
  const version = typeof foto.versionZona === 'number' ? foto.versionZona : 0;
  const actuales = await listRegistros(connection, dominioId);
  const registros = await enVersion(connection, dominioId, version, actuales);
  return { ...foto, registros: registros.map(writeLinea).sort() };
}

export const enFecha = persona.historia.enFecha.handler(async ({ context, input }) => {
  const { id, loSuyo } = await conHistoria(context, input.nombreDominio);
  const momento = stamp(Temporal.Instant.from(input.momento));
  const foto = fotoTras(await listHasta(context.connection, id, momento));
  const mensaje = foto ? '' : 'La historia de este dominio comienza después de ese momento.';
  const datos = foto ? datosDe(loSuyo(await conRegistros(context.connection, id, foto))) : [];
  return { codigo: 'OK' as const, mensaje, datos };
});

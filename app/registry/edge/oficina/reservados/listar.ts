import { notFound } from '../../context';
import { listTerminaciones } from '../../dominios/store';
import { oficina } from '../implement';
import { buscadoComo } from './leer';
import { reservadoDTO } from './present';
import { countDesde, findGuardado, listDesde } from './store';

const POR_PARTE = 25;

export const listar = oficina.reservados.listar.handler(async ({ context: { connection }, input }) => {
  const desde = buscadoComo(await listTerminaciones(connection), input.desde ?? '');
  const found = await listDesde(connection, desde, POR_PARTE + 1);
  const next = found.at(POR_PARTE);
  return {
    reservados: found.slice(0, POR_PARTE).map(reservadoDTO),
    sigue: next ? reservadoDTO(next).nombre : null,
    total: next ? await countDesde(connection, desde) : found.length,
  };
});

export const ver = oficina.reservados.ver.handler(async ({ context: { connection }, input }) => {
  const row = await findGuardado(connection, buscadoComo(await listTerminaciones(connection), input.nombre));
  if (!row) throw notFound();
  return { reservado: reservadoDTO(row) };
});

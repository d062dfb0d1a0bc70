import { readNombre } from '../../../domain/name';
import { leerReservado } from '../../../domain/reservados';
import { cleanNombre } from '../../../domain/typed-name';
import { notFound } from '../../context';
import { listTerminaciones } from '../../dominios/store';
import { oficina } from '../implement';
import { reservadoDTO } from './present';
import { findGuardado, listDesde } from './store';

const POR_PARTE = 25;

export const listar = oficina.reservados.listar.handler(async ({ context: { connection }, input }) => {
  const typed = cleanNombre(input.desde ?? '');
  const read = leerReservado(typed, await listTerminaciones(connection));
  const found = await listDesde(
    connection,
    read.ok ? read.nombre : (readNombre(typed) ?? typed),
    POR_PARTE + 1,
  );
  const next = found.at(POR_PARTE);
  return {
    reservados: found.slice(0, POR_PARTE).map(reservadoDTO),
    sigue: next ? reservadoDTO(next).nombre : null,
  };
});

export const ver = oficina.reservados.ver.handler(async ({ context: { connection }, input }) => {
  const read = leerReservado(input.nombre, await listTerminaciones(connection));
  const row = read.ok ? await findGuardado(connection, read.nombre) : undefined;
  if (!row) throw notFound();
  return { reservado: reservadoDTO(row) };
});

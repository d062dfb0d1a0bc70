import { MENSAJES, parseNombre } from '../../../domain/name';
import { negativa } from '../../../domain/reservados';
import { consultar } from '../../dominios/consulta';
import { listTerminaciones } from '../../dominios/store';
import { oficina } from '../implement';
import { reservadoDTO } from './present';
import { findGuardado } from './store';

/** The same question that the search, the cart and the purchase ask, for a visitor of whom nothing is known. */
export const probar = oficina.reservados.probar.handler(async ({ context: { connection, now }, input }) => {
  const read = parseNombre(input.nombre, await listTerminaciones(connection));
  if (!read.ok)
    return {
      nombre: input.nombre.trim(),
      resultado: 'NO_ES_UN_NOMBRE' as const,
      mensaje: MENSAJES[read.motivo],
      reservado: null,
    };
  const { unicode: nombre } = read.nombre;
  const [found] = await consultar(connection, [read.nombre], now, { usuarioId: null });
  const row = found?.reservado && (await findGuardado(connection, found.reservado.nombre));
  const reservado = row ? reservadoDTO(row) : null;
  if (found?.disponibilidad === 'REGISTRADO')
    return { nombre, resultado: 'REGISTRADO' as const, mensaje: `${nombre} está registrado.`, reservado };
  return row
    ? { nombre, resultado: row.clase, mensaje: negativa(nombre, row.clase), reservado }
    : { nombre, resultado: 'LIBRE' as const, mensaje: `${nombre} es de quien lo pida primero.`, reservado };
});

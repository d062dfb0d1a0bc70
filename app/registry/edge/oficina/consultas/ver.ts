import type { Connection } from '~/database/connection.server';
import type { ContenidoDeConsulta } from '../../../contract/oficina/consultas';
import { ticketNumber } from '../../../domain/consultas';
import { toULabels } from '../../../domain/labels';
import { readNombre } from '../../../domain/name';
import { openKept } from '../../archivos/kept';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { findAnyTicket, listFiles, type Ticket } from '../../tickets/store';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { isAbierta } from './abierta';
import { listLineas, listNotas } from './lineas-store';
import { consultaEnLista } from './present';
import { findConQuien, listUnidas } from './store';

const porNumero = ({ id, creado_en }: Pick<Ticket, 'id' | 'creado_en'>) => ({
  id,
  numero: ticketNumber(id, creado_en),
});

/** Everything that was written in it, in its order. */
async function lineasDe(
  connection: Connection,
  { id, nombre }: Ticket,
): Promise<ContenidoDeConsulta['lineas']> {
  const escritas = (await listLineas(connection, id)).map((each) => ({
    clave: `linea-${each.id}`,
    tipo: each.autor,
    quien: each.autor === 'PERSONA' ? nombre : llamado(each),
    texto: each.texto,
    fecha: each.creado_en,
  }));
  const notas = (await listNotas(connection, id)).map((each) => ({
    clave: `nota-${each.id}`,
    tipo: 'NOTA' as const,
    quien: llamado(each),
    texto: each.texto,
    fecha: each.creado_en,
  }));
  return [...escritas, ...notas].sort((one, other) => (one.fecha < other.fecha ? -1 : 1));
}

async function contenidoDe(connection: Connection, ticket: Ticket): Promise<ContenidoDeConsulta> {
  const archivos = await listFiles(connection, [ticket.id]);
  const ascii = ticket.dominio === null ? undefined : readNombre(ticket.dominio);
  return {
    nombre: ticket.nombre,
    email: ticket.email,
    telefono: ticket.telefono ?? '',
    dominio: ticket.dominio ?? '',
    nombreDominio: ascii ? toULabels(ascii) : null,
    ingreso: ticket.usuario_id !== null,
    mensaje: ticket.mensaje,
    archivos: archivos.map(({ id, nombre, tamano }) => ({ id, nombre, tamanio: tamano })),
    lineas: await lineasDe(connection, ticket),
    unidas: (await listUnidas(connection, ticket.id)).map(porNumero),
  };
}

export const ver = oficina.consultas.ver.handler(async ({ context, input }) => {
  const { connection, usuario, now } = context;
  const ticket = await findConQuien(connection, fila(input.id));
  if (!ticket) throw notFound();
  const enLista = consultaEnLista(ticket, { usuarioId: usuario.id, now });
  const sigue = ticket.unida_a === null ? undefined : await findAnyTicket(connection, ticket.unida_a);
  const contenido = (await isAbierta(context, ticket)) ? await contenidoDe(connection, ticket) : null;
  return {
    consulta: { ...enLista, version: ticket.version, sigueEn: sigue ? porNumero(sigue) : null },
    contenido,
  };
});

export const archivo = oficina.consultas.archivo.handler(async ({ context, input }) => {
  const ticket = await findAnyTicket(context.connection, fila(input.id));
  if (!ticket || !(await isAbierta(context, ticket))) throw notFound();
  const files = await listFiles(context.connection, [ticket.id]);
  const found = files.find(({ id }) => id === fila(input.idArchivo));
  if (!found) throw notFound();
  return openKept(found);
});

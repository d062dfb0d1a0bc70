import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { ticketNumber } from '../../domain/consultas';
import { avisarA } from '../avisos/avisar';
import { correoDe } from '../mail/compose';
import { enqueueMail } from '../mail/outbox';
import { signedLink } from './signed-link';
import type { Ticket, TicketArchivo } from './store';

/** The transaction of what is told. */
interface En {
  trx: Connection;
  now: Temporal.Instant;
}

interface Escrito {
  /** Names what was written: it is told once. */
  clave: string;
  texto: string;
  /** Where it is no answer. */
  titulo?: string;
}

/** What somebody wrote, to the registry's own address; nothing where none is set. Files travel as links. */
export async function tellSupport(
  { trx, now }: En,
  ticket: Ticket,
  { clave, texto, archivos }: Escrito & { archivos: readonly TicketArchivo[] },
): Promise<void> {
  const { SUPPORT_EMAIL } = settings();
  if (!SUPPORT_EMAIL) return;
  const numero = ticketNumber(ticket.id, ticket.creado_en);
  const datos: [string, string][] = [
    ['Ticket', `${numero} (id ${ticket.id})`],
    ['Nombre', ticket.nombre],
    ['Correo', ticket.email],
    ...(ticket.telefono ? [['Teléfono', ticket.telefono] satisfies [string, string]] : []),
    ...(ticket.dominio ? [['Dominio', ticket.dominio] satisfies [string, string]] : []),
    ['Ingresó al portal', ticket.usuario_id === null ? 'No: nadie comprobó quién es' : 'Sí'],
    ...archivos.map(({ id, nombre }): [string, string] => [
      nombre,
      signedLink({ id: ticket.id, idArchivo: id }, now),
    ]),
  ];
  const titulo = `${ticket.asunto} (consulta ${numero})`;
  const mail = correoDe({
    clave: `soporte:${clave}`,
    para: SUPPORT_EMAIL,
    asunto: titulo,
    titulo,
    parrafos: texto.split(/\n{2,}/),
    datos,
  });
  await enqueueMail(trx, mail, now);
}

/** The registry's answer, to who asked: by mail, and by message where they signed in to ask. */
export async function tellAuthor(en: En, ticket: Ticket, { clave, texto, ...said }: Escrito): Promise<void> {
  const titulo = said.titulo ?? `Respondimos su consulta ${ticketNumber(ticket.id, ticket.creado_en)}`;
  const enSuLista = {
    parrafos: [...texto.split(/\n{2,}/), 'La consulta completa está en Mis consultas.'],
    enlace: { texto: 'Ver la consulta', direccion: address.ticket(ticket.id) },
  };
  await avisarA(
    en,
    { usuarioId: ticket.usuario_id, direccion: ticket.email },
    {
      clave: `ticket:${ticket.id}:${clave}`,
      titulo,
      prioridad: 'MEDIA',
      ...(ticket.usuario_id === null ? { parrafos: texto.split(/\n{2,}/) } : enSuLista),
    },
  );
}

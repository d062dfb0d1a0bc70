import { stamp } from '~/base/clock.server';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioNota, formularioRespuesta } from '../../../contract/oficina/formularios';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { tellAuthor } from '../../tickets/notices';
import { insertMensaje, setEstado, type Ticket } from '../../tickets/store';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { anotarDeConsulta, lockAbierta } from './abierta';
import { insertNota, listLineas } from './lineas-store';

/** What happened to it since an answer was begun, and what is to be done. */
async function mientras({ trx }: Op, ticket: Ticket): Promise<string> {
  const last = (await listLineas(trx, ticket.id)).at(-1);
  const quien = last?.autor === 'REGISTRO' ? `respondió ${llamado(last)}` : 'la persona escribió algo más';
  const que = last ? quien : 'la consulta cambió';
  return `Mientras usted escribía, ${que}. Su respuesta no se envió y sigue aquí: lea lo nuevo, más arriba, y envíela solo si todavía corresponde.`;
}

export const responder = cambio(oficina.consultas.responder, async (op, input) => {
  const read = formularioRespuesta.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const ticket = await lockAbierta(op, input.id);
  if (ticket.version !== input.version) throw new Rechazo('VERSION', await mientras(op, ticket));
  if (ticket.unida_a !== null) throw new Rechazo('ESTADO', 'Esta consulta sigue en otra: responda en esa.');
  const { mensaje: texto } = read.data;
  const linea = await insertMensaje(op.trx, ticket.id, {
    autor: 'REGISTRO',
    texto,
    creado_en: stamp(op.now),
    de_usuario_id: op.usuario.id,
  });
  // who answers what nobody attends goes on attending it
  const asignado_a = ticket.asignado_a ?? op.usuario.id;
  await setEstado(op.trx, ticket.id, input.cerrar ? 'CERRADO' : 'RESPONDIDO', { asignado_a });
  await tellAuthor(op, ticket, { clave: `respuesta:${linea}`, texto });
  await anotarDeConsulta(
    op,
    ticket,
    input.cerrar ? 'Respondió y cerró una consulta' : 'Respondió una consulta',
  );
  return {
    mensaje: input.cerrar
      ? 'La respuesta quedó escrita y la consulta cerrada. Se la mandamos por correo a quien preguntó.'
      : 'La respuesta quedó escrita. Se la mandamos por correo a quien preguntó.',
  };
});

export const anotar = cambio(oficina.consultas.anotar, async (op, input) => {
  const read = formularioNota.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const ticket = await lockAbierta(op, input.id);
  await insertNota(op.trx, {
    ticket_id: ticket.id,
    usuario_id: op.usuario.id,
    texto: read.data.nota,
    creado_en: stamp(op.now),
  });
  await anotarDeConsulta(op, ticket, 'Escribió una nota interna en una consulta');
  return { mensaje: 'La nota quedó escrita. La ve solo el personal del registro.' };
});

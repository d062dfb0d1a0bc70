import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { writeBytes } from '../archivos/kept';
import { insertNota } from '../oficina/consultas/lineas-store';
import { venceDe } from '../tickets/plazo';
import { insertMensaje } from '../tickets/store';
import { CONSULTAS, type ConsultaDeDemo } from './consultas-textos';

/** The smallest picture there is: one white point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

async function insertConsulta(
  trx: Connection,
  usuarios: ReadonlyMap<string, number>,
  { clave, de, hace, atiende, ...said }: ConsultaDeDemo,
  now: Temporal.Instant,
): Promise<number> {
  const [login, nombre, email] = de;
  const prioridad = said.prioridad ?? 'NORMAL';
  const llego = now.subtract({ hours: hace });
  const { id } = await trx
    .insertInto('tickets')
    .values({
      usuario_id: usuarios.get(login) ?? null,
      operacion: `demo:${clave}`,
      nombre,
      email,
      asunto: said.asunto,
      mensaje: said.mensaje,
      dominio: said.dominio,
      estado: said.estado,
      clase: said.clase,
      prioridad,
      creado_en: stamp(llego),
      vence_en: venceDe({ clase: said.clase, prioridad }, llego),
      asignado_a: atiende ? usuarios.get(atiende) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertFile(trx: Connection, ticketId: number, nombre: string): Promise<void> {
  const guardado_como = await writeBytes(PNG);
  await trx
    .insertInto('ticket_archivos')
    .values({ ticket_id: ticketId, nombre, tipo: 'image/png', tamano: PNG.length, guardado_como })
    .execute();
}

/** Questions in every state for the desk of the demo: late, due today, answered, with a note, with a file, one that goes on in another, closed. */
export async function loadConsultas(
  trx: Connection,
  usuarios: ReadonlyMap<string, number>,
  now: Temporal.Instant,
): Promise<void> {
  const ids = new Map<string, number>();
  for (const consulta of CONSULTAS) {
    const id = await insertConsulta(trx, usuarios, consulta, now);
    ids.set(consulta.clave, id);
    const creado_en = stamp(now.subtract({ hours: Math.max(1, consulta.hace - 1) }));
    const quien = usuarios.get('atencion') ?? 0;
    if (consulta.respuesta)
      await insertMensaje(trx, id, {
        autor: 'REGISTRO',
        texto: consulta.respuesta,
        creado_en,
        de_usuario_id: quien,
      });
    if (consulta.nota)
      await insertNota(trx, { ticket_id: id, usuario_id: quien, texto: consulta.nota, creado_en });
    if (consulta.archivo) await insertFile(trx, id, consulta.archivo);
    const unida_a = consulta.sigueEn && ids.get(consulta.sigueEn);
    if (unida_a) await trx.updateTable('tickets').set({ unida_a }).where('id', '=', id).execute();
  }
}

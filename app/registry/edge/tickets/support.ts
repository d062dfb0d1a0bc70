import { ORPCError } from '@orpc/server';
import { stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { sameText } from '~/base/secrets.server';
import { inTransaction } from '~/database/in-transaction';
import { formularioMensaje, mapErroresDe } from '../../contract/formularios';
import { openKept } from '../archivos/kept';
import { keepOutcome, takeKey } from '../cambio/claves-store';
import { type EdgeContext, notFound } from '../context';
import { edge } from '../implement';
import { fila } from '../row-of-id';
import { tellAuthor } from './notices';
import { isSigned } from './signed-link';
import { findAnyTicket, insertMensaje, listFiles, setEstado } from './store';

const DONE = { respuestaOK: true, codigoRespuesta: 'OK', mensajeRespuesta: '' } as const;

/** Only who has the token of the setting; where there is none, nobody. */
function requireSupport({ token }: EdgeContext): void {
  const { SUPPORT_TOKEN } = settings();
  if (!SUPPORT_TOKEN || !token || !sameText(token, SUPPORT_TOKEN))
    throw new ORPCError('UNAUTHORIZED', { message: 'Falta el token de soporte, o no es ese.' });
}

/** The registry's answer: written, told by mail and message, once for each key. It may close the ticket. */
export const responder = edge.ticket.responder.handler(async ({ context, input }) => {
  requireSupport(context);
  const { connection, now } = context;
  const read = formularioMensaje.safeParse(input);
  if (!read.success) {
    const mapErrores = mapErroresDe(read.error);
    const mensajeRespuesta = mapErrores.mensaje ?? '';
    return { respuestaOK: false, codigoRespuesta: 'CAMPOS', mensajeRespuesta, mapErrores };
  }
  const { mensaje: texto } = read.data;
  return inTransaction(connection, async (trx) => {
    const clave = input.operacion && `respuesta:${input.id}:${input.operacion}`;
    if (clave && (await takeKey(trx, clave, now))) return DONE;
    const ticket = await findAnyTicket(trx, fila(input.id));
    if (!ticket) throw notFound();
    const id = await insertMensaje(trx, ticket.id, { autor: 'REGISTRO', texto, creado_en: stamp(now) });
    await setEstado(trx, ticket.id, input.cerrar ? 'CERRADO' : 'RESPONDIDO');
    await tellAuthor({ trx, now }, ticket, { clave: `respuesta:${id}`, texto });
    if (clave) await keepOutcome(trx, clave, String(id));
    return DONE;
  });
});

/** A file by the link that the mail to the registry has. */
export const archivoDeSoporte = edge.ticket.archivoDeSoporte.handler(async ({ context, input }) => {
  const asked = { id: fila(input.id), idArchivo: fila(input.idArchivo) };
  if (!isSigned(asked, input.firma, context.now)) throw notFound();
  const files = await listFiles(context.connection, [asked.id]);
  const found = files.find(({ id }) => id === asked.idArchivo);
  if (!found) throw notFound();
  return openKept(found);
});

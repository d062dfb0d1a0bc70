import type { Transaction } from 'kysely';
import * as address from '~/addresses';
import { dayOf, stamp } from '~/base/clock.server';
import { randomId, settings } from '~/base/config.server';
import { inKeyedTransaction } from '~/database/in-transaction';
import type { Tables } from '~/database/tables';
import { date } from '~/format';
import { togetherErrors } from '../../contract/archivos';
import { type FormularioTicket, formularioTicket } from '../../contract/formularios';
import type { CampoError, DatosTicket } from '../../contract/ticket';
import { claseAlLlegar, ticketNumber } from '../../domain/consultas';
import { CAPTCHA_INVALIDO, isCaptchaRight, verifyCaptcha } from '../captcha/verify';
import type { EdgeContext } from '../context';
import { correoDe } from '../mail/compose';
import { enqueueMail } from '../mail/outbox';
import { mailAddress } from '../mail/rules';
import { lockUsuario } from '../quien/lock-store';
import { tellSupport } from './notices';
import { tooManyTickets } from './per-day';
import { venceDe } from './plazo';
import { adoptFiles, findByOperation, insertTicket, listFiles, type Ticket } from './store';
import { chosenOf, errorsOf, guardadoDTO, keepFiles, listKept, removeFiles } from './uploads-store';

const CON_ERRORES = 'Errores encontrados:';
const ADJUNTE_OTRA_VEZ =
  'No guardamos los archivos porque falta comprobar que usted no es un programa automático. Hágalo y vuelva a adjuntarlos.';
const EMAIL_INVALIDO = 'El correo electrónico no tiene un formato válido.';

const error =
  (codigo: string) =>
  (mensaje: string): CampoError => ({ codigo, mensaje });

/** Every field at fault with its first message; `general` is the form's own sentence, and comes first. */
function checkForm(ticket: DatosTicket['ticket']): { form?: FormularioTicket; errores: CampoError[] } {
  const { success, data, error: wrong } = formularioTicket.safeParse(ticket);
  if (success) {
    const errores = mailAddress(data.email) ? [] : [error('email')(EMAIL_INVALIDO)];
    return { form: data, errores };
  }
  const first = new Map<string, string>();
  for (const { path, message } of wrong.issues) {
    const codigo = String(path[0] ?? 'general');
    if (!first.has(codigo)) first.set(codigo, message);
  }
  const errores = [...first].map(([codigo, mensaje]) => ({ codigo, mensaje }));
  return { errores: errores.sort((a, b) => Number(b.codigo === 'general') - Number(a.codigo === 'general')) };
}

/** An operation key is one asker's: the same key from somebody else is another operation. */
const operationOf = (
  context: EdgeContext,
  usuarioId: number | null,
  operacion: string | undefined,
): string => (operacion ? `${usuarioId ?? context.visitante}:${operacion}` : randomId());

interface Envio {
  datos: DatosTicket;
  archivos: readonly File[];
  captcha: string | null | undefined;
}

const done = ({ id, creado_en }: Ticket) => ({
  respuestaOK: true,
  mensajeRespuesta: '',
  camposError: [],
  numero: ticketNumber(id, creado_en),
  id,
  archivosGuardados: [],
});

/** The key of a form stands for what it sent first: something else under it is told, not taken for the same. */
const isOther = (ticket: Ticket, { asunto, mensaje, email, nombre }: FormularioTicket): boolean =>
  asunto !== ticket.asunto ||
  mensaje !== ticket.mensaje ||
  email !== ticket.email ||
  nombre !== ticket.nombre;

const yaEnviado = ({ id, creado_en }: Ticket): CampoError =>
  error('general')(
    `Este formulario ya se envió con otros datos: es la consulta ${ticketNumber(id, creado_en)}. Si quiere hacer otra, abra el formulario de nuevo.`,
  );

/** A refusal; the files that follow the rules stay kept and are listed. */
async function refusal(context: EdgeContext, tokens: readonly string[], camposError: CampoError[]) {
  const kept = (await listKept(context)).filter(({ token }) => tokens.includes(token));
  const archivosGuardados = kept.map(guardadoDTO);
  const mensajeRespuesta = CON_ERRORES;
  return { respuestaOK: false, mensajeRespuesta, camposError, numero: null, id: null, archivosGuardados };
}

/** The ticket is stored; nothing its author typed is repeated, since anyone may type another's address. */
async function confirm(trx: Transaction<Tables>, context: EdgeContext, ticket: Ticket, archivos: number) {
  const numero = ticketNumber(ticket.id, ticket.creado_en);
  const direccion = `${settings().PUBLIC_URL}${address.ticket(ticket.id)}`;
  const mail = correoDe({
    clave: `ticket:${numero}`,
    para: ticket.email,
    asunto: `Recibimos su consulta ${numero}`,
    titulo: 'Recibimos su consulta',
    parrafos: [
      'Su consulta quedó registrada. Cuando el registro la responda, la respuesta llega a este correo.',
      ticket.usuario_id
        ? 'En el portal puede agregarle algo o cerrarla.'
        : 'Conserve el número de consulta: la identifica si vuelve a escribirnos por el mismo tema.',
    ],
    datos: [
      ['Número de consulta', numero],
      ['Fecha', date(dayOf(context.now).toString())],
      ['Archivos adjuntos', String(archivos)],
    ],
    ...(ticket.usuario_id ? { enlaces: [{ texto: 'Ver la consulta', direccion }] } : {}),
  });
  await enqueueMail(trx, mail, context.now);
}

/** Nobody's files are kept before they have shown to be a person: once is enough for a session that still keeps some. */
export async function mayKeep(context: EdgeContext, response: string | null | undefined): Promise<boolean> {
  if (await context.quien()) return true;
  return (await isCaptchaRight(context, response)) || (await listKept(context)).length > 0;
}

/** Takes the ticket back. */
class Refused extends Error {
  constructor(readonly campo: CampoError) {
    super(campo.mensaje);
  }
}

const WRONG_CAPTCHA = error('captcha')(CAPTCHA_INVALIDO.mensaje);

/** Why the files of a form were not kept. Those that never will be are told so now; the others are asked for again. */
export async function noGuardados(archivos: readonly File[]): Promise<CampoError[]> {
  const each = await Promise.all(chosenOf(archivos).map(errorsOf));
  const again = each.some((wrong) => wrong.length === 0) ? [ADJUNTE_OTRA_VEZ] : [];
  return [WRONG_CAPTCHA, ...[...each.flat(), ...again].map(error('archivos'))];
}

/** Who signed in sends so many a day; who did not shows for each to be a person. */
async function allowed(
  context: EdgeContext & { connection: Transaction<Tables> },
  { usuario_id }: Ticket,
  response: string | null | undefined,
): Promise<void> {
  if (usuario_id === null) {
    if (!(await verifyCaptcha(context, response))) throw new Refused(WRONG_CAPTCHA);
    return;
  }
  const tooMany = await tooManyTickets(context.connection, usuario_id, context.now);
  if (tooMany) throw new Refused(error('general')(tooMany));
}

/**
 * Of two equal forms sent at once the second waits here for the first and finds its ticket, before the captcha, which
 * only one of them could spend. A wrong answer takes the ticket back and is then spent on its own.
 */
async function writeTicket(
  context: EdgeContext,
  written: Parameters<typeof insertTicket>[1],
  form: FormularioTicket,
  tokens: readonly string[],
  response: string | null | undefined,
): Promise<Ticket | Refused | undefined> {
  try {
    return await inKeyedTransaction(context.connection, async (trx) => {
      if (written.usuarioId !== null) await lockUsuario(trx, written.usuarioId);
      const ticket = await insertTicket(trx, written, form);
      if (!ticket) return undefined;
      await allowed({ ...context, connection: trx }, ticket, response);
      await confirm(trx, context, ticket, await adoptFiles(trx, ticket.id, context.visitante, tokens));
      const archivos = await listFiles(trx, [ticket.id]);
      await tellSupport({ trx, now: context.now }, ticket, {
        clave: `ticket:${ticket.id}`,
        texto: ticket.mensaje,
        archivos,
      });
      return ticket;
    });
  } catch (failure) {
    if (!(failure instanceof Refused)) throw failure;
    if (failure.campo === WRONG_CAPTCHA) await verifyCaptcha(context, response);
    return failure;
  }
}

/**
 * Stores a ticket, its files and its confirmation mail in one transaction. Files are kept for the session first, so
 * that a refusal loses none; the captcha is looked at last, when nothing else can refuse.
 */
export async function generateTicket(context: EdgeContext, { datos, archivos, captcha }: Envio) {
  const usuario = await context.quien();
  const usuarioId = usuario?.id ?? null;
  const operacion = operationOf(context, usuarioId, datos.operacion);
  const { form, errores } = checkForm(datos.ticket);
  const earlier = await findByOperation(context.connection, operacion);
  if (earlier)
    return form && isOther(earlier, form) ? refusal(context, [], [yaEnviado(earlier)]) : done(earlier);

  const asked = datos.archivosGuardados ?? [];
  const before = (await listKept(context)).filter(({ token }) => asked.includes(token));
  const response = captcha ?? datos.captcha ?? datos.ticket.captchaResponse;
  if (chosenOf(archivos).length > 0 && !(await mayKeep(context, response))) {
    return refusal(
      context,
      before.map(({ token }) => token),
      [...errores, ...(await noGuardados(archivos))],
    );
  }
  const sent = await keepFiles(context, archivos);
  const tokens = [...before.map(({ token }) => token), ...sent.tokens];
  const sizes = [...before.map(({ tamano }) => tamano), ...sent.bytes];
  const wrong = [...errores, ...[...sent.errores, ...togetherErrors(sizes)].map(error('archivos'))];
  if (!form || wrong.length > 0) {
    // Equal forms sent at once may leave no room for each other's files: one of them has done it.
    const meanwhile = await findByOperation(context.connection, operacion);
    return meanwhile ? done(meanwhile) : refusal(context, tokens, wrong);
  }

  const clase = claseAlLlegar(form.dominio);
  const venceEn = venceDe({ clase, prioridad: 'NORMAL' }, context.now);
  const written = { usuarioId, operacion, creadoEn: stamp(context.now), clase, venceEn };
  const made = await writeTicket(context, written, form, tokens, response);
  if (made instanceof Refused) return refusal(context, tokens, [made.campo]);
  if (made) return done(made);

  const first = await findByOperation(context.connection, operacion);
  if (!first) throw new Error('A ticket was neither written nor there');
  await removeFiles(context, sent.tokens);
  return done(first);
}

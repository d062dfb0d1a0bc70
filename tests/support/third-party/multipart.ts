import type { IncomingMessage } from 'node:http';
import { HttpError } from './operation';

export interface Ticket {
  parts: string[];
  datos: { ticket?: Record<string, unknown>; tiposOperacion?: unknown; captcha?: unknown };
  /** The type of operation, which goes beside the data too. */
  tipoOperacion: string;
  /** Whether a part without a file stands where there is none. */
  sinArchivos: boolean;
  archivos: string[];
}

const PARTS = ['datosTicket', 'tipoOperacion', 'captcha', 'archivos'];
const FIELDS = [
  'nombre',
  'email',
  'mailConfirmacion',
  'telefono',
  'dominio',
  'asunto',
  'mensaje',
  'captchaResponse',
];

async function formOf(request: IncomingMessage, body: Buffer): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new HttpError(415, 'Se espera multipart/form-data');
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
}

/** The parts of a ticket as section 7 lists them, and no others. */
export async function readTicket(request: IncomingMessage, body: Buffer): Promise<Ticket> {
  const form = await formOf(request, body);
  const parts = [...new Set(form.keys())];
  const wrong = [
    ...PARTS.filter((part) => !parts.includes(part)),
    ...parts.filter((part) => !PARTS.includes(part)),
  ];
  if (wrong.length) throw new HttpError(400, `Partes: ${wrong.join(', ')}`);
  const sent = form.get('datosTicket');
  const datos = JSON.parse(typeof sent === 'string' ? sent : ((await sent?.text()) ?? '')) as Ticket['datos'];
  const unknown = Object.keys(datos.ticket ?? {}).filter((name) => !FIELDS.includes(name));
  if (!datos.ticket || unknown.length) throw new HttpError(400, `datosTicket: ${unknown.join(', ')}`);
  const archivos = form
    .getAll('archivos')
    .flatMap((file) => (typeof file !== 'string' && file.size ? [file.name] : []));
  const tipoOperacion = String(form.get('tipoOperacion'));
  return { parts, datos, tipoOperacion, sinArchivos: archivos.length === 0, archivos };
}

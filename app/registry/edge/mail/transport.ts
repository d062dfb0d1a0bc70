import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Temporal } from 'temporal-polyfill';
import { onceForSettings, type Settings, settings } from '~/config.server';
import type { CorreoPendiente } from './store';

type Saliente = Pick<
  CorreoPendiente,
  'clave' | 'para' | 'asunto' | 'texto' | 'html' | 'id_mensaje' | 'creado_en'
>;

/** Hands a mail to whoever delivers it; settles only when it is theirs. */
export interface MailTransport {
  send(correo: Saliente): Promise<void>;
}

/** The server says that this address does not exist or takes no mail: trying again is no use. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

/** The longest attempt; a lease lasts longer. */
const PLAZO = 60_000;

function message(correo: Saliente, from: string): SendMailOptions {
  return {
    from: { name: 'Registro de dominios .uy', address: from },
    to: { name: '', address: correo.para },
    subject: correo.asunto,
    text: correo.texto,
    html: correo.html,
    messageId: `<${correo.id_mensaje}>`,
    date: new Date(correo.creado_en),
    // RFC 3834: no out-of-office reply to a program
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'es-UY' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A 5xx to RCPT TO (RFC 5321 section 4.2.1: permanent negative). Other 5xx may be our own settings. */
const refusesRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Delivers to the SMTP server of an `smtp://` or `smtps://` address. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
  });
  return {
    async send(correo) {
      try {
        await transporter.sendMail({ ...message(correo, from), signal: AbortSignal.timeout(PLAZO) });
      } catch (error) {
        if (refusesRecipient(error))
          throw new RecipientRefused('The recipient was refused', { cause: error });
        throw error;
      }
    },
  };
}

/** How a file begins that is not whole yet. */
const UNFINISHED = '.';

/** Removes what killed processes left half written; whole mails stay. */
export async function removeUnfinishedMail(now: Temporal.Instant): Promise<void> {
  const folder = mailFolder(settings());
  const limit = now.subtract({ hours: 1 }).epochMilliseconds;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(UNFINISHED)) continue;
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < limit) await rm(file, { force: true });
  }
}

/** Writes each mail as a complete .eml file; a mail is there whole or not at all, and once. */
function fileTransport(folder: string, from: string): MailTransport {
  return {
    async send(correo) {
      const name = `${correo.creado_en.replaceAll(':', '-')}-${correo.id_mensaje.slice(0, 12)}`;
      const body = await new MailComposer(message(correo, from)).compile().build();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(
        folder,
        `${UNFINISHED}${name}-${createHash('sha256').update(body).digest('hex').slice(0, 8)}`,
      );
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.eml`));
    },
  };
}

const mailFolder = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'mail');

/** The address mail comes from: nobody reads the answers, and the texts say so. */
const sender = ({ MAIL_FROM, PUBLIC_URL }: Settings): string =>
  MAIL_FROM ?? `no-responder@${new URL(PUBLIC_URL).hostname}`;

/** The transport the settings name: `SMTP_URL`, otherwise files in `DATA_DIR/mail`. */
export const mailTransport = onceForSettings((settings) =>
  settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, sender(settings))
    : fileTransport(mailFolder(settings), sender(settings)),
);

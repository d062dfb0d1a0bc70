import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Temporal } from 'temporal-polyfill';
import { onceForSettings, type Settings, settings } from '~/base/config.server';
import type { CorreoPendiente } from './store';

type Saliente = Pick<
  CorreoPendiente,
  'clave' | 'para' | 'asunto' | 'texto' | 'html' | 'id_mensaje' | 'creado_en'
>;

/** Hands a mail to whoever delivers it; settles only when it is theirs. */
export interface MailTransport {
  send(correo: Saliente): Promise<void>;
}

/** Who sends. */
interface Sender {
  /** What the mail says it comes from. */
  from: string;
  /** Where what cannot be delivered comes back to (RFC 5321, 4.4). */
  returnPath: string;
  /** A certificate beside those that everybody knows, in PEM. */
  ca?: string;
}

/** The longest attempt: shorter than a lease, so that nobody else tries meanwhile. */
const PLAZO = 45_000;

function message(correo: Saliente, from: string): SendMailOptions {
  return {
    from: { name: 'Registro .uy', address: from },
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

/** Delivers to the SMTP server of an `smtp://` or `smtps://` address. */
export function smtpTransport(url: string, { from, returnPath, ca }: Sender): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    ...(ca && { tls: { ca: [...rootCertificates, ca] } }),
  });
  return {
    async send(correo) {
      await transporter.sendMail({
        ...message(correo, from),
        envelope: { from: returnPath, to: correo.para },
        signal: AbortSignal.timeout(PLAZO),
      });
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
    // Whole by now, or somebody else's: the others are looked at all the same.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < limit) await rm(file, { force: true }).catch(() => undefined);
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

/** Nobody reads what is answered to `MAIL_FROM`, and the texts say so; who runs the portal reads what bounces. */
function senderOf({ MAIL_FROM, MAIL_RETURN_PATH, PUBLIC_URL, SMTP_CA }: Settings): Sender {
  const from = MAIL_FROM ?? `no-responder@${new URL(PUBLIC_URL).hostname}`;
  const ca = SMTP_CA && readFileSync(SMTP_CA, 'utf8');
  return { from, returnPath: MAIL_RETURN_PATH ?? from, ...(ca && { ca }) };
}

/** The transport the settings name: `SMTP_URL`, otherwise files in `DATA_DIR/mail`. */
export const mailTransport = onceForSettings((settings) => {
  const sender = senderOf(settings);
  return settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, sender)
    : fileTransport(mailFolder(settings), sender.from);
});

import { randomId, settings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import * as paginas from '~/openid/password-pages';
import { type Account, findAccount, findByLoginOrMail, setPassword } from './accounts.server';
import { forgetSignIns } from './adapter.server';
import { dropResets, newReset, RESET_MINUTES, takeReset } from './reset-store.server';
import { deleteRemoval } from './segundo-paso/quita/store.server';
import { writeHistory } from './segundo-paso/store.server';

/** A mail as the provider words it. */
export interface MailWords {
  clave: string;
  para: string;
  asunto: string;
  parrafos: string[];
  enlaces: readonly [{ texto: string; direccion: string }];
}

/** What a change of password does outside the provider: it knows neither the portal's sessions nor how mail leaves. */
export interface Neighbours {
  endSessions: (oid: string) => Promise<void>;
  mail: (words: MailWords) => Promise<void>;
}

/** What a password must not be made of. */
export const wordsAbout = ({ login, nombre, correo }: Account): string[] =>
  [login, ...(nombre ?? '').split(/\s+/), (correo ?? '').split('@')[0] ?? ''].filter(Boolean);

const KEPT =
  'Había un pedido de quitar el segundo paso de la cuenta, hecho con la contraseña anterior: quedó sin efecto.';

/** Who asked that the second step be taken away knew the former password, and may be whom the new one shuts out. */
const keepFactor = (oid: string): Promise<boolean> =>
  inTransaction(database(), async (trx) => {
    const isKept = await deleteRemoval(trx, oid);
    if (isKept) await writeHistory(trx, oid, 'No se quita el segundo paso: se cambió la contraseña.');
    return isKept;
  });

/** Puts a new password in force: every sign-in made with the old one ends, and the person is told by mail. */
export async function changePassword(
  account: Account,
  password: string,
  to: Neighbours,
  byMail = false,
): Promise<void> {
  const { oid, login, correo } = account;
  const desde = await setPassword(oid, password, byMail);
  await dropResets(oid);
  const kept = await keepFactor(oid);
  await forgetSignIns(oid);
  await to.endSessions(oid);
  if (!correo) return;
  await to.mail({
    clave: `clave-cambiada:${oid}:${desde}`,
    para: correo,
    asunto: 'Su contraseña cambió',
    parrafos: [
      `La contraseña del usuario ${login} se cambió y se cerraron las sesiones que estaban abiertas.`,
      ...(kept ? [KEPT] : []),
      'Si fue usted, no tiene que hacer nada. Si no fue usted, elija otra contraseña cuanto antes.',
    ],
    enlaces: [
      {
        texto: 'Elegir otra contraseña',
        direccion: `${settings().PUBLIC_URL}${paginas.claveOlvidada()}`,
      },
    ],
  });
}

/** Mails a link to whoever has an account under what was typed. Whether anybody has is told to nobody. */
export async function mailReset(loginOrMail: string, to: Neighbours): Promise<void> {
  for (const { oid, login, correo } of await findByLoginOrMail(loginOrMail)) {
    const code = correo ? await newReset(oid) : null;
    if (!correo || code === null) continue;
    await to.mail({
      clave: `clave-olvidada:${oid}:${randomId()}`, // nothing of the code: the key outlives the mail
      para: correo,
      asunto: 'Elija una contraseña nueva',
      parrafos: [
        `Alguien, quizás usted, pidió elegir otra contraseña para el usuario ${login}.`,
        `El enlace sirve una sola vez y vence en ${RESET_MINUTES} minutos. Si no lo pidió, ignore este correo: nada cambia.`,
      ],
      enlaces: [
        { texto: 'Elegir la contraseña', direccion: `${settings().PUBLIC_URL}${paginas.claveNueva(code)}` },
      ],
    });
  }
}

/** Uses up the code of a mail for a new password; false where it was used meanwhile. */
export async function resetPassword(code: string, oid: string, password: string, to: Neighbours) {
  const account = await findAccount(oid);
  if (!account || !(await takeReset(code))) return false;
  await changePassword(account, password, to, true);
  return true;
}

import { Temporal } from 'temporal-polyfill';
import { now, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import { type Connection, database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { dateTime } from '~/format';
import { detenerQuita, segundoPaso } from '~/openid/factor-pages';
import { claveOlvidada } from '~/openid/password-pages';
import { type Account, findAccount, holdAccount } from '../../accounts.server';
import type { Tell, Told } from '../changes.server';
import { deleteFactors, writeHistory } from '../store.server';
import { deleteRemoval, insertRemoval, newStopCode, noteReminder, type Removal } from './store.server';

/** A day between two notices, and between the last one and the end: 72 hours in all, and more where mail does not leave. */
const STEP = { hours: 24 } as const;
const REMINDERS = 2;
/** How long nothing delicate is done afterwards. */
const HELD = { hours: 24 } as const;

/** When the second step goes, if nobody stops it. */
export const goesAt = ({ proximo_en, avisos }: Removal): string =>
  stamp(Temporal.Instant.from(proximo_en).add({ hours: STEP.hours * (REMINDERS - avisos) }));

/** What the mails of a request are named by, so that it can be seen whether they left. */
export const mailsOf = ({ oid, pedida_en }: Pick<Removal, 'oid' | 'pedida_en'>): string =>
  `quita:${oid}:${pedida_en}:`;

const OTHER_PASSWORD = () =>
  `elija otra contraseña en ${settings().PUBLIC_URL}${claveOlvidada()}, porque alguien más sabe la suya`;

async function notice(
  trx: Connection,
  { login }: Account,
  removal: Removal,
  titulo: string,
  first: string,
): Promise<Told> {
  return {
    clave: `${mailsOf(removal)}${removal.avisos}`,
    titulo,
    parrafos: [
      first,
      `El ${dateTime(goesAt(removal))}, o más tarde, la cuenta ${login} va a pedir solo la contraseña.`,
      'Si lo pidió usted, no tiene que hacer nada.',
      `Si no lo pidió usted, deténgalo y ${OTHER_PASSWORD()}. El correo de este aviso trae un enlace que lo detiene sin ingresar; también se detiene al ingresar con su segundo paso.`,
    ],
    enlace: { texto: 'Ver el segundo paso', direccion: segundoPaso() },
    soloPorCorreo: { texto: 'Detenerlo', direccion: detenerQuita(await newStopCode(trx, removal.oid)) },
    prioridad: 'ALTA',
  };
}

/**
 * Asks that the second step of an account be taken away in 72 hours, and tells every address of its person. Asked again meanwhile the
 * first request stays as it is: it never comes sooner. Answers the one that stands.
 */
export const askRemoval = (account: Account, tell: Tell): Promise<Removal | undefined> =>
  inTransaction(database(), async (trx) => {
    const { oid } = account;
    const at = now();
    const made = await insertRemoval(trx, {
      oid,
      pedida_en: stamp(at),
      proximo_en: stamp(at.add(STEP)),
      avisos: 0,
    });
    if (!made) return undefined;
    const what = 'Alguien que sabe la contraseña pidió quitar el segundo paso de la cuenta.';
    await writeHistory(trx, oid, what);
    await tell(
      trx,
      account,
      await notice(trx, account, made, 'Pidieron quitar el segundo paso de su cuenta', what),
    );
    return made;
  });

/** Stops it, and tells so; false where there was nothing to stop. `how` is for the history. */
export const stopRemoval = (oid: string, how: string, tell: Tell): Promise<boolean> =>
  inTransaction(database(), async (trx) => {
    const account = await findAccount(oid, trx);
    const before = account && (await deleteRemoval(trx, oid));
    if (!account || !before) return false;
    await writeHistory(trx, oid, `No se quita el segundo paso: ${how}`);
    await tell(trx, account, {
      clave: `quita-detenida:${oid}:${stamp(now())}`,
      titulo: 'El segundo paso de su cuenta sigue como estaba',
      parrafos: [
        `El pedido de quitarlo de la cuenta ${account.login} quedó sin efecto: ${how}`,
        `Si usted no había pedido quitarlo, ${OTHER_PASSWORD()}.`,
      ],
      prioridad: 'ALTA',
    });
    return true;
  });

async function remind(trx: Connection, account: Account, removal: Removal, tell: Tell): Promise<number> {
  const noted = await noteReminder(trx, removal, stamp(now().add(STEP)));
  if (!noted) return 0;
  const what = 'Hay un pedido de quitar el segundo paso de su cuenta, y sigue en pie.';
  await tell(
    trx,
    account,
    await notice(trx, account, noted, 'Se va a quitar el segundo paso de su cuenta', what),
  );
  return 1;
}

async function remove(trx: Connection, account: Account, removal: Removal, tell: Tell): Promise<number> {
  const { oid, login } = account;
  if (!(await deleteRemoval(trx, oid, removal.pedida_en))) return 0;
  const hasta = stamp(now().add(HELD));
  await deleteFactors(trx, oid);
  await holdAccount(trx, oid, hasta);
  await writeHistory(trx, oid, 'Se quitó el segundo paso, como se había pedido, y se cerraron las sesiones.');
  await tell(trx, account, {
    clave: `${mailsOf(removal)}fin`,
    titulo: 'Se quitó el segundo paso de su cuenta',
    parrafos: [
      `La cuenta ${login} ya pide solo la contraseña. Se cerraron todas sus sesiones.`,
      `Hasta el ${dateTime(hasta)} no se puede hacer nada que haga perder un dominio, ni agregar un dispositivo. Después, active de nuevo el segundo paso.`,
      `Si no lo pidió usted, ahora mismo ${OTHER_PASSWORD()}, y escríbanos.`,
    ],
    enlace: { texto: 'Ver el segundo paso', direccion: segundoPaso() },
    prioridad: 'ALTA',
  });
  return 1;
}

/** Does what is due of a request: the next reminder, or the end. Answers 0 where somebody stopped it, or did it, meanwhile. */
export async function goOn(trx: Connection, removal: Removal, tell: Tell): Promise<number> {
  const account = await findAccount(removal.oid, trx);
  if (!account) return 0;
  return isLast(removal) ? remove(trx, account, removal, tell) : remind(trx, account, removal, tell);
}

/** Whether what is due next is the end. */
export const isLast = ({ avisos }: Removal): boolean => avisos >= REMINDERS;

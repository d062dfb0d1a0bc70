import { database } from '~/database/connection.server';

/** The mails that were written, oldest first; of one address where it is said. */
export const mails = (para?: string) =>
  database()
    .selectFrom('correos_salientes')
    .selectAll()
    .$if(para !== undefined, (all) => all.where('para', '=', para ?? ''))
    .orderBy('id')
    .execute();

/** The mails that wait to be sent. */
export const waitingMails = async () => (await mails()).filter(({ estado }) => estado === 'pendiente');

/** The newest mail to an address; of all where none is said. */
export async function lastMail(para?: string) {
  const last = (await mails(para)).at(-1);
  if (!last) throw new Error(`No mail was written${para ? ` to ${para}` : ''}`);
  return last;
}

/** The newest mail of which something is so. */
export async function lastMailWhere(is: (mail: Awaited<ReturnType<typeof lastMail>>) => boolean) {
  const last = (await mails()).filter(is).at(-1);
  if (!last) throw new Error('No such mail was written');
  return last;
}

/** The invitations that were mailed, oldest first. */
export const mailedInvitations = async () =>
  (await mails()).filter(({ clave }) => clave.startsWith('invitacion:'));

/** What goes with the one mail of the day. */
export const noticesOfTheDay = () =>
  database().selectFrom('avisos_del_dia').selectAll().orderBy('id').execute();

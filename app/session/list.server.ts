import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { credentialsOf } from './credentials.server';
import { speaksFor } from './limits.server';
import { revokeTokens } from './sign-in/revocation.server';
import { deleteForgottenSessions, endAllSessionsOf, endSessionOf, sessionsOf } from './store.server';

/** A sign-in of a person, as it may be shown. */
export type OpenSession = { publicId: string; desde: string; ultimaActividad: string; navegador: string };

/** Where a person is signed in, the latest used first. */
export async function listSessions(oid: string): Promise<OpenSession[]> {
  const open = (await sessionsOf(oid)).filter((row) => speaksFor(row, now()));
  return open.map(({ publico, ingreso, vista, agente, creada }) => ({
    publicId: publico,
    desde: ingreso ?? creada,
    ultimaActividad: vista,
    navegador: agente,
  }));
}

/** Ends one sign-in of a person, its token too; false when it is not theirs or was over already. */
export async function endSession(oid: string, publicId: string): Promise<boolean> {
  const ended = await endSessionOf(oid, publicId, now());
  const credentials = credentialsOf(ended?.credenciales);
  if (credentials) await revokeTokens(credentials);
  return ended !== undefined;
}

/** Ends every sign-in of a person: their password is another. */
export const endSessionsOf = (oid: string): Promise<void> => endAllSessionsOf(oid, now());

/** Deletes what nobody came back for; run from time to time. */
export const cleanSessions = (): Promise<number> => deleteForgottenSessions(database(), now());

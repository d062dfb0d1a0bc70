import type { Request, Response } from 'express';
import { z } from 'zod';
import { findAccount } from '../../accounts.server';
import { sendPage } from '../../send-page.server';
import type { Tell } from '../changes.server';
import { overPage, stopPage, stoppedPage } from './pages.server';
import { goesAt, stopRemoval } from './quita.server';
import { findRemoval, ownerOfStopCode } from './store.server';

const asked = z.object({ codigo: z.string().max(100).catch('') });

/** The request that the code of a mail stops, and whose it is. */
async function stoppable({ query }: Request) {
  const oid = await ownerOfStopCode(asked.parse(query).codigo);
  const [account, removal] = oid ? await Promise.all([findAccount(oid), findRemoval(oid)]) : [];
  return account && removal ? { account, removal } : undefined;
}

/** Whoever opens the link, a mail program that looks ahead too, changes nothing. */
export async function showStop(request: Request, response: Response): Promise<void> {
  const found = await stoppable(request);
  if (!found) return sendPage(response, 404, overPage());
  sendPage(response, 200, stopPage(found.account.login, goesAt(found.removal)));
}

/** Stops it: whoever has the mail may, without signing in. */
export const stop =
  (tell: Tell) =>
  async (request: Request, response: Response): Promise<void> => {
    const found = await stoppable(request);
    const how = 'lo detuvo quien recibió el correo del aviso.';
    const isStopped = found && (await stopRemoval(found.account.oid, how, tell));
    sendPage(response, isStopped ? 200 : 404, isStopped ? stoppedPage() : overPage());
  };

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { now, stamp } from '~/base/clock.server';
import { seal, storedId, unseal } from '~/base/secrets.server';
import { answerOfSignIn, claimSignIn, giveUpSignIn, keepAnswer } from './in-flight-store';

/** Longer than the provider is given for its answers; a process that died meanwhile holds nobody up longer than this. */
const LIFE_SECONDS = 30;
const PAUSE_MS = 50;

const answer = z.object({ status: z.number(), headers: z.array(z.tuple([z.string(), z.string()])) });

const writtenDown = ({ status, headers }: Response): string =>
  seal(JSON.stringify({ status, headers: [...headers] }));

function read(sealed: string): Response {
  const { status, headers } = answer.parse(JSON.parse(unseal(sealed) ?? 'null'));
  return new Response(null, { status, headers });
}

/**
 * Finishes a sign-in once, whoever is asked for it meanwhile, in this process or another: a second use of the code would
 * end what the first began (RFC 6749, 4.1.2). `name` is of this sign-in in this browser.
 */
export async function onlyOnce(name: string, finish: () => Promise<Response>): Promise<Response> {
  const clave = storedId(name);
  const present = now();
  const mine = await claimSignIn(clave, stamp(present), stamp(present.add({ seconds: LIFE_SECONDS })));
  // Who comes when all is done plays an old answer again, and is told by the provider.
  if (!mine) return ((await isUnderWay(clave)) ? await answerOfAnother(clave) : undefined) ?? finish();
  try {
    const response = await finish();
    await keepAnswer(clave, writtenDown(response));
    return response;
  } catch (error) {
    await giveUpSignIn(clave);
    throw error;
  }
}

const isUnderWay = async (clave: string): Promise<boolean> => (await answerOfSignIn(clave)) === null;

/** What the one who is finishing it answers; undefined where they gave up or died, and asking anew tells why. */
async function answerOfAnother(clave: string): Promise<Response | undefined> {
  const until = now().add({ seconds: LIFE_SECONDS }).epochMilliseconds;
  while (now().epochMilliseconds < until) {
    const sealed = await answerOfSignIn(clave);
    if (sealed === undefined) return undefined;
    if (sealed !== null) return read(sealed);
    await wait(PAUSE_MS);
  }
  return undefined;
}

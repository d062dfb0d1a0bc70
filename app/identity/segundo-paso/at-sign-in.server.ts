import { z } from 'zod';
import { ReadOnlyNow } from '~/database/read-only.server';
import { type Account, trustPassword } from '../accounts.server';
import { knownDevice, rememberDevice } from '../device.server';
import { countTry, forgiveTry, TOO_OFTEN } from '../password-guessing.server';
import { sendPage } from '../send-page.server';
import { type CodeStep, sendOver } from '../sign-in-under-way.server';
import { countedAs, findAccount } from './account.server';
import type { Tell } from './changes.server';
import { acceptCode, makesCodes } from './check-code.server';
import { codePage } from './code-page.server';
import { passkeyScript } from './llaves/pages.server';
import { acceptPasskey, signInOptions } from './llaves/passkeys.server';
import type { FactorErrors } from './page.server';
import { stopRemoval } from './quita/quita.server';
import { findRemoval } from './quita/store.server';
import { listDevices } from './store.server';

const typed = z.object({
  codigo: z.string().max(200).catch(''),
  /** What the browser showed a passkey with: nothing where it could not. Not there where a code was sent. */
  llave: z.string().max(8000).optional().catch(''),
});

const NO_KEY =
  'Este navegador no usó ninguna llave de acceso: es muy viejo, o tiene JavaScript apagado. Escriba un código.';
const WRONG_KEY =
  'Esa llave de acceso no se aceptó: pasó demasiado tiempo, o no es de su cuenta. Pruebe otra vez, o escriba un código.';
const WRONG_CODE =
  'Ese código no sirve: está mal escrito, ya se usó o pasó su medio minuto. Espere a que la aplicación muestre otro.';

/** The page of the code: with a challenge of its own where there is a passkey. */
export async function showCode(
  { response, uid, oid, para }: CodeStep,
  status = 200,
  errors: FactorErrors = {},
): Promise<void> {
  const [devices, options] = await Promise.all([listDevices(oid), signInOptions(oid, uid)]);
  const passkey = options ? { options, script: passkeyScript() } : undefined;
  const ways = { hasCodes: devices.some(makesCodes), passkey, para };
  sendPage(response, status, codePage(uid, errors, ways), passkey?.script);
}

/** What a sign-in leads to besides: while nothing can be changed it waits for another one, and the sign-in does not. */
export async function besides(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ReadOnlyNow)) throw error;
  }
}

/** Who shows the second step has not lost it: nobody takes it away, and their password is their own. */
async function withFactor({ oid, claveDelCorreo }: Account, tell: Tell): Promise<void> {
  if (claveDelCorreo) await trustPassword(oid);
  if (await findRemoval(oid)) await stopRemoval(oid, 'alguien ingresó con el segundo paso.', tell);
}

/** What a second step is shown with: a code or a passkey, and why it is refused where it is not right. */
interface Shown {
  accept: () => Promise<unknown>;
  amr: 'otp' | 'pop';
  wrong: FactorErrors;
}

/** What was sent for the second step; why not where that is nothing. */
function shownIn({ uid, oid, request }: CodeStep): Shown | FactorErrors {
  const { codigo, llave } = typed.parse(request.body ?? {});
  if (llave === '') return { '': NO_KEY };
  if (llave !== undefined)
    return { accept: () => acceptPasskey(oid, uid, llave), amr: 'pop', wrong: { '': WRONG_KEY } };
  if (codigo.trim() === '') return { codigo: 'Escriba el código.' };
  return { accept: () => acceptCode(oid, codigo), amr: 'otp', wrong: { codigo: WRONG_CODE } };
}

const isShown = (what: Shown | FactorErrors): what is Shown => 'accept' in what;

/** Takes the second step, each code and challenge once, and goes on with the sign-in when it is right. */
export const takeCode =
  (tell: Tell) =>
  async (step: CodeStep): Promise<void> => {
    const { request, response, oid } = step;
    const account = await findAccount(oid);
    if (!account) return sendOver(response);
    const shown = shownIn(step);
    if (!isShown(shown)) return showCode(step, 422, shown);
    const login = countedAs(account);
    const given = { login, address: request.ip ?? '', device: knownDevice(request, login) };
    if (!(await countTry(given, 'codigo'))) return showCode(step, 429, { '': TOO_OFTEN });
    if (!(await shown.accept())) return showCode(step, 422, shown.wrong);
    forgiveTry(given, 'codigo');
    await besides(() => withFactor(account, tell));
    // Only now: the device of who knows the password alone is not the person's.
    rememberDevice(request, response, login);
    await step.finish({ acr: 'segundo-factor', amr: ['pwd', shown.amr, 'mfa'] });
  };

import { interaccion } from '~/openid/factor-pages';
import { isEmbedded } from '~/openid/issuer.server';
import { knownDevice } from '../../device.server';
import { countTry } from '../../password-guessing.server';
import { sendPage } from '../../send-page.server';
import type { CodeStep } from '../../sign-in-under-way.server';
import { countedAs, findAccount } from '../account.server';
import type { Tell } from '../changes.server';
import { askedPage, askPage, type REFUSED } from './pages.server';
import { askRemoval, goesAt } from './quita.server';
import { findRemoval } from './store.server';

const TOO_OFTEN =
  'Ya se pidió varias veces en estos días. Espere unos días, o escríbale al Registro .uy para que compruebe que es usted.';

/** Where the code is asked for. */
const backOf = ({ uid }: CodeStep): string => interaccion(uid);

/** Why it is not enough to know the password, where it is not. */
function refusalOf(account: { correo?: string; claveDelCorreo: boolean }): keyof typeof REFUSED | undefined {
  if (!isEmbedded()) return 'ajena';
  if (account.claveDelCorreo) return 'clave';
  return account.correo ? undefined : 'correo';
}

/** Who gave the right password and has neither device nor codes: what can be done, or what was asked already. */
export async function showLost(step: CodeStep): Promise<void> {
  const { oid } = step;
  const [account, removal] = await Promise.all([findAccount(oid), findRemoval(oid)]);
  if (!account?.conFactor) return step.response.redirect(303, backOf(step));
  if (removal) return sendPage(step.response, 200, askedPage(goesAt(removal), backOf(step)));
  sendPage(step.response, 200, askPage(backOf(step), { refused: refusalOf(account) }));
}

/** Asks for it. Asked twice it is one request; the tries are counted per account and origin, and per account. */
export const askLost =
  (tell: Tell) =>
  async (step: CodeStep): Promise<void> => {
    const { request, response, oid } = step;
    const account = await findAccount(oid);
    if (!account?.conFactor || refusalOf(account) || (await findRemoval(oid))) return showLost(step);
    const login = countedAs(account);
    const given = { login, address: request.ip ?? '', device: knownDevice(request, login) };
    if (!(await countTry(given, 'quita')))
      return sendPage(response, 429, askPage(backOf(step), { error: TOO_OFTEN }));
    await askRemoval(account, tell);
    return showLost(step);
  };

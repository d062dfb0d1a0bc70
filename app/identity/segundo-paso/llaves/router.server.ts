import type { Request, Response } from 'express';
import { z } from 'zod';
import { agregarDispositivo, segundoPaso } from '~/openid/factor-pages';
import type { Account } from '../../accounts.server';
import { sendPage } from '../../send-page.server';
import { codesPage } from '../add-page.server';
import { addDevice, type Tell } from '../changes.server';
import { addPasskeyPage, passkeyScript } from './pages.server';
import { addingOptions, readNew } from './passkeys.server';
import { passkeyPlace } from './place.server';

const typed = z.object({
  nombre: z.string().max(200).catch(''),
  llave: z.string().max(8000).catch(''),
});

/** The page that adds a passkey, with a challenge of its own each time it is shown; where browsers know none here, the one of codes. */
export async function showAddingPasskey(
  account: Account,
  response: Response,
  again?: { nombre: string; errors: Record<string, string> },
): Promise<void> {
  const { nombre = '', errors = {} } = again ?? {};
  const place = passkeyPlace();
  if (!place) return response.redirect(303, agregarDispositivo());
  const options = await addingOptions(place, account);
  const script = passkeyScript();
  sendPage(response, again ? 422 : 200, addPasskeyPage({ options, script, nombre, errors }), script);
}

const NO_NAME = 'Escriba un nombre para la llave.';
const NO_KEY =
  'Este navegador no creó ninguna llave: es muy viejo, o tiene JavaScript apagado. Agregue una aplicación de códigos.';
const NOT_ADDED =
  'Esa llave no se pudo agregar: pasó demasiado tiempo, o ya está en una cuenta. Créela otra vez.';

/** Keeps the passkey that the browser made; with the first device come the recovery codes. */
export const addPasskey =
  (tell: Tell) =>
  async (account: Account, request: Request, response: Response): Promise<void> => {
    const { nombre, llave } = typed.parse(request.body ?? {});
    const name = nombre.trim().slice(0, 60);
    const refuse = (errors: Record<string, string>) =>
      showAddingPasskey(account, response, { nombre, errors });
    if (name === '') return refuse({ nombre: NO_NAME });
    if (llave === '') return refuse({ '': NO_KEY });
    const place = passkeyPlace();
    const made = place && (await readNew(place, account.oid, llave));
    if (!made) return refuse({ '': NOT_ADDED });
    const { isAdded, codes } = await addDevice(account, { nombre: name, ...made }, tell);
    if (!isAdded) return refuse({ '': NOT_ADDED });
    if (codes) return sendPage(response, 200, codesPage(account.login, codes));
    response.redirect(303, segundoPaso());
  };

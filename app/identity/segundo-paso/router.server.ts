import express, { type Request, type RequestHandler, type Response } from 'express';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import { seal, unseal } from '~/base/secrets.server';
import { agregarDispositivo, agregarLlave, segundoPaso } from '~/openid/factor-pages';
import { type Account, findAccount } from '../accounts.server';
import { messagePage } from '../pages.server';
import { sendPage } from '../send-page.server';
import { addPage, codesPage } from './add-page.server';
import { addDevice, removeDevice, renewCodes, type Tell } from './changes.server';
import { digitsOf } from './check-code.server';
import { passkeyPlace } from './llaves/place.server';
import { addPasskey, showAddingPasskey } from './llaves/router.server';
import { overviewPage, removePage } from './overview-page.server';
import { goesAt, stopRemoval } from './quita/quita.server';
import { showStop, stop } from './quita/router.server';
import { findRemoval } from './quita/store.server';
import { countCodes, listDevices, listHistory } from './store.server';
import { newSecret, stepOf } from './totp.server';

const text = z.string().max(200).catch('');
const typed = z.object({ secreto: z.string().max(400).catch(''), nombre: text, codigo: text, quitar: text });

/** How long ago they signed in at most, as `STEP_UP.factores` says of what the registry does. */
const FRESH_SECONDS = 10 * 60;

const NOT_HERE = 'No podemos mostrar su segundo paso';
const BACK = { href: address.acceso(), texto: 'Contraseña y sesiones' };

type Step = (account: Account, request: Request, response: Response) => Promise<unknown>;

/**
 * Whose page this is: who showed who they are a short while ago, with their second step where they have one. Null of anybody else, who is led to do that,
 * and back; a text where that would help nobody, which says why.
 */
export type PersonOf = (request: Request, response: Response) => Promise<Account | string | null>;

/** Who signed in at the embedded provider: neither a stolen session of the portal nor a stolen password is enough. */
export const signedInAtProvider =
  (find: () => Promise<Provider>): PersonOf =>
  async (request, response) => {
    const provider = await find();
    const session = await provider.Session.get(provider.createContext(request, response));
    const since = now().epochMilliseconds / 1000 - FRESH_SECONDS;
    const isFresh = session.loginTs !== undefined && session.loginTs >= since;
    const account = isFresh && session.accountId ? await findAccount(session.accountId) : null;
    return account?.conFactor && session.acr !== 'segundo-factor' ? null : account;
  };

const overview = async (response: Response, { oid, retenidoHasta }: Account, said?: string) => {
  const [devices, codes, history, removal] = await Promise.all([
    listDevices(oid),
    countCodes(oid),
    listHistory(oid),
    findRemoval(oid),
  ]);
  const goes = removal && goesAt(removal);
  const withPasskeys = passkeyPlace() !== null;
  const page = { devices, codes, history, said, goes, withPasskeys, held: retenidoHasta };
  sendPage(response, 200, overviewPage(page));
};

/** For a day after the second step was taken away nobody adds a device: a thief would shut its person out with it. */
const unlessHeld =
  (step: Step): Step =>
  (account, request, response) =>
    account.retenidoHasta ? overview(response, account) : step(account, request, response);

/** Who signed in with their second step stops a request to take it away. */
const keep =
  (tell: Tell): Step =>
  async (account, _, response) => {
    const isKept = await stopRemoval(account.oid, 'lo detuvo quien ingresó con el segundo paso.', tell);
    const said = isKept
      ? 'El segundo paso sigue como estaba. Si no había pedido quitarlo, cambie su contraseña.'
      : 'Ese pedido ya no estaba.';
    return overview(response, account, said);
  };

/** Whose secret it is goes with it: a form of somebody else's is none. */
const sealedFor = (oid: string, secret: string): string => seal(JSON.stringify({ oid, secret }));
const adding = z.object({ oid: z.string(), secret: z.string() });

/** The secret that a form of this person's carries; null for any other text, also one that was sealed for something else. */
function secretIn(oid: string, sealed: string): string | null {
  try {
    const { oid: whose, secret } = adding.parse(JSON.parse(unseal(sealed) ?? 'null'));
    return whose === oid ? secret : null;
  } catch {
    return null;
  }
}

function showAdding(
  { oid, login }: Account,
  response: Response,
  again?: { secret: string; nombre: string; errors: Record<string, string> },
) {
  const { secret = newSecret(), nombre = '', errors = {} } = again ?? {};
  sendPage(
    response,
    again ? 422 : 200,
    addPage({ login, secret, sealed: sealedFor(oid, secret), nombre, errors }),
  );
}

const WRONG_CODE =
  'Ese código no es el que muestra la aplicación ahora. Espere al siguiente y escríbalo. Si se repite, mire que la hora del teléfono sea la automática.';

const add =
  (tell: Tell): Step =>
  async (account, request, response) => {
    const { secreto, nombre, codigo } = typed.parse(request.body ?? {});
    const secret = secretIn(account.oid, secreto);
    if (secret === null) return response.redirect(303, agregarDispositivo());
    const name = nombre.trim().slice(0, 60);
    const paso = stepOf(secret, digitsOf(codigo), now());
    const errors = {
      ...(name === '' && { nombre: 'Escriba un nombre para el dispositivo.' }),
      ...(paso === null && { codigo: codigo.trim() === '' ? 'Escriba el código.' : WRONG_CODE }),
    };
    if (paso === null || name === '') return showAdding(account, response, { secret, nombre, errors });
    const { codes } = await addDevice(account, { nombre: name, secret, paso }, tell);
    if (codes) return sendPage(response, 200, codesPage(account.login, codes));
    return response.redirect(303, segundoPaso());
  };

const asked = z.object({ dispositivo: z.string().max(200).catch('') });

/** Whoever comes by an old link finds what there is now. */
const showRemoving: Step = async (account, request, response) => {
  const devices = await listDevices(account.oid);
  const device = devices.find(({ id }) => id === asked.parse(request.query).dispositivo);
  if (!device) return overview(response, account, 'Ese dispositivo ya no estaba.');
  return sendPage(response, 200, removePage(device, devices.length === 1));
};

const remove =
  (tell: Tell): Step =>
  async (account, request, response) => {
    const nombre = await removeDevice(account, typed.parse(request.body ?? {}).quitar, tell);
    const said =
      nombre === undefined ? 'Ese dispositivo ya no estaba.' : `Se quitó el dispositivo «${nombre}».`;
    return overview(response, account, said);
  };

/** The second step of whoever signs in here: devices, recovery codes, and what happened to them. */
export function factorRouter(personOf: PersonOf, tell: Tell): express.Router {
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 });
  const own =
    (step: Step): RequestHandler =>
    async (request, response, next) => {
      try {
        const account = await personOf(request, response);
        if (typeof account === 'string') return sendPage(response, 409, messagePage(NOT_HERE, account, BACK));
        // The provider asks for the second step by itself of who has one.
        const to =
          [agregarDispositivo(), agregarLlave()].find((each) => each.endsWith(request.path)) ?? segundoPaso();
        if (!account) return response.redirect(303, address.confirmarIdentidad(to, 'contrasena'));
        await step(account, request, response);
      } catch (error) {
        next(error);
      }
    };
  const open =
    (step: (request: Request, response: Response) => Promise<void>): RequestHandler =>
    (request, response, next) =>
      step(request, response).catch(next);
  return express
    .Router()
    .get(
      '/segundo-paso',
      own((account, _, response) => overview(response, account)),
    )
    .post('/segundo-paso', form, own(remove(tell)))
    .get('/segundo-paso/quitar', own(showRemoving))
    .get(
      '/segundo-paso/agregar',
      own(unlessHeld(async (account, _, response) => showAdding(account, response))),
    )
    .post('/segundo-paso/agregar', form, own(unlessHeld(add(tell))))
    .get(
      '/segundo-paso/agregar-llave',
      own(unlessHeld((account, _, response) => showAddingPasskey(account, response))),
    )
    .post('/segundo-paso/agregar-llave', form, own(unlessHeld(addPasskey(tell))))
    .post('/segundo-paso/seguir', form, own(keep(tell)))
    .get('/segundo-paso/detener', open(showStop))
    .post('/segundo-paso/detener', form, open(stop(tell)))
    .post(
      '/segundo-paso/codigos',
      form,
      own(async (account, _, response) => {
        if (!account.conFactor) return response.redirect(303, segundoPaso());
        return sendPage(response, 200, codesPage(account.login, await renewCodes(account, tell)));
      }),
    );
}

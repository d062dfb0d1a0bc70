import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Acr, Asked } from '~/openid/claims.server';
import { reasonOfPath } from '~/openid/signs-in-for';
import { type Foreigner, keepForeigner } from '../foreign-accounts.server';
import { type CodeStep, sendOver } from '../sign-in-under-way.server';
import { showCode, takeCode } from './at-sign-in.server';
import type { Tell } from './changes.server';
import { askLost, showLost } from './quita/at-sign-in.server';
import { factorRouter, type PersonOf } from './router.server';

/** What the portal knows of a browser whose person signs in at another provider. */
export interface Visitors {
  /** Whose sign-in of that name waits for the second step in this browser, and where it leads. */
  waiting: (
    uid: string,
    request: Request,
    response: Response,
  ) => Promise<{ who: Foreigner; volver: string } | null>;
  /** Goes on with it, once that was shown. */
  enter: (uid: string, request: Request, response: Response) => Promise<void>;
  /** Who is signed in, how they showed it when they were asked last, and whether they were: null of a longer while ago. */
  person: (
    request: Request,
    response: Response,
  ) => Promise<{ who: Foreigner; acr: Acr | undefined; asked: Asked | null } | null>;
}

const WHY: Record<Exclude<Asked, 'asked'>, string> = {
  'not said':
    'El sitio con el que ingresa no dice si le acaba de pedir la contraseña. Sin saberlo, quien encuentre su computadora abierta podría agregar un dispositivo suyo. Escríbanos: lo tiene que arreglar quien administra ese sitio.',
  'not asked':
    'El sitio con el que ingresa no le volvió a pedir la contraseña. Cierre la sesión también en ese sitio, ingrese de nuevo y repita lo que quería hacer.',
};

/**
 * Whose devices are shown: who gave their password a short while ago, and their second step where they have one. A provider that does not say when it
 * asked for it is not believed here: a device that is added keeps everybody else out.
 */
const signedInElsewhere =
  ({ person }: Visitors): PersonOf =>
  async (request, response) => {
    const seen = await person(request, response);
    if (!seen || seen.asked === null) return null;
    if (seen.asked !== 'asked') return WHY[seen.asked];
    const account = await keepForeigner(seen.who);
    return account.conFactor && seen.acr !== 'segundo-factor' ? null : account;
  };

/** The second step of people of another provider: at their sign-in, and its pages (decision 119). */
export function secondStepElsewhere(visitors: Visitors, tell: Tell): express.Router {
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 20 });
  const waiting =
    (work: (step: CodeStep) => Promise<void>): RequestHandler =>
    async (request, response, next) => {
      try {
        const { uid = '' } = request.params;
        const held = await visitors.waiting(uid, request, response);
        if (!held) return sendOver(response);
        const { oid } = await keepForeigner(held.who);
        const para = reasonOfPath(held.volver);
        const finish = () => visitors.enter(uid, request, response);
        await work({ request, response, uid, oid, para, finish });
      } catch (error) {
        next(error);
      }
    };
  const lost = '/interaccion/:uid/sin-dispositivo';
  return express
    .Router()
    .use(factorRouter(signedInElsewhere(visitors), tell))
    .get(
      '/interaccion/:uid',
      waiting((step) => showCode(step)),
    )
    .post('/interaccion/:uid', form, waiting(takeCode(tell)))
    .get(lost, waiting(showLost))
    .post(lost, form, waiting(askLost(tell)));
}

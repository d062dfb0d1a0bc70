import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { log } from '~/base/log.server';
import { takeCounter } from '../store.server';
import { keepChallenge, MINUTES, takeChallenge } from './challenges-store.server';
import { described, type Passkey, passkeysOf, textOf } from './kept.server';
import { type Place, passkeyPlace } from './place.server';

const timeout = MINUTES * 60_000;
/** EdDSA, ES256 and RS256: what every Node that we run on can check, so that an older one does not shut anybody out. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** The password is the other factor: a key that only asks to be touched is one too. */
const requireUserVerification = false;

/** Loaded when the first passkey comes: it takes half a second, which every start of a process and of a command would pay. */
const library = () => import('@simplewebauthn/server');

/** Whose challenge it is: a person's who adds a passkey, or a sign-in's that waits for its second step. */
const toAdd = (oid: string) => `agregar ${oid}`;
const toSignIn = (uid: string, oid: string) => `ingreso ${uid} ${oid}`;

/** What a browser is asked to add a passkey with; its challenge is that person's. */
export async function addingOptions(place: Place, person: { oid: string; login: string }): Promise<string> {
  const { oid, login } = person;
  const known = await passkeysOf(oid);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Registro .uy',
    rpID: place.rpId,
    userName: login,
    // The same each time, so that a key which never got here is written over; it says nothing of who it is.
    userID: new Uint8Array(createHash('sha256').update(`llave ${oid}`).digest()),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs,
  });
  await keepChallenge(options.challenge, toAdd(oid));
  return JSON.stringify(options);
}

/** What a browser is asked to show a passkey of this person with, in that sign-in; nothing where there is none. */
export async function signInOptions(oid: string, uid: string): Promise<string | undefined> {
  const place = passkeyPlace();
  const known = place ? await passkeysOf(oid) : [];
  if (!place || known.length === 0) return undefined;
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: place.rpId,
    timeout,
    allowCredentials: known.map(described),
    userVerification: 'preferred',
  });
  await keepChallenge(options.challenge, toSignIn(uid, oid));
  return JSON.stringify(options);
}

/** What browsers send; the library looks at all of it. */
const answer = <T>(typed: string): T | null => {
  const found = z.custom<T>((value) => z.looseObject({ id: z.string() }).safeParse(value).success);
  try {
    return found.parse(JSON.parse(typed));
  } catch {
    return null;
  }
};

/**
 * Whether a key says nothing of who made it, as it was asked: none, or signed by itself. Certificates would be looked at, and lists of
 * those taken back fetched from where they say.
 */
async function saysNoMaker({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/** The passkey that a browser made for this person, as it is kept; null where it is none. */
export async function readNew(
  { origin, rpId }: Place,
  oid: string,
  typed: string,
): Promise<{ id: string; llave: string; firmas: number } | null> {
  const response = answer<RegistrationResponseJSON>(typed);
  if (!response) return null;
  try {
    if (!(await saysNoMaker(response))) return null;
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedChallenge: (challenge) => takeChallenge(challenge, toAdd(oid)),
      requireUserVerification,
      supportedAlgorithmIDs,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, llave: textOf(id, publicKey, response.response.transports), firmas: counter };
  } catch (error) {
    log.info({ error }, 'a passkey was not added');
    return null;
  }
}

/** The signature counter that a browser showed a passkey with; null where what it showed is not right. */
async function counterOf(
  { origin, rpId }: Place,
  { device, key }: Passkey,
  response: AuthenticationResponseJSON,
  de: string,
): Promise<number | null> {
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedChallenge: (challenge) => takeChallenge(challenge, de),
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.clave, 'base64url')),
        counter: device.firmas,
      },
      requireUserVerification,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ error }, 'a passkey was not accepted');
    return null;
  }
}

/** Whether a browser showed a passkey of this person, for that sign-in. A signature counter that does not go up is refused. */
export async function acceptPasskey(oid: string, uid: string, typed: string): Promise<boolean> {
  const place = passkeyPlace();
  const response = answer<AuthenticationResponseJSON>(typed);
  const found = response && (await passkeysOf(oid)).find(({ key }) => key.id === response.id);
  if (!place || !response || !found) return false;
  const counter = await counterOf(place, found, response, toSignIn(uid, oid));
  return counter !== null && takeCounter(found.device.id, counter, found.again);
}

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page asks an authenticator, as far as it looks at it. */
interface Asked {
  challenge: string;
}

interface Where {
  origin: string;
  rpId: string;
}

type Statement = number | Uint8Array | Uint8Array[];

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const TOUCHED = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const POINT = { x: 'x', y: 'y' } as const;

/** An authenticator of software with one key (ES256), which signs as a browser and a key do together. */
export class Passkey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);
  /** How often it signed; a key that counts nothing says 0. */
  counter = 0;
  /** Whether somebody touched it, and whether it knew by finger or PIN who that was. */
  touched = true;
  verified = true;
  /** What it says of who made it. */
  statement: { fmt: string; attStmt: Map<string, Statement> } = { fmt: 'none', attStmt: new Map() };

  get id(): string {
    return url(this.#id);
  }

  #cose(): Uint8Array {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const part = (name: keyof typeof POINT) => new Uint8Array(Buffer.from(jwk[name] ?? '', 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, part('x')],
        [-3, part('y')],
      ]),
    );
  }

  #data({ rpId }: Where, withKey: boolean): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([
      (this.touched ? TOUCHED : 0) | (this.verified ? VERIFIED : 0) | (withKey ? WITH_KEY : 0),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = withKey ? [Buffer.alloc(16), length, this.#id, this.#cose()] : [];
    return Buffer.concat([sha256(rpId), flags, counter, ...key]);
  }

  #answer(response: Record<string, string>): string {
    const { id } = this;
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** Makes its key for a page. */
  create({ challenge }: Asked, where: Where): string {
    const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: where.origin });
    const attestation = new Map<string, string | Uint8Array | Map<string, Statement>>([
      ['fmt', this.statement.fmt],
      ['attStmt', this.statement.attStmt],
      ['authData', new Uint8Array(this.#data(where, true))],
    ]);
    return this.#answer({
      clientDataJSON: url(Buffer.from(client)),
      attestationObject: url(isoCBOR.encode(attestation)),
    });
  }

  /** Signs in at a page. */
  get({ challenge }: Asked, where: Where): string {
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: where.origin }));
    const data = this.#data(where, false);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: url(client),
      authenticatorData: url(data),
      signature: url(signature),
    });
  }
}

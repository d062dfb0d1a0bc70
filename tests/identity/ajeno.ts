import type { Server } from 'node:http';
import express from 'express';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, {
  type ClientMetadata,
  type Configuration,
  type JWK,
  type SigningAlgorithm,
} from 'oidc-provider';
import { afterEach, beforeEach } from 'vitest';

/** What somebody else's provider does its own way. */
export interface Ways {
  /** How it signs. */
  alg: SigningAlgorithm;
  client?: Partial<ClientMetadata>;
  configuration?: Partial<Configuration>;
  /** Says nothing of when a token ends. */
  withoutExpiry?: boolean;
  /** What it is asked with and does not look at. */
  deaf?: readonly string[];
  /** Who comes, when it is not Ana herself; called `ana` too. */
  oid?: string;
}

/** What a test does to it while it runs, and sees of it. */
export class Foreign {
  readonly issuer: string;
  /** Paths that never answer. */
  hanging: string[] = [];
  /** Paths that were asked, in order. */
  asked: string[] = [];
  /** What sign-ins asked for. */
  scopes: string[] = [];
  #provider: Provider | undefined;
  #who = 'oid-ana';
  #server: Server | undefined;
  readonly #port: number;
  readonly #portal: string;

  constructor(port: number, portal: string) {
    this.issuer = `http://127.0.0.1:${port}/op`;
    this.#port = port;
    this.#portal = portal;
  }

  get provider(): Provider {
    if (!this.#provider) throw new Error('not started');
    return this.#provider;
  }

  async start(ways: Ways): Promise<void> {
    await this.be(ways);
    const app = express();
    app.use((request, response, next) => {
      response.set('Connection', 'close'); // the next test's provider listens at the same port
      this.asked.push(request.path);
      if (typeof request.query.scope === 'string') this.scopes.push(request.query.scope);
      if (!this.hanging.some((path) => request.path.endsWith(path))) next();
    });
    // Whoever comes is Ana: how a foreign provider asks is its own business.
    app.get('/op/interaccion/:uid', async (request, response, next) => {
      const given = { login: { accountId: this.#who }, consent: {} };
      await this.provider.interactionFinished(request, response, given).catch(next);
    });
    app.use('/op', (request, response) => this.provider.callback()(request, response));
    this.#server = app.listen(this.#port, '127.0.0.1');
    await new Promise((resolve) => this.#server?.once('listening', resolve));
  }

  /** From now on it is like this: with other keys too. */
  async be(ways: Ways): Promise<void> {
    const { alg, client = {}, configuration = {}, withoutExpiry = false, deaf = [] } = ways;
    this.#who = ways.oid ?? 'oid-ana';
    const { privateKey } = await generateKeyPair(alg, { extractable: true });
    const key: JWK = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg, use: 'sig' };
    this.#provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: 'registro',
          client_secret: 'secreto+del/portal%:1',
          redirect_uris: [`${this.#portal}/ingresar/vuelta`],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          id_token_signed_response_alg: alg,
          ...client,
        },
      ],
      jwks: { keys: [key] },
      scopes: ['openid', 'profile', 'email', 'api'],
      claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
      enabledJWA: { idTokenSigningAlgValues: [alg] },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: false },
        revocation: { enabled: true },
      },
      interactions: { url: (_, { uid }) => `/op/interaccion/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ sub, name: 'Ana Pérez', preferred_username: 'ana', email: 'ana@correo.uy' }),
      }),
      loadExistingGrant: async ({ oidc: { client: asking, account, provider } }) => {
        const grant = new provider.Grant({ clientId: asking?.clientId, accountId: account?.accountId });
        grant.addOIDCScope('openid profile email api offline_access');
        await grant.save();
        return grant;
      },
      issueRefreshToken: async () => false,
      cookies: { keys: ['unas galletas ajenas'] },
      ...configuration,
    });
    this.#provider.use(async (ctx, next) => {
      const asked = new URLSearchParams(ctx.querystring);
      for (const name of deaf) asked.delete(name);
      ctx.querystring = asked.toString();
      await next();
      if (withoutExpiry && ctx.path.endsWith('/token')) delete Object(ctx.body).expires_in;
    });
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

/** A provider of somebody else's for each test, that is started by it. */
export function withForeign(port: number, portal: string): () => Foreign {
  let foreign = new Foreign(port, portal);
  beforeEach(() => {
    foreign = new Foreign(port, portal);
  });
  afterEach(() => foreign.stop());
  return () => foreign;
}

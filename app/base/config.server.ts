import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { serversOf } from './postgres-address';

const flag = z
  .enum(['1', '0', 'true', 'false', 'si', 'no'])
  .transform((text) => text === '1' || text === 'true' || text === 'si');

/** An address, a network in CIDR form, or one of the names Express knows. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0'] = text.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text.trim())) return true;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

/** `ns1.nic.uy=192.0.2.53+2001:db8::53,ns2.nic.uy`: names with the addresses that their own zone has to give. */
const servers = z
  .string()
  .regex(
    /^[a-z0-9.-]+(?:=[0-9a-f.:]+(?:\+[0-9a-f.:]+)*)?(?:,[a-z0-9.-]+(?:=[0-9a-f.:]+(?:\+[0-9a-f.:]+)*)?)+$/,
  )
  .transform((text) =>
    text.split(',').map((server) => {
      const [nombre = '', addresses = ''] = server.split('=');
      return { nombre, ips: addresses.split('+').filter((address) => isIP(address) !== 0) };
    }),
  );

/** One server of PostgreSQL or several. */
const postgresAddress = z.string().superRefine((text, check) => {
  try {
    serversOf(text);
  } catch (error) {
    check.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** One server that follows another, for who reads. */
const replicaAddress = postgresAddress.refine(
  (text) => text.split('@').at(-1)?.split('/')[0]?.includes(',') !== true,
  'one server that follows the one of DATABASE_URL, and not several',
);

/** Whether a file can be read and begins with a certificate in PEM. */
function holdsCertificate(file: string): boolean {
  try {
    return new X509Certificate(readFileSync(file)).subject !== '';
  } catch {
    return false;
  }
}

/** Whether a file can be read and holds a private key in PEM. */
function holdsPrivateKey(file: string): boolean {
  try {
    return createPrivateKey(readFileSync(file)).type === 'private';
  } catch {
    return false;
  }
}

/** Where the portal stands: cookies, forms and the provider's answers are for a whole host. */
function isOrigin(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '' && pathname === '/' && !/[?#]/.test(text);
}

const publicUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    isOrigin,
    'the portal needs a host of its own: only https://HOST or https://HOST:PORT, without a path, a user, ? or #',
  )
  .transform((text) => new URL(text).origin);

/** `amr=mfa,otp`: the claim with which a provider says that a second factor was used, and the values that say so. */
const factorClaim = z
  .string()
  .regex(/^[\w:./-]+=[^\s,]+(?:,[^\s,]+)*$/, 'a claim and the values that count: amr=mfa,otp')
  .transform((text) => {
    const at = text.indexOf('=');
    return { claim: text.slice(0, at), values: text.slice(at + 1).split(',') };
  });

/** Whoever they are, where it is said of a list of them. */
export const ANYBODY = '*';

/** Clients of another provider, or `*` for all that it has. */
const apiClients = z
  .string()
  .regex(/^[^\s,]+(?:,[^\s,]+)*$/, 'names of clients separated by commas, or *')
  .transform((text) => (text === ANYBODY ? ANYBODY : text.split(',')));

/** Several secrets, each as good as one alone has to be. */
const secrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(32, 'secrets of 32 characters or more, separated by commas')));

/** Of a password, as the logarithm of scrypt's N: 60 ms and 32 MB, which each more doubles (OWASP, Password Storage). */
const PASSWORD_COST = 15;

const DEMO_SECRET = 'clave-de-demostracion-no-usar-en-produccion';

/** Whether this runs from a build, where a page is made as quickly as in production (decision 007). */
const isBuilt = import.meta.env?.PROD === true;

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    HOST: z.string().min(1).default('localhost'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    WHOIS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
    PROCESSES: z.coerce.number().int().min(1).max(256).default(1),
    PUBLIC_URL: publicUrl.optional(),
    HSTS_SUBDOMAINS: flag.default(false),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: postgresAddress.optional(),
    DATABASE_REPLICA_URL: replicaAddress.optional(),
    DATABASE_REPLICA_SECONDS: z.coerce.number().min(0.5).max(60).default(5),
    SESSION_SECRET: z.string().min(32).default(DEMO_SECRET),
    SESSION_SECRETS_BEFORE: secrets.default([]),
    PASSWORD_COST: z.coerce.number().int().min(1).max(20).default(PASSWORD_COST),
    // The first seals, the others still open: that is how one is changed for another.
    FACTOR_SECRET: secrets.optional(),
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
    OIDC_CLIENT_ID: z.string().min(1).default('portal'),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_CLIENT_AUTH: z.enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt']).optional(),
    OIDC_FACTOR_CLAIM: factorClaim.optional(),
    OIDC_API_CLIENTS: apiClients.optional(),
    OIDC_OFFLINE_ACCESS: flag.default(false),
    OIDC_CLIENT_KEY: z
      .string()
      .refine(holdsPrivateKey, 'a file with a private key in PEM that can be read')
      .optional(),
    REGISTRY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    REGISTRY_API_MONEY: z.enum(['pesos', 'centesimos']).default('pesos'),
    REGISTRY_API_TOKEN: z.string().min(1).optional(),
    REGISTRY_API_READ_SECONDS: z.coerce.number().min(0.1).max(30).default(1.5),
    REGISTRY_API_WRITE_SECONDS: z.coerce.number().min(1).max(300).default(30),
    REGISTRY_API_OWN: flag.optional(),
    REGISTRY_API_RECORDS: z.enum(['nested', 'flat']).optional(),
    REGISTRY_TICKET_URL: z.url({ protocol: /^https?$/ }).optional(),
    REGISTRY_CHECK_ANSWERS: flag.optional(),
    TRUSTED_PROXIES: z
      .string()
      .refine((list) => list.split(',').every(isNetwork), 'addresses or networks separated by commas')
      .default('loopback'),
    MAIL_FROM: z.email().optional(),
    MAIL_RETURN_PATH: z.email().optional(),
    SUPPORT_EMAIL: z.email().optional(),
    SUPPORT_TOKEN: z.string().min(24).optional(),
    OPERATOR_TOKEN: z.string().min(24).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMTP_CA: z
      .string()
      .refine(holdsCertificate, 'a file with certificates in PEM that can be read')
      .optional(),
    TRANSFERENCIAS: flag.default(true),
    TRANSFERENCIA_SIN_RESPUESTA: z.enum(['vencer', 'aprobar']).default('vencer'),
    OTEL_SDK_DISABLED: z.stringbool().default(false),
    OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    DNS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    DNS_API_KEY: z.string().min(1).optional(),
    DNS_EXAMEN: flag.optional(),
    CIFRAS_SONDA: flag.optional(),
    DNS_DESPEDIDA: z.coerce.number().int().min(0).max(168).default(0),
    DNS_SERVERS: servers.prefault('ns1.nic.uy=192.0.2.53+2001:db8::53,ns2.nic.uy=198.51.100.53'),
    DEMO: flag.optional(),
  })
  .superRefine((env, check) => {
    if ((env.DNS_API_URL === undefined) !== (env.DNS_API_KEY === undefined))
      check.addIssue({
        code: 'custom',
        path: ['DNS_API_KEY'],
        message: 'DNS_API_URL and DNS_API_KEY are given together',
      });
    if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined)
      check.addIssue({
        code: 'custom',
        path: ['DATABASE_REPLICA_URL'],
        message: 'a replica follows a server of PostgreSQL: give DATABASE_URL too',
      });
    if (env.OIDC_CLIENT_AUTH === 'private_key_jwt' && env.OIDC_CLIENT_KEY === undefined)
      check.addIssue({
        code: 'custom',
        path: ['OIDC_CLIENT_KEY'],
        message: 'private_key_jwt needs the key that the portal signs with',
      });
    if (env.NODE_ENV !== 'production') return;
    if (env.SESSION_SECRET === DEMO_SECRET)
      check.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'production needs a secret of its own',
      });
    if (env.PASSWORD_COST < PASSWORD_COST)
      check.addIssue({
        code: 'custom',
        path: ['PASSWORD_COST'],
        message: `a password costs at least ${PASSWORD_COST} in production`,
      });
    if (env.DEMO === true)
      check.addIssue({ code: 'custom', path: ['DEMO'], message: 'demo accounts cannot be on in production' });
  })
  .transform((env) => ({
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`,
    DEMO: env.DEMO ?? env.NODE_ENV !== 'production',
    REGISTRY_CHECK_ANSWERS: env.REGISTRY_CHECK_ANSWERS ?? !isBuilt,
  }));

/** Every setting of the portal, validated: names and meanings in the README. */
export type Settings = z.output<typeof environment>;

/** A wrong setting stops the start; the message names each one. */
export class SettingsError extends Error {}

/** Reads settings from an environment. Throws `SettingsError` with one sentence a wrong setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Wrong settings:\n  ${lines.join('\n  ')}`);
}

let inForce: Settings | undefined;
let isLeft = false;

/** The settings in force: the environment's, read once. */
export function settings(): Settings {
  if (isLeft) throw new Error('No settings are in force: the portal that had them has ended');
  inForce ??= readSettings(process.env);
  return inForce;
}

/** Puts other settings in force (tests, commands): everything stateful made under the old ones is left behind. */
export function useSettings(next: Settings): void {
  inForce = next;
  isLeft = false;
}

/** Until others are put in force there are none: what a portal that ended left under way fails, and reaches no other's data. */
export function leaveSettings(): void {
  inForce = undefined;
  isLeft = true;
}

/**
 * Something stateful that exists once per process and settings: the database, the edge, the provider.
 * It is made at first use.
 */
export function onceForSettings<T>(make: (settings: Settings) => T): () => T {
  const made = new WeakMap<Settings, T>();
  return () => {
    const current = settings();
    const known = made.get(current);
    if (known !== undefined) return known;
    const fresh = make(current);
    made.set(current, fresh);
    return fresh;
  };
}

/** A random identifier nobody can guess: 128 bits, as URL-safe text. */
export const randomId = (): string => randomBytes(16).toString('base64url');

import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '~/base/config.server';

const SECRET = 'un-secreto-propio-de-mas-de-treinta-y-dos-letras';
const wrong = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

describe('a portal started with its settings', () => {
  test('needs none to be tried', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DEMO: true });
  });

  test.each([
    ['PORT', 'tres mil'],
    ['PUBLIC_URL', 'portal.uy'],
    ['DATABASE_URL', 'mysql://localhost/uy'],
    ['DATABASE_REPLICA_URL', 'postgres://portal@otra/registro'],
    ['SESSION_SECRET', 'corto'],
    ['OIDC_ISSUER', 'acá'],
    ['OIDC_CLIENT_AUTH', 'client_secret_jwt'],
    ['OIDC_CLIENT_KEY', '/no/hay/tal/clave.pem'],
    ['REGISTRY_API_URL', 'ftp://registro.uy'],
    ['SMTP_URL', 'correo'],
    ['MAIL_FROM', 'registro'],
    ['MAIL_RETURN_PATH', 'registro'],
    ['SMTP_CA', '/no/hay/tal/archivo.pem'],
    ['HSTS_SUBDOMAINS', 'quizás'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['DEMO', 'quizás'],
  ])('names %s when it is wrong, and nothing else', (name, value) => {
    const lines = wrong({ [name]: value })
      .split('\n')
      .slice(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${name}:`);
    expect(lines[0]).not.toContain(value);
  });

  test.each([
    'https://portal.uy/registro',
    'https://portal.uy/?a=1',
    'https://portal.uy?',
    'https://portal.uy/#inicio',
    'https://ana@portal.uy',
    'https://ana:clave@portal.uy/',
  ])('refuses to stand at %s: only a whole host holds', (address) => {
    expect(wrong({ PUBLIC_URL: address })).toMatch(/^ {2}PUBLIC_URL: the portal needs a host of its own/m);
  });

  test.each([
    ['https://portal.uy/', 'https://portal.uy'],
    ['https://Portal.UY:443', 'https://portal.uy'],
    ['http://localhost:3000/', 'http://localhost:3000'],
  ])('takes %s as browsers write it', (given, known) => {
    expect(readSettings({ PUBLIC_URL: given }).PUBLIC_URL).toBe(known);
  });

  test('names every wrong one at once', () => {
    expect(wrong({ PORT: '-1', SMTP_URL: 'x' })).toMatch(/PORT:.*\n.*SMTP_URL:/);
  });

  test('takes an empty one as not given', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  test.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])(
    'believes proxies at %s',
    (proxies) => {
      expect(readSettings({ TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).toBe(proxies);
    },
  );
});

describe('a portal in production', () => {
  test('refuses the secret everybody knows', () => {
    expect(wrong({ NODE_ENV: 'production' })).toContain(
      'SESSION_SECRET: production needs a secret of its own',
    );
  });

  test('refuses demo accounts', () => {
    expect(wrong({ NODE_ENV: 'production', SESSION_SECRET: SECRET, DEMO: '1' })).toContain('DEMO:');
  });

  test('refuses a password that costs too little', () => {
    expect(wrong({ NODE_ENV: 'production', SESSION_SECRET: SECRET, PASSWORD_COST: '14' })).toContain(
      'PASSWORD_COST: a password costs at least 15 in production',
    );
  });

  test('has no demo data unless asked, and is not asked', () => {
    expect(readSettings({ NODE_ENV: 'production', SESSION_SECRET: SECRET }).DEMO).toBe(false);
  });
});

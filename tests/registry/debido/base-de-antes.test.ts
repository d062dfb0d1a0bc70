import { type Migration, Migrator, sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { temporaryFolder, testSettings } from '../../support/settings';
import { databaseAt, onServer } from '../../support/templates';

/** The last migration of a registry whose loops had leases and pauses of their own. */
const BEFORE = '033-carritos-reunidos';

const files = import.meta.glob<Migration>('../../../app/database/migrations/0*.ts', { eager: true });
const migrations = Object.fromEntries(
  Object.entries(files).map(([file, migration]) => [/(\d{3}-[^/]+)\.ts$/.exec(file)?.[1] ?? '', migration]),
);

/** Has a registry of before under given settings, with something amid each of its loops. */
async function ofBefore(settings: Settings): Promise<void> {
  useSettings(settings);
  const db = database();
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(BEFORE);
  expect(error).toBeUndefined();
  const mail = (clave: string, rest: string) =>
    sql`insert into correos_salientes (clave, para, asunto, texto, html, id_mensaje, creado_en, destino, estado,
      intentos, proximo_intento, tomado_por, tomado_hasta, ultimo_error)
      values (${clave}, 'a@b.uy', 'a', 'a', 'a', 'a', '2026-11-20T12:00:00.000Z', 'b.uy', ${sql.raw(rest)})`.execute(
      db,
    );
  await mail('nuevo', "'pendiente', 0, '2026-11-20T12:00:00.000Z', null, null, null");
  await mail('espera', "'pendiente', 3, '2026-11-20T12:07:00.000Z', null, null, 'ETIMEDOUT'");
  await mail('tomado', "'pendiente', 1, '2026-11-20T12:00:00.000Z', 'yo', '2026-11-20T12:05:00.000Z', null");
  await mail('enviado', "'enviado', 2, '2026-11-20T12:00:00.000Z', null, null, 'EBUSY'");
  await mail('nadie', "'fallido', 29, '2026-11-20T12:00:00.000Z', null, null, '550 to RCPT TO'");
  await sql`insert into dns_publicadas (zona, serie, serie_publicada, publicada_en, error, intentos, proximo_intento,
    tomada_por, tomada_hasta) values
    ('bien.uy', 7, 7, '2026-11-19T12:00:00.000Z', null, 0, '2026-11-19T12:00:00.000Z', null, null),
    ('mal.uy', 9, 4, '2026-11-19T12:00:00.000Z', 'refused', 5, '2026-11-20T12:00:16.000Z', null, null)`.execute(
    db,
  );
  await sql`insert into dominios (nombre, tld, estado, fecha_alta, fecha_vencimiento, creado_en)
    values ('malo.uy', 'uy', 'REGISTRADO', '2025-01-01', '2026-06-15', '2025-01-01T12:00:00.000Z')`.execute(
    db,
  );
  await sql`insert into dominio_publicaciones (nombre, dominio_id, version, pedida_en)
    values ('malo.uy', 1, 3, '2026-11-20T11:00:00.000Z')`.execute(db);
  for (const [clase, clave] of [
    ['vida', 'malo.uy'],
    ['vida', 'ya-no.uy'],
    ['publicación', 'malo.uy'],
    ['publicación', 'zona uy'],
    ['aviso', 'malo.uy'],
    ['cambio masivo', '1:malo.uy'],
    ['código', '7'],
  ])
    await sql`insert into trabajos (clase, clave, intentos, proximo_intento, error, desde)
      values (${clase}, ${clave}, 2, '2026-11-20T13:00:00.000Z', 'poisoned', '2026-11-20T12:00:00.000Z')`.execute(
      db,
    );
}

const trabajos = () =>
  database()
    .selectFrom('trabajos')
    .select(['clase', 'clave', 'intentos', 'proximo_intento', 'error', 'estado', 'tomado_por'])
    .orderBy('clase')
    .orderBy('clave')
    .execute();

async function expectKept(): Promise<void> {
  const waiting = { estado: 'ESPERA', tomado_por: null };
  const failed = { ...waiting, intentos: 2, error: 'poisoned', proximo_intento: '2026-11-20T13:00:00.000Z' };
  expect(await trabajos()).toEqual([
    { ...failed, clase: 'cambio-masivo', clave: '1:malo.uy' },
    {
      ...waiting,
      clase: 'correo',
      clave: '2',
      intentos: 3,
      error: 'ETIMEDOUT',
      proximo_intento: '2026-11-20T12:07:00.000Z',
    },
    {
      ...waiting,
      clase: 'correo',
      clave: '3',
      intentos: 1,
      error: '',
      proximo_intento: '2026-11-20T12:00:00.000Z',
      tomado_por: 'yo',
    },
    { ...failed, clase: 'código', clave: '7' },
    { ...failed, clase: 'publicación', clave: 'malo.uy:2026-11-20T11:00:00.000Z' },
    { ...failed, clase: 'vida', clave: 'malo.uy:REGISTRADO:2026-06-15' },
    {
      ...waiting,
      clase: 'zona',
      clave: 'mal.uy',
      intentos: 5,
      error: 'refused',
      proximo_intento: '2026-11-20T12:00:16.000Z',
    },
  ]);
  const mails = await database()
    .selectFrom('correos_salientes')
    .select(['clave', 'estado', 'ultimo_error'])
    .orderBy('id')
    .execute();
  expect(mails.map(({ clave, estado, ultimo_error }) => [clave, estado, ultimo_error])).toEqual([
    ['nuevo', 'pendiente', null],
    ['espera', 'pendiente', null],
    ['tomado', 'pendiente', null],
    ['enviado', 'enviado', null],
    ['nadie', 'fallido', '550 to RCPT TO'],
  ]);
  const zonas = await database().selectFrom('dns_publicadas').selectAll().orderBy('zona').execute();
  expect(zonas.map(({ zona, serie, serie_publicada }) => [zona, serie, serie_publicada])).toEqual([
    ['bien.uy', 7, 7],
    ['mal.uy', 9, 4],
  ]);
}

it.each(['SQLite', 'PostgreSQL'])(
  'a registry of before keeps what waited, how often it was tried and who is at it (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = inject('servidorPostgres');
    const DATABASE_URL = engine === 'SQLite' ? '' : databaseAt(server, 'de_antes');
    if (DATABASE_URL) await onServer(server, 'CREATE DATABASE de_antes');
    await ofBefore(testSettings({ DATA_DIR: temporaryFolder(), DATABASE_URL }));
    await migrate(database());
    await expectKept();
    await database().destroy();
    if (DATABASE_URL) await onServer(server, 'DROP DATABASE de_antes WITH (FORCE)');
  },
);

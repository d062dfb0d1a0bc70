import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { sql } from 'kysely';
import { now, stamp } from '~/base/clock.server';
import { readSettings } from '~/base/config.server';
import type { Database } from '~/database/connection.server';
import { edgeContext } from '~/registry/edge/context';
import * as handlers from '~/registry/edge/dns/handlers';
import { EnArchivos } from '~/registry/edge/dns/publicacion/archivos';
import type { Publicador } from '~/registry/edge/dns/publicacion/bring-zone';
import { enqueue, TODA } from '~/registry/edge/dns/publicacion/cola-store';
import { publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { writeVersion } from '~/registry/edge/dns/zona-store';
import { compare, type Measure, type Operation } from './measure';

const CHICA = 10;
const GRANDE = 10_000;
const TURNS = 200;

const { DNS_SERVERS } = readSettings({ NODE_ENV: 'test' });

const publicadorDe = (database: Database, folder: string): Publicador => ({
  database,
  destino: new EnArchivos(folder, DNS_SERVERS),
  servidores: DNS_SERVERS,
  padres: ['uy', 'com.uy'],
  despedida: { hours: 0 },
  clock: now,
});

const registro = (zona: string, n: number) => ({
  nombre: `equipo-${n}.${zona}`,
  tipo: 'A' as const,
  ttl: 3600,
  contenido: `192.0.${(n >> 8) % 256}.${n % 256}`,
});

const version = (agregados: ReturnType<typeof registro>[]) => ({
  quitados: [],
  agregados,
  motivo: 'ALTA' as const,
  usuarioId: null,
  now: now(),
});

const DUENIA = 'zonera';

/** A hosted name of one person's, with so many records. */
async function conRegistros(database: Database, nombre: string, cuantos: number): Promise<void> {
  const usuario = await database
    .insertInto('usuarios')
    .values({ oid: DUENIA, login: DUENIA, nombre: 'Persona', correo: null, creado_en: stamp(now()) })
    .onConflict((conflict) => conflict.column('oid').doUpdateSet({ nombre: 'Persona' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('dominios')
    .values({
      nombre,
      tld: 'uy',
      estado: 'REGISTRADO',
      alojado: 1,
      fecha_alta: '2026-01-01',
      fecha_vencimiento: '2036-01-01',
      renovacion_automatica: 1,
      version: 0,
      creado_en: stamp(now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('dominio_usuarios')
    .values({
      usuario_id: usuario.id,
      dominio_id: id,
      nombre,
      fecha_vencimiento: '2036-01-01',
      titular: 0,
      administrador: 0,
      tecnico: 1,
      financiero: 0,
    })
    .execute();
  const registros = Array.from({ length: cuantos }, (_, n) => registro(nombre, n));
  await writeVersion(database, id, version(registros));
  await enqueue(database, nombre, [TODA], now());
}

function dnsOf(connection: Database) {
  const context = edgeContext({
    connection,
    now: now(),
    token: DUENIA,
    identifyToken: async () => ({ oid: DUENIA, login: DUENIA, nombre: 'Persona' }),
    direccion: '192.0.2.1',
    visitante: 'medida',
    origen: 'WEB',
  });
  return createRouterClient(handlers, { context });
}

/** Opening a zone at its first and its last page, adding a record to it, and having it published: whatever its size. */
async function zones(database: Database, publicador: Publicador): Promise<Measure[]> {
  const dns = dnsOf(database);
  const of = async (nombreDominio: string, cuantos: number) => {
    await conRegistros(database, nombreDominio, cuantos);
    await publicarPendientes(publicador);
    const page = (primerResultado: number) => async () => {
      await dns.estado({ nombreDominio });
      await dns.registros({ nombreDominio, primerResultado, cantResultados: CHICA });
    };
    return {
      open: page(0),
      last: page(cuantos - CHICA),
      add: (turn: number) =>
        dns.guardarRegistro({
          nombreDominio,
          agregarRegistro: true,
          registro: {
            tipo: 'A',
            ttl: 3600,
            campos: [
              { nombre: 'name', valor: `nuevo-${turn}` },
              { nombre: 'ip', valor: '192.0.2.1' },
            ],
          },
        }),
    };
  };
  const [chica, grande] = [await of('zona-chica.uy', CHICA), await of('zona-grande.uy', GRANDE)];
  const addAndPublish = (add: Operation) => async (turn: number) => {
    await add(turn);
    await publicarPendientes(publicador);
  };
  return [
    await compare('zone of 10 / 10 000: open', chica.open, grande.open, TURNS),
    await compare('zone: open, last page', chica.last, grande.last, TURNS),
    await compare('zone: add, publish', addAndPublish(chica.add), addAndPublish(grande.add), TURNS),
  ];
}

/** All names in the one zone: the largest that there can be. */
async function allInOne(publicador: Publicador): Promise<void> {
  const { database } = publicador;
  await sql`update dominios set tld = 'uy', nombre = 'nombre-' || id || '.uy' where tld = 'com.uy'`.execute(
    database,
  );
  await enqueue(database, 'uy', [TODA], now());
  await publicarPendientes(publicador);
}

/** A change of one name, published in the zone of all of them. */
const oneName = (publicador: Publicador, size: number) => async (turn: number) => {
  await enqueue(publicador.database, 'uy', [`nombre-${1 + ((turn * 7919) % size)}.uy`], now());
  await publicarPendientes(publicador);
};

export async function measureDns(
  folder: string,
  [small, SMALL]: readonly [Database, number],
  [big, BIG]: readonly [Database, number],
): Promise<Measure[]> {
  const chico = publicadorDe(small, join(folder, 'zonas-chicas'));
  const grande = publicadorDe(big, join(folder, 'zonas-grandes'));
  const deZonas = await zones(small, chico);
  await allInOne(chico);
  await allInOne(grande);
  const delegations = await compare(
    'delegation: publish',
    oneName(chico, SMALL),
    oneName(grande, BIG),
    TURNS,
  );
  return [...deZonas, delegations];
}

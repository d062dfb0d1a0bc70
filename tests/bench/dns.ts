import { join } from 'node:path';
import { now, stamp } from '~/clock.server';
import { readSettings } from '~/config.server';
import type { Database } from '~/database/connection.server';
import { archivosDeZona } from '~/registry/edge/dns/publicacion/archivos';
import { encolar } from '~/registry/edge/dns/publicacion/cola-store';
import { type Publicador, publicarPendientes } from '~/registry/edge/dns/publicacion/publicar';
import { pageRegistros, writeVersion } from '~/registry/edge/dns/zona-store';
import { compare, type Measure } from './measure';

const CHICA = 10;
const GRANDE = 10_000;
const TURNS = 200;

const { DNS_SERVERS } = readSettings({ NODE_ENV: 'test' });

const publicadorDe = (database: Database, folder: string): Publicador => ({
  database,
  destino: archivosDeZona(folder, DNS_SERVERS),
  servidores: DNS_SERVERS,
  padres: ['uy', 'com.uy'],
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

/** A hosted name with so many records; answers its id. */
async function conRegistros(database: Database, nombre: string, cuantos: number): Promise<number> {
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
  const registros = Array.from({ length: cuantos }, (_, n) => registro(nombre, n));
  await writeVersion(database, id, version(registros));
  return id;
}

/** Opening a zone, adding a record to it and having it published: whatever the size of the zone. */
async function zones(database: Database, publicador: Publicador): Promise<Measure[]> {
  const of = async (nombre: string, cuantos: number) => {
    const id = await conRegistros(database, nombre, cuantos);
    const open = () => pageRegistros(database, id, { desde: 0, cantidad: CHICA, texto: '' });
    const add = async (turn: number) => {
      const nuevo = registro(nombre, GRANDE + turn);
      await database.transaction().execute(async (trx) => {
        await writeVersion(trx, id, version([nuevo]));
        await encolar(trx, nombre, [nuevo.nombre], now());
      });
      await publicarPendientes(publicador);
    };
    await add(TURNS * 10);
    return { open, add };
  };
  const [chica, grande] = [await of('zona-chica.uy', CHICA), await of('zona-grande.uy', GRANDE)];
  return [
    await compare('zone of 10 / 10 000: open', chica.open, grande.open, TURNS),
    await compare('zone: add, publish', chica.add, grande.add, TURNS),
  ];
}

/** A change of one name, published in the zone of all of them. */
const oneName = (publicador: Publicador, size: number) => async (turn: number) => {
  const nombre = `nombre-${3 * (1 + ((turn * 2641) % Math.floor(size / 3)))}.uy`;
  await encolar(publicador.database, 'uy', [nombre], now());
  await publicarPendientes(publicador);
};

export async function measureDns(
  folder: string,
  [small, SMALL]: readonly [Database, number],
  [big, BIG]: readonly [Database, number],
): Promise<Measure[]> {
  const chico = publicadorDe(small, join(folder, 'zonas-chicas'));
  const grande = publicadorDe(big, join(folder, 'zonas-grandes'));
  await publicarPendientes(chico);
  await publicarPendientes(grande);
  const delegations = await compare(
    'delegation: publish',
    oneName(chico, SMALL),
    oneName(grande, BIG),
    TURNS,
  );
  return [...(await zones(small, chico)), delegations];
}

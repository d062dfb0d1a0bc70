import { type Kysely, Migrator, sql } from 'kysely';
import { log } from '~/base/log.server';
import type { Database } from './connection.server';
import { isPostgres } from './is-postgres';
import { announceAsked, doneSteps, withLaterSteps } from './later-steps';
import { warnOfLongLocks } from './long-locks';
import * as registro from './migrations/001-registro';
import * as sesion from './migrations/002-sesion';
import * as correo from './migrations/003-correo';
import * as mensajes from './migrations/004-mensajes';
import * as terminos from './migrations/005-terminos';
import * as tickets from './migrations/006-tickets';
import * as nombres from './migrations/007-nombres-a-la-vista';
import * as apartados from './migrations/008-carrito-apartados';
import * as historia from './migrations/009-historia';

import * as administracion from './migrations/010-administracion';
import * as limites from './migrations/011-limites';
import * as transferencias from './migrations/012-transferencias';
import * as archivos from './migrations/013-archivos-por-red';
import * as claves from './migrations/014-claves-olvidadas';
import * as conversaciones from './migrations/015-ticket-mensajes';

import * as dns from './migrations/016-dns';

import * as avisos from './migrations/017-avisos';
import * as listas from './migrations/018-listas';
import * as aLaVista from './migrations/019-a-la-vista';
import * as ingresos from './migrations/020-ingresos-en-curso';
import * as menosAvisos from './migrations/021-menos-avisos';
import * as servidores from './migrations/022-servidores-propios';
import * as enlaces from './migrations/023-enlaces-de-quien';
import * as trabajos from './migrations/025-trabajos';
import * as correoDeAvisos from './migrations/028-correo-de-avisos';
import * as entregas from './migrations/029-entregas';
import * as correoALaVez from './migrations/031-correo-a-la-vez';
import * as afuera from './migrations/032-claves-de-afuera';
import * as reunidos from './migrations/033-carritos-reunidos';
import * as trabajoDebido from './migrations/034-trabajo-debido';
import * as avisosDelDia from './migrations/035-avisos-del-dia';
import * as acrDeLaSesion from './migrations/040-acr-de-la-sesion';
import * as segundoPaso from './migrations/041-segundo-paso';
import * as instalacion from './migrations/054-instalacion';
import * as constancias from './migrations/056-constancias';
import * as candado from './migrations/057-candado';
import * as peligros from './migrations/059-peligros';
import * as descargas from './migrations/060-descargas';
import * as cifras from './migrations/061-cifras';
import * as quitas from './migrations/063-quitar-segundo-paso';
import * as llaves from './migrations/064-llaves-de-acceso';
import * as oficina from './migrations/065-oficina';
import * as consultas from './migrations/066-consultas';
import * as buscarEnLaOficina from './migrations/067-buscar-en-la-oficina';
import * as contenidos from './migrations/069-contenidos';
import * as retenciones from './migrations/069-retenciones';
import * as devoluciones from './migrations/070-devoluciones';
import * as actosPorAprobar from './migrations/070-por-aprobar';
import * as precios from './migrations/071-precios';
import * as reservados from './migrations/071-reservados';
import * as devueltos from './migrations/072-correos-devueltos';
import * as comparadas from './migrations/072-zonas-comparadas';
import * as pedidos from './migrations/073-pedidos';
import * as ventasEntrePersonas from './migrations/076-ventas-entre-personas';
import * as consultasSinNadie from './migrations/077-consultas-sin-nadie';
import * as preguntasDeAyuda from './migrations/078-preguntas-de-ayuda';
import * as cuentasAjenas from './migrations/079-cuentas-ajenas';
import * as archivosEnLaBase from './migrations/081-archivos-en-la-base';
import * as escrituras from './migrations/082-escrituras';
import * as delegacionesPublicadas from './migrations/083-delegaciones-publicadas';
import * as consultasDeUnCorreo from './migrations/084-consultas-de-un-correo';
import * as terminacionDeOtros from './migrations/085-terminacion-de-otros-nombres';
import * as loQueSeDeshizo from './migrations/086-lo-que-se-deshizo';
import * as servidoresDeUnAviso from './migrations/087-servidores-de-un-aviso';
import * as clavesComprobadas from './migrations/088-claves-comprobadas';
import type { Steps } from './steps';
import type { Tables } from './tables';
import { withoutHurry } from './timeouts';

/** In the order of their names. A new one goes at the end, and widens; one that has been released is never edited. */
export const MIGRATIONS: Steps = {
  '001-registro': registro,
  '002-sesion': sesion,
  '003-correo': correo,
  '004-mensajes': mensajes,
  '005-terminos': terminos,
  '006-tickets': tickets,
  '007-nombres-a-la-vista': nombres,
  '008-carrito-apartados': apartados,
  '009-historia': historia,
  '010-administracion': administracion,
  '011-limites': limites,
  '012-transferencias': transferencias,
  '013-archivos-por-red': archivos,
  '014-claves-olvidadas': claves,
  '015-ticket-mensajes': conversaciones,
  '016-dns': dns,
  '017-avisos': avisos,
  '018-listas': listas,
  '019-a-la-vista': aLaVista,
  '020-ingresos-en-curso': ingresos,
  '021-menos-avisos': menosAvisos,
  '022-servidores-propios': servidores,
  '023-enlaces-de-quien': enlaces,
  '025-trabajos': trabajos,
  '028-correo-de-avisos': correoDeAvisos,
  '029-entregas': entregas,
  '031-correo-a-la-vez': correoALaVez,
  '032-claves-de-afuera': afuera,
  '033-carritos-reunidos': reunidos,
  '034-trabajo-debido': trabajoDebido,
  '035-avisos-del-dia': avisosDelDia,
  '040-acr-de-la-sesion': acrDeLaSesion,
  '041-segundo-paso': segundoPaso,
  '054-instalacion': instalacion,
  '056-constancias': constancias,
  '057-candado': candado,
  '059-peligros': peligros,
  '060-descargas': descargas,
  '061-cifras': cifras,
  '063-quitar-segundo-paso': quitas,
  '064-llaves-de-acceso': llaves,
  '065-oficina': oficina,
  '066-consultas': consultas,
  '067-buscar-en-la-oficina': buscarEnLaOficina,
  '069-contenidos': contenidos,
  '069-retenciones': retenciones,
  '070-devoluciones': devoluciones,
  '070-por-aprobar': actosPorAprobar,
  '071-precios': precios,
  '071-reservados': reservados,
  '072-correos-devueltos': devueltos,
  '072-zonas-comparadas': comparadas,
  '073-pedidos': pedidos,
  '076-ventas-entre-personas': ventasEntrePersonas,
  '077-consultas-sin-nadie': consultasSinNadie,
  '078-preguntas-de-ayuda': preguntasDeAyuda,
  '079-cuentas-ajenas': cuentasAjenas,
  '081-archivos-en-la-base': archivosEnLaBase,
  '082-escrituras': escrituras,
  '083-delegaciones-publicadas': delegacionesPublicadas,
  '084-consultas-de-un-correo': consultasDeUnCorreo,
  '085-terminacion-de-otros-nombres': terminacionDeOtros,
  '086-lo-que-se-deshizo': loQueSeDeshizo,
  '087-servidores-de-un-aviso': servidoresDeUnAviso,
  '088-claves-comprobadas': clavesComprobadas,
};

/** What this code has to do here, after it was said what its steps ask for and hold. */
async function told(db: Kysely<Tables>, steps: Steps) {
  const done = await doneSteps(db);
  const all = await withLaterSteps(db, steps, done);
  await announceAsked(db, steps, done);
  await warnOfLongLocks(db, steps, done);
  return all;
}

/**
 * Done on one connection in one transaction, which has the lock already: Kysely's own outlives it, and stays with a connection of
 * PgBouncer's that nobody finds again (decision 092).
 */
async function toLatest(connection: Kysely<Tables>, steps: Steps): Promise<void> {
  const all = await told(connection, steps); // asked before: Kysely would ask for them while it has the connection
  const provider = { getMigrations: async () => all };
  const migrator = new Migrator({ db: connection, provider, disableTransactions: true });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await announceAsked(connection, steps, Object.keys(steps)); // a new database has a place for it only now
}

/** Which lock this is: the number that Kysely gives it, so that code of before and this one wait for each other. */
const LOCK = '3853314791062309107';

/** On PostgreSQL, for as long as the transaction lasts. */
async function lock(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    ours: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}::bigint) as ours`.execute(connection);
  if (rows[0]?.ours) return;
  log.warn(
    { lock: LOCK },
    'another process changes the schema of the database, or left its lock behind: it is waited for',
  );
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}::bigint)`.execute(connection);
}

async function inOneTransaction(connection: Kysely<Tables>, steps: Steps): Promise<void> {
  await sql`begin ${sql.raw(isPostgres(connection) ? '' : 'immediate')}`.execute(connection);
  try {
    if (isPostgres(connection)) await lock(connection);
    await toLatest(connection, steps);
    await sql`commit`.execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection);
    throw error;
  }
}

/** Brings the database to the newest schema; safe to repeat, from several processes at once, and beside later code. */
export async function migrate(database: Database, steps: Steps = MIGRATIONS): Promise<void> {
  await withoutHurry(async () => {
    const done = await doneSteps(database);
    const isNew = Object.keys(steps).some((step) => !done.includes(step));
    if (isNew) await database.connection().execute((connection) => inOneTransaction(connection, steps));
    else await told(database, steps);
  });
}

import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { mostrarNombre } from './nombres';
import { pagadoraDe } from './pagadora';
import { precioDe } from './precio';
import { avisarRoles, enlaceA } from './roles-avisados';
import { seElimina, seRenuevaSola } from './rules';
import { ETAPAS, type Etapa, esPrescindible, fechasDe, palabrasDe } from './vencimientos-rules';
import { listSinAvisar, markAvisado } from './vencimientos-store';

/** How many names are looked up at once. */
const BATCH = 500;

/** What renews a name by itself, and for how much. */
async function pagoDe(trx: Connection, dominio: Dominio, precio: number | undefined) {
  if (!seRenuevaSola(dominio) || precio === undefined) return null;
  const cuenta = await pagadoraDe(trx, dominio);
  return typeof cuenta !== 'string' ? { cuenta: cuenta.nombre, precio } : null;
}

/** Tells those who can renew a name: its holder, its administrative and its financial contact. */
async function tell(trx: Connection, dominio: Dominio, etapa: Etapa, now: Temporal.Instant): Promise<void> {
  const hoy = dayOf(now);
  const precio = await precioDe(trx, dominio);
  const vencimiento = {
    nombre: mostrarNombre(dominio.nombre),
    fecha: dominio.fecha_vencimiento,
    pago: await pagoDe(trx, dominio, precio),
    seVende: precio !== undefined,
    renovable: seElimina(dominio).subtract({ days: 1 }).toString(),
  };
  await avisarRoles({ trx, now }, dominio, ['titular_id', 'administrador_id', 'financiero_id'], {
    ...palabrasDe(vencimiento, hoy),
    clave: `vencimiento:${dominio.id}:${dominio.fecha_vencimiento}:${etapa}`,
    enlace: enlaceA(vencimiento.nombre),
    prioridad: etapa <= 7 ? 'ALTA' : 'MEDIA',
    prescindible: esPrescindible(etapa, vencimiento.pago !== null),
  });
}

/** One name's notice, once. */
const avisarUno = (database: Database, dominio: Dominio, etapa: Etapa, now: Temporal.Instant) =>
  inTransaction(database, async (trx) => {
    if (await markAvisado(trx, dominio, etapa, now)) await tell(trx, dominio, etapa, now);
  });

/**
 * The notices of expiry dates: each stage of each date once, however often and late the task runs. After the
 * task that renews and expires names, so that what is told is how they are. Answers how many names were told of.
 */
export async function avisarVencimientos(database: Database, now: Temporal.Instant): Promise<number> {
  let told = 0;
  for (const etapa of ETAPAS) {
    for (;;) {
      const rows = await listSinAvisar(database, etapa, fechasDe(etapa, dayOf(now)), BATCH);
      for (const dominio of rows) await avisarUno(database, dominio, etapa, now);
      told += rows.length;
      if (rows.length < BATCH) break;
    }
  }
  return told;
}

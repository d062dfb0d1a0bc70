import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import { dayOf } from '~/clock.server';
import type { Connection, Database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { avisarContacto } from '../avisos/avisar';
import { mostrarNombre } from './nombres';
import { pagadoraDe } from './pagadora';
import { seElimina, seRenuevaSola } from './rules';
import { listSufijos } from './store';
import { ETAPAS, type Etapa, esPrescindible, fechasDe, palabrasDe } from './vencimientos-rules';
import { listSinAvisar, markAvisado } from './vencimientos-store';

/** How many names are looked up at once. */
const BATCH = 500;

/** What renews a name by itself, and for how much. */
async function pagoDe(trx: Connection, dominio: Dominio) {
  if (!seRenuevaSola(dominio)) return null;
  const cuenta = await pagadoraDe(trx, dominio);
  const sufijo = (await listSufijos(trx)).find(({ tld }) => tld === dominio.tld);
  return typeof cuenta !== 'string' && sufijo ? { cuenta: cuenta.nombre, precio: sufijo.precio } : null;
}

/** Tells those who can renew a name: its holder, its administrative and its financial contact. */
async function tell(trx: Connection, dominio: Dominio, etapa: Etapa, now: Temporal.Instant): Promise<void> {
  const hoy = dayOf(now);
  const vencimiento = {
    nombre: mostrarNombre(dominio.nombre),
    fecha: dominio.fecha_vencimiento,
    pago: await pagoDe(trx, dominio),
    renovable: seElimina(dominio).subtract({ days: 1 }).toString(),
  };
  const { titular_id, administrador_id, financiero_id } = dominio;
  for (const id of new Set([titular_id, administrador_id, financiero_id].filter((one) => one !== null)))
    await avisarContacto({ trx, now }, id, {
      ...palabrasDe(vencimiento, hoy),
      clave: `vencimiento:${dominio.id}:${dominio.fecha_vencimiento}:${etapa}`,
      enlace: { texto: 'Ver el dominio', direccion: address.verDominio(vencimiento.nombre) },
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

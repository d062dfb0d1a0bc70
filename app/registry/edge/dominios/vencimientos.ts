import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { VEN_PAGOS } from '../../domain/acciones';
import {
  type Etapa,
  esPrescindible,
  palabrasDe,
  primerPasoDe,
  type Vencimiento,
} from '../../domain/expiry-notices';
import { toULabels } from '../../domain/labels';
import { seElimina, seRenuevaSola } from '../../domain/lifecycle';
import { retencionCon, retencionesAl } from '../../domain/retenciones';
import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { enlaceA, enlaceAlActo } from './enlaces-de-avisos';
import { pagadoraDe } from './pagadora';
import { preciosDe } from './precio';
import { avisarRoles } from './roles-avisados';
import { listSinAvisar, markAvisado, type SinAvisar } from './vencimientos-store';

/** What renews a name by itself, and for how much. */
async function pagoDe(
  trx: Connection,
  dominio: Dominio,
  precio: number | undefined,
  hoy: Temporal.PlainDate,
) {
  if (!seRenuevaSola(dominio, hoy) || precio === undefined) return null;
  const cuenta = await pagadoraDe(trx, dominio);
  return typeof cuenta !== 'string' ? { cuenta: cuenta.nombre, precio } : null;
}

/** To its first step; of what renews itself, to what keeps it from that. */
function enlaceDe(vencimiento: Vencimiento, hoy: Temporal.PlainDate) {
  const paso = primerPasoDe(vencimiento, hoy);
  if (paso) return enlaceAlActo(paso, vencimiento.nombre);
  return enlaceA(vencimiento.nombre, vencimiento.pago && !vencimiento.retencion ? 'pago' : undefined);
}

/** Tells those who can renew a name: its holder, its administrative and its financial contact. */
async function tell(trx: Connection, dominio: Dominio, etapa: Etapa, now: Temporal.Instant): Promise<void> {
  const hoy = dayOf(now);
  const precios = await preciosDe(trx, dominio, now);
  const vencimiento = {
    nombre: toULabels(dominio.nombre),
    fecha: dominio.fecha_vencimiento,
    pago: await pagoDe(trx, dominio, precios?.alVencer, hoy),
    tieneCuenta: dominio.cuenta_pago_id !== null,
    seVende: precios !== undefined,
    proximo: precios?.proximo,
    retencion: retencionCon(retencionesAl(dominio, hoy), ['RENOVACION', 'ELIMINACION']),
    renovable: seElimina(dominio).subtract({ days: 1 }).toString(),
  };
  await avisarRoles({ trx, now }, dominio, VEN_PAGOS, {
    ...palabrasDe(vencimiento, hoy),
    clave: `vencimiento:${dominio.id}:${dominio.fecha_vencimiento}:${etapa}`,
    enlace: enlaceDe(vencimiento, hoy),
    // What renews itself asks nobody to do anything: it is no alarm.
    prioridad: etapa <= 7 && vencimiento.pago === null ? 'ALTA' : 'MEDIA',
    puedeEsperar: true,
    prescindible: esPrescindible(etapa, vencimiento.pago !== null),
  });
}

/**
 * The notices of expiry dates: each stage of each date once, however often and late it is looked. After what renews and
 * expires names, so that what is told is how they are.
 */
export const avisos = job<SinAvisar>({
  kind: 'aviso',
  key: ({ clave }) => clave,
  find: listSinAvisar,
  way: oneByOne(async (trx, { dominio, etapa }, now) => {
    if (!(await markAvisado(trx, dominio, etapa, now))) return 0;
    await tell(trx, dominio, etapa, now);
    return 1;
  }),
});

import { dayOf, stamp } from '~/base/clock.server';
import { onceForSettings } from '~/base/config.server';
import { inTransaction } from '~/database/in-transaction';
import type { Dominio } from '~/database/tables/registro';
import { DE_INTERNET } from '../dns/comprobacion/direcciones';
import { estaPublicado } from '../dns/publicacion/delegacion';
import { type Job, job } from '../due/job';
import { type Hold, outside } from '../due/work';
import type { Medios } from './delegado';
import { DnsAsker } from './dns-asker';
import { Examen } from './examen';
import { claveDe, findExaminable, listPendientes, type Pendiente, writeExamen } from './examenes-store';
import { examinar } from './examinar';
import { keepFindings } from './keep-findings';
import { turnoDelDia } from './turno-del-dia';

/** So many names are examined at once: most of the time of each is waiting for the turn of a server, and for its answer. */
const A_LA_VEZ = 64;

/** Names in force that are published are examined: of the others nobody expects that they work. */
const estaEnVigor = (dominio: Dominio, now: Parameters<typeof dayOf>[0]): boolean =>
  estaPublicado(dominio, dayOf(now));

const examine =
  (medios: Medios | null) =>
  async ({ dominioId }: Pendiente, { database, clock, end }: Hold): Promise<number> => {
    const dominio = await findExaminable(database, dominioId);
    const now = clock();
    const examen =
      dominio && estaEnVigor(dominio, now) ? await examinar(database, dominio, medios, now) : new Examen();
    return inTransaction(database, async (trx) => {
      if (!(await end(trx))) return 0;
      const proximo = stamp(turnoDelDia(dominioId, clock()));
      if (dominio) await keepFindings(trx, dominio, examen, clock());
      else await writeExamen(trx, dominioId, { proximo });
      return 1;
    });
  };

/** The daily examination of each name. One that cannot be examined is so tomorrow; the others are all the same. */
export const peligrosCon = (medios: Medios | null): Job =>
  job<Pendiente>({
    kind: 'peligro',
    key: claveDe,
    find: listPendientes,
    hasRoom: (_, underWay) => underWay.length < A_LA_VEZ,
    way: outside(examine(medios)),
    giveUp: async (trx, { dominioId }, _, now) => {
      await writeExamen(trx, dominioId, { proximo: stamp(turnoDelDia(dominioId, now)) });
    },
  });

/** With what the settings say. The servers of others are asked by one asker, whoever's turn it is. */
export const peligros = onceForSettings(({ DNS_EXAMEN, NODE_ENV }) =>
  peligrosCon(
    (DNS_EXAMEN ?? NODE_ENV === 'production')
      ? {
          alcance: { ...DE_INTERNET, privadas: NODE_ENV !== 'production' },
          asker: new DnsAsker(),
        }
      : null,
  ),
);

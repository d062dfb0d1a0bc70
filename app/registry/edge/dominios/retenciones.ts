import { dayOf } from '~/base/clock.server';
import { job } from '../due/job';
import { oneByOne } from '../due/work';
import { deTarea } from './autoria';
import { lockDominio } from './cambios';
import { findAbierta, listPorTerminar, type PorTerminar } from './retenciones-escritas-store';
import { LLEGO_SU_FECHA, terminarRetencion } from './retener';

/** Holds whose last day passed: they applied no more from then on; it is written down, its people are told and the name is published again. */
export const retencionesPorTerminar = job<PorTerminar>({
  kind: 'retención',
  key: ({ clave }) => clave,
  find: (connection, asked) => listPorTerminar(connection, dayOf(asked.now).toString(), asked),
  way: oneByOne(async (trx, { id, nombre }, now) => {
    const dominio = await lockDominio(trx, nombre);
    const escrita = dominio && (await findAbierta(trx, dominio.id, id));
    if (!dominio || !escrita?.hasta || escrita.hasta >= dayOf(now).toString()) return 0;
    await terminarRetencion(deTarea(trx, now), dominio, escrita, {
      suceso: 'RETENCION_TERMINADA',
      motivo: LLEGO_SU_FECHA(escrita.hasta),
      levantoId: null,
    });
    return 1;
  }),
});

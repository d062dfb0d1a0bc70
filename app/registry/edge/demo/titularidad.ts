import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { doKept, nameOf } from '../cambio/cambio';
import { lockDominio } from '../dominios/cambios';
import { mirar } from '../oficina/dominios/mirar';
import { devolver } from '../oficina/titularidad/devolver';
import { vistoDe } from '../oficina/titularidad/visto';
import { pedirAprobacion } from './pedir-aprobacion';
import { findPersona } from './store';

/** Deleted because nobody renewed it. */
const NOMBRE = 'recuperable.com.uy';

/** Somebody of the registry looked at a name and asked that it be given back to who had it, by a document: it waits for another person (decision 114). */
export async function loadTitularidad(trx: Connection, now: Temporal.Instant): Promise<void> {
  const usuario = await findPersona(trx, 'dominios');
  const op = { trx, now: now.subtract({ hours: 5 }), usuario, origen: 'WEB' as const };
  await doKept(op, {
    operacion: nameOf(mirar),
    entrada: { nombreDominio: NOMBRE, motivo: 'Llegó una nota de su titular.' },
  });
  const dominio = await lockDominio(trx, NOMBRE);
  if (!dominio) return;
  await pedirAprobacion(op, {
    operacion: nameOf(devolver),
    entrada: {
      nombreDominio: NOMBRE,
      visto: await vistoDe(trx, dominio, op.now),
      clase: 'ERROR_DEL_REGISTRO',
      numero: '7/2026',
      fecha: dayOf(now).subtract({ days: 2 }).toString(),
      motivo: 'El aviso de vencimiento se envió a una dirección que el titular ya había cambiado.',
    },
  });
}

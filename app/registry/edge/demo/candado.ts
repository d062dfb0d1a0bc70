import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { nameOf } from '../cambio/cambio';
import type { Guardado } from '../cambio/paso';
import { insertCandado, insertCustodio, updateCustodio } from '../candado/store';
import { delegar } from '../dns/delegacion';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { hashDe, nuevoCodigo } from '../invitaciones/rules';
import { pedirAprobacion } from './pedir-aprobacion';
import { findPersona } from './store';

/** The locked name of the demo, and what its technical contact asks of it. */
const NOMBRE = 'rioarriba.uy';
const DELEGAR: Guardado = {
  operacion: nameOf(delegar),
  entrada: {
    nombreDominio: NOMBRE,
    nameservers: [
      { nombre: 'ns1.ejemplo.com', subdominio: false, tipoIP: null, ip: null },
      { nombre: 'ns2.ejemplo.com', subdominio: false, tipoIP: null, ip: null },
    ],
  },
};

/** The one that has a second step accepted to watch over the holder's names. */
async function aceptaCuidarlos(trx: Connection, titularId: number, now: Temporal.Instant): Promise<number> {
  const { id: usuario_id, correo } = await findPersona(trx, 'cuidadosa');
  const momento = stamp(now);
  const made = await insertCustodio(trx, {
    titular_id: titularId,
    correo: correo ?? '',
    codigo_hash: hashDe(nuevoCodigo()),
    estado: 'INVITADO',
    invitado_en: momento,
    vence_en: momento,
  });
  if (made)
    await updateCustodio(trx, made.id, ['INVITADO'], { estado: 'ACEPTO', usuario_id, resuelto_en: momento });
  return usuario_id;
}

/** A name with a lock, and a change of it that waits for its custodian. */
export async function loadCandado(trx: Connection, now: Temporal.Instant): Promise<void> {
  const titular = await findPersona(trx, 'titular');
  const custodio = await aceptaCuidarlos(trx, titular.id, now);
  const dominio = await lockDominio(trx, NOMBRE);
  if (!dominio) return;
  const cierre = { dominio_id: dominio.id, quorum: 1, cerrado_por: titular.id, cerrado_en: stamp(now) };
  await insertCandado(trx, cierre, [custodio]);
  const op = { trx, now, usuario: titular, origen: 'WEB' as const };
  await cambiarDominio(op, dominio, 'CANDADO_CERRADO', { columnas: { candado: 'TODO' } });
  await pedirAprobacion({ ...op, usuario: await findPersona(trx, 'tecnico') }, DELEGAR);
}

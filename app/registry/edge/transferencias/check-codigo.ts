import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { bloqueo, quedan, trasFallo } from '../../domain/transfer/authorization-code';
import { EPP } from '../../domain/transfer/epp';
import { CODIGO_INVALIDO } from '../../domain/words/transferencias';
import { type Codigo, clearIntentos, findEnUso, findIntentos, saveIntentos } from './codigos-store';
import type { Acto, Respuesta } from './registrar-act';
import { esCodigo } from './secreto';
import { handleDe } from './titular-store';

/** Who tries: tries are counted for each, so that nobody's mistakes lock a name for its holder. */
const quienDe = ({ usuario, registrador }: Acto): string => (usuario ? `usuario:${usuario.id}` : registrador);

const isGood = (codigo: Codigo, now: Temporal.Instant): boolean =>
  codigo.estado === 'ACTIVE' && Temporal.Instant.compare(Temporal.Instant.from(codigo.vence_en), now) > 0;

type Prueba = { codigo: Codigo } | { rechazo: Respuesta };

const rechazo = (mensaje: string): Prueba => ({ rechazo: { epp: EPP.CODIGO_INVALIDO, mensaje } });

/**
 * Looks at a code for a name that is locked. A wrong one is remembered: after five in a row nothing is looked at for a
 * while, not even the right one (decision p).
 */
export async function checkCodigo(acto: Acto, dominio: Dominio, escrito: string): Promise<Prueba> {
  const { trx, now } = acto;
  const quien = quienDe(acto);
  const before = await findIntentos(trx, dominio.nombre, quien);
  const hasta = bloqueo(before, now);
  if (hasta)
    return rechazo(
      `Demasiados intentos con un código equivocado. Espere hasta el ${dateTime(stamp(hasta))} e inténtelo de nuevo.`,
    );
  const codigo = await findEnUso(trx, dominio.id);
  const isRight =
    codigo !== undefined &&
    isGood(codigo, now) &&
    codigo.titular === (await handleDe(trx, dominio)) &&
    esCodigo(dominio.nombre, escrito, codigo.huella);
  if (isRight) {
    await clearIntentos(trx, dominio.nombre, quien);
    return { codigo };
  }
  const { fallos, bloqueadoHasta } = trasFallo(before, now);
  await saveIntentos(trx, dominio.nombre, quien, {
    fallos,
    bloqueado_hasta: bloqueadoHasta && stamp(bloqueadoHasta),
  });
  return rechazo(wrong(fallos));
}

function wrong(fallos: number): string {
  const left = quedan(fallos);
  if (left === 0) return `${CODIGO_INVALIDO}. Por seguridad no se admiten más intentos durante una hora.`;
  return `${CODIGO_INVALIDO}. Revíselo o pida otro a su registrador: ${left === 1 ? 'le queda 1 intento' : `le quedan ${left} intentos`}.`;
}

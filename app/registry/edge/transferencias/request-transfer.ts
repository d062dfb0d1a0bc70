import { randomBytes } from 'node:crypto';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { renovadoHasta } from '../../domain/lifecycle';
import { incumplidas, reglasDe } from '../../domain/transfer/eligibility';
import { EPP } from '../../domain/transfer/epp';
import { PLAZOS } from '../../domain/transfer/terms';
import { lockDominio } from '../dominios/cambios';
import { anotarPedida } from './anotar';
import { avisarSolicitud } from './avisos';
import { checkCodigo } from './check-codigo';
import { wipeCodigo } from './codigos-store';
import { listRegistrosOrigen } from './registradores-store';
import { type Acto, NO_EXISTE, type Respuesta } from './registrar-act';
import { huellaDe } from './secreto';
import { situacionDe } from './situacion';
import { insertSolicitud } from './store';
import { handleDe } from './titular-store';

/** What a request says besides the name and its code: nothing where another registrar asks. */
export interface Pedido {
  /** The holder from then on, JSON. */
  datos: string | null;
  cuentaPagoId: number | null;
  importe: number;
}

/** A number to be told to support: the year, and what nobody can guess. */
const nuevaReferencia = (anio: number): string =>
  `TR-${anio}-${randomBytes(5).toString('hex').toUpperCase()}`;

const recordsOf = async (trx: Connection, dominio: Dominio): Promise<string> =>
  JSON.stringify(await listRegistrosOrigen(trx, dominio.id));

/** Every rule that is not met, in one sentence each; the result code is that of the first. */
async function ruledOut({ trx, now, registrador }: Acto, dominio: Dominio): Promise<Respuesta | undefined> {
  const reglas = reglasDe(await situacionDe(trx, dominio, now), registrador, dayOf(now));
  const [first, ...others] = incumplidas(reglas);
  if (!first) return undefined;
  return { epp: first.epp, mensaje: [first, ...others].map(({ motivo }) => motivo).join(' ') };
}

/**
 * A registrar asks for a name with its code (RFC 5731, transfer request). Every rule is looked at before the code is,
 * so that a code is not spent on a name that cannot move. The code is spent: sealed text and digest are gone from it.
 */
export async function requestTransfer(
  acto: Acto,
  nombre: string,
  escrito: string,
  pedido: Pedido,
): Promise<Respuesta> {
  const { trx, now, registrador } = acto;
  const dominio = await lockDominio(trx, nombre);
  if (!dominio) return NO_EXISTE;
  const ruled = await ruledOut(acto, dominio);
  if (ruled) return ruled;
  const prueba = await checkCodigo(acto, dominio, escrito);
  if ('rechazo' in prueba) return prueba.rechazo;
  const { codigo } = prueba;
  await wipeCodigo(trx, codigo.id, 'USED_FOR_REQUEST');
  const solicitada_en = stamp(now);
  const solicitud = await insertSolicitud(trx, {
    referencia: nuevaReferencia(dayOf(now).year),
    nombre,
    dominio_id: dominio.id,
    pierde: codigo.registrador,
    gana: registrador,
    usuario_id: acto.usuario?.id ?? null,
    codigo_id: codigo.id,
    huella: huellaDe(nombre, escrito),
    titular: await handleDe(trx, dominio),
    datos: pedido.datos,
    cuenta_pago_id: pedido.cuentaPagoId,
    registros: await recordsOf(trx, dominio),
    importe: pedido.importe,
    solicitada_en,
    vence_en: stamp(now.add({ hours: 24 * PLAZOS.confirmar })),
    vencimiento_nuevo: renovadoHasta(dominio.fecha_vencimiento, 1),
  });
  await anotarPedida(acto, dominio, solicitud);
  await avisarSolicitud(acto, dominio, solicitud);
  return { epp: EPP.EN_TRAMITE, mensaje: 'La solicitud de transferencia quedó pendiente.', solicitud };
}

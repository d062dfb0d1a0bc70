import { stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import type { Dominio } from '~/database/tables/registro';
import { finDe, nuevoCodigo } from '../../domain/transfer/authorization-code';
import { EPP } from '../../domain/transfer/epp';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { findEnUso, insertCodigo, wipeCodigo } from './codigos-store';
import { findPatrocinio, setBloqueado } from './registradores-store';
import { type Acto, NO_EXISTE, type Respuesta } from './registrar-act';
import { requestTransfer } from './request-transfer';
import { huellaDe, sealCodigo } from './secreto';
import { handleDe } from './titular-store';

/** What another registrar does with its own names, and with those it asks for: as over EPP, nobody signs in. */

interface Propio {
  dominio: Dominio;
  bloqueado: 0 | 1;
}

/** A name of the registrar's own, its row locked; or why not. */
async function propio({ trx, registrador }: Acto, nombre: string): Promise<Propio | Respuesta> {
  const dominio = await lockDominio(trx, nombre);
  if (!dominio) return NO_EXISTE;
  const patrocinio = await findPatrocinio(trx, dominio.id);
  if (patrocinio?.registrador === registrador) return { dominio, bloqueado: patrocinio.bloqueado };
  return { epp: EPP.NO_AUTORIZADO, mensaje: 'El dominio no es de este registrador.' };
}

const isRefusal = (found: Propio | Respuesta): found is Respuesta => 'epp' in found;

/** How long a code of another registrar is good: it says so itself, and may renew it. */
const DIAS = 365;

async function guardarCodigo({ trx, now, registrador }: Acto, dominio: Dominio, texto: string) {
  return insertCodigo(trx, {
    dominio_id: dominio.id,
    registrador,
    referencia: randomId(),
    sellado: sealCodigo(texto),
    huella: huellaDe(dominio.nombre, texto),
    fin: finDe(texto),
    titular: await handleDe(trx, dominio),
    estado: 'ACTIVE',
    usuario_id: null,
    solicitado_en: stamp(now),
    vence_en: stamp(now.add({ hours: 24 * DIAS })),
  });
}

/** Gives a name of its own a code, a new one unless it says which; the one there was stops being good. */
export async function darCodigo(acto: Acto, nombre: string, texto = nuevoCodigo()): Promise<Respuesta> {
  const found = await propio(acto, nombre);
  if (isRefusal(found)) return found;
  const { dominio } = found;
  const before = await findEnUso(acto.trx, dominio.id);
  if (before?.estado === 'USED_FOR_REQUEST')
    return { epp: EPP.PENDIENTE, mensaje: 'Hay una solicitud pendiente.' };
  if (before) await wipeCodigo(acto.trx, before.id, 'CANCELLED');
  await guardarCodigo(acto, dominio, texto);
  return { epp: EPP.HECHO, mensaje: `Código de autorización de ${nombre}: ${texto}` };
}

/** Keeps a name of its own from being transferred, or lets it. */
export async function bloquear(acto: Acto, nombre: string, bloqueado: 0 | 1): Promise<Respuesta> {
  const found = await propio(acto, nombre);
  if (isRefusal(found)) return found;
  const { dominio } = found;
  if (found.bloqueado !== bloqueado) {
    await setBloqueado(acto.trx, dominio.id, bloqueado);
    const otros = { antes: { bloqueado: bloqueado === 0 }, despues: { bloqueado: bloqueado === 1 } };
    await cambiarDominio(acto, dominio, bloqueado ? 'BLOQUEO' : 'DESBLOQUEO', { otros });
  }
  return {
    epp: EPP.HECHO,
    mensaje: bloqueado ? `${nombre} quedó bloqueado.` : `${nombre} quedó desbloqueado.`,
  };
}

/** Asks for a name of another registrar, for one of its own customers. */
export const requestForOther = (acto: Acto, nombre: string, codigo: string): Promise<Respuesta> =>
  requestTransfer(acto, nombre, codigo, { datos: null, cuentaPagoId: null, importe: 0 });

import type { Outputs } from '../../contract';
import { PORTAL } from '../../domain/lifecycle';
import { EPP } from '../../domain/transfer/epp';
import { cambio, type Op } from '../cambio/cambio';
import { lockDominio } from '../dominios/cambios';
import { requireNombre } from '../dominios/parse-nombre';
import { checkCodigo } from './check-codigo';
import { deLaPersona } from './implement';
import { findPatrocinio } from './registradores-store';
import { type Acto, NO_EXISTE } from './registrar-act';
import { findTitular } from './titular-store';

type Respuesta = Outputs['transferencia']['autorizar'];

const refused = (codigo: number, mensaje: string): Respuesta => ({
  ok: false,
  codigo,
  mensaje,
  nombre: null,
  apellido: null,
  email: null,
});

/** Tries a code for a name of another registrar. Who has the right one is told whose the name is. */
export async function tryCode(
  op: Op,
  { dominio: escrito, codigo }: { dominio: string; codigo: string },
): Promise<Respuesta> {
  const { ascii } = await requireNombre(op.trx, escrito);
  const acto: Acto = { ...op, registrador: PORTAL };
  const dominio = await lockDominio(op.trx, ascii);
  if (!dominio) return refused(EPP.NO_EXISTE, NO_EXISTE.mensaje);
  const patrocinio = await findPatrocinio(op.trx, dominio.id);
  if ((patrocinio?.registrador ?? PORTAL) === PORTAL)
    return refused(EPP.ASOCIACION, 'El dominio ya está con este registrador.');
  const prueba = await checkCodigo(acto, dominio, codigo);
  if ('rechazo' in prueba) return refused(prueba.rechazo.epp, prueba.rechazo.mensaje);
  const titular = await findTitular(op.trx, dominio);
  return {
    ok: true,
    codigo: EPP.HECHO,
    mensaje: '',
    nombre: titular?.nombre ?? null,
    apellido: titular?.apellido ?? null,
    email: titular?.email_publico ?? null,
  };
}

export const consultar = cambio(deLaPersona.transferencia.consultar, tryCode);
export const autorizar = cambio(deLaPersona.transferencia.autorizar, tryCode);

import type { z } from 'zod';
import type { Dominio } from '~/database/tables/registro';
import { formularioConDocumento } from '../../../contract/oficina/formularios';
import type { conDocumento } from '../../../contract/oficina/titularidad';
import { documentoEnPalabras } from '../../../domain/documento';
import type { Suceso } from '../../../domain/history';
import { PORTAL } from '../../../domain/lifecycle';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { cambiarDominio } from '../../dominios/cambios';
import { hecho, SIN_PENDIENTE } from '../../transferencias/registrar-act';
import { resolveTransfer } from '../../transferencias/resolve-transfer';
import type { Solicitud } from '../../transferencias/store';
import { type Dicho, elRegistro, porDocumento } from '../titularidad/anotar';
import { leerConDocumento } from '../titularidad/documento';
import { lockVisto } from '../titularidad/visto';
import { findPedida } from './pedida';

type Contestada = z.output<typeof conDocumento> & { referencia: string };

/** The name as it was seen, locked, and the request that was seen of it: what is pending by now may be another one, and that one nobody answered. */
export async function lockPedida(
  op: Op,
  { nombreDominio, visto, referencia, ...typed }: Contestada,
): Promise<{ dicho: Dicho; dominio: Dominio; pedida: Solicitud }> {
  const dicho = leerConDocumento(formularioConDocumento, typed, op);
  const dominio = await lockVisto(op, { nombreDominio, visto });
  const pedida = await findPedida(op.trx, dominio);
  if (pedida?.referencia !== referencia) throw new Rechazo('ESTADO', SIN_PENDIENTE.mensaje);
  return { dicho, dominio, pedida };
}

const SUCESOS = {
  RECHAZAR: 'RECHAZO_DEL_REGISTRO',
  APROBAR: 'APROBACION_DEL_REGISTRO',
} as const satisfies Record<string, Suceso>;

/** Answers the other registrar in the place of the holder, who reads in the history and in the notice by which document, and why. */
export async function contestar(
  op: Op,
  dominio: Dominio,
  { respuesta, dicho }: { respuesta: keyof typeof SUCESOS; dicho: Dicho },
): Promise<void> {
  await cambiarDominio(elRegistro(op), dominio, SUCESOS[respuesta], { otros: porDocumento(dicho) });
  const leen = [
    ['Quién lo hizo', 'El registro, en lugar del titular'],
    ['Documento', documentoEnPalabras(dicho)],
    ['Motivo', dicho.motivo],
  ] as const;
  const acto = { ...op, usuario: null, registrador: PORTAL, dicho: leen };
  const answered = await resolveTransfer(acto, dominio.nombre, respuesta);
  if (!hecho(answered)) throw new Rechazo('ESTADO', answered.mensaje);
}

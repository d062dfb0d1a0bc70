import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../domain/lifecycle';
import { cambiaRegistrador, type EstadoTransferencia } from '../../domain/transfer/states';
import { cambiarDominio } from '../dominios/cambios';
import { nombresDeRegistradores } from './registradores-store';
import type { Acto } from './registrar-act';
import type { Solicitud } from './store';

/** By whom: what another registrar does is not the doing of anybody of the name, nor of the registry. */
const comoEl = (acto: Acto, { gana }: Solicitud): Acto =>
  acto.registrador === gana ? { ...acto, como: 'registrador' } : acto;

async function quienPide({ trx }: Acto, { gana }: Solicitud): Promise<string> {
  return (await nombresDeRegistradores(trx)).get(gana) ?? gana;
}

/** Writes in the history of a name of ours that another registrar asked for it, and until when that can be answered. */
export async function anotarPedida(acto: Acto, dominio: Dominio, solicitud: Solicitud): Promise<void> {
  if (solicitud.pierde !== PORTAL) return;
  const despues = { registrador: await quienPide(acto, solicitud), hasta: solicitud.vence_en };
  await cambiarDominio(comoEl(acto, solicitud), dominio, 'TRANSFERENCIA_PEDIDA', {
    otros: { antes: {}, despues },
  });
}

/** The same of what became of it; that it left, and what the registry answered by a document, has an entry of its own. */
export async function anotarFin(
  acto: Acto,
  dominio: Dominio,
  solicitud: Solicitud,
  estado: EstadoTransferencia,
): Promise<void> {
  if (solicitud.pierde !== PORTAL || cambiaRegistrador(estado) || acto.dicho) return;
  const suceso = estado === 'CLIENT_REJECTED' ? 'TRANSFERENCIA_RECHAZADA' : 'TRANSFERENCIA_SIN_EFECTO';
  const despues = { registrador: await quienPide(acto, solicitud) };
  await cambiarDominio(comoEl(acto, solicitud), dominio, suceso, { otros: { antes: {}, despues } });
}

import { dateTime } from '~/format';
import type { Id } from '../../../contract/ids';
import { CLASE_EN_PALABRAS } from '../../../domain/consultas';
import { permite } from '../../../domain/oficina';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findUsuario } from '../../quien/account-store';
import { fila } from '../../row-of-id';
import { venceAlCambiar, venceEnDe } from '../../tickets/plazo';
import type { Ticket } from '../../tickets/store';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { findPorId } from '../personal-store';
import { anotarDeConsulta, lockConsulta } from './abierta';
import { saveAtencion } from './store';

const NO_ATIENDE = 'Esa persona ya no atiende consultas: elija otra.';

/** The account of who is to attend it; null of nobody. */
async function aQuienDe({ trx }: Op, aQuien: Id | ''): Promise<number | null> {
  if (aQuien === '') return null;
  const funcionario = await findPorId(trx, fila(aQuien));
  if (!funcionario || !permite(funcionario.conjuntos, 'atenderConsultas'))
    throw Rechazo.deCampos({ aQuien: NO_ATIENDE });
  return funcionario.usuarioId;
}

const SIN_CAMBIOS = 'No cambió nada: ya estaba así.';

type Atencion = Pick<Ticket, 'asignado_a' | 'clase' | 'prioridad'>;

/** How it is attended, as it is written down. */
async function foto({ trx }: Op, { asignado_a, clase, prioridad }: Atencion) {
  const atiende = asignado_a === null ? 'nadie' : llamado(await findUsuario(trx, asignado_a));
  return { atiende, clase: CLASE_EN_PALABRAS[clase], prioridad: prioridad.toLowerCase() };
}

/** Until when it is to be answered now, said of what waits for the registry. */
const hastaCuando = (ticket: Ticket): string =>
  ticket.estado === 'ABIERTO' ? ` Hay que responderla antes del ${dateTime(venceEnDe(ticket))}.` : '';

export const cambiar = cambio(oficina.consultas.cambiar, async (op, { id, aQuien, clase, prioridad }) => {
  const ticket = await lockConsulta(op, id);
  if (ticket.estado === 'CERRADO')
    throw new Rechazo('ESTADO', 'La consulta está cerrada: ábrala de nuevo antes.');
  const despues: Atencion = { asignado_a: await aQuienDe(op, aQuien), clase, prioridad };
  const esOtroPlazo = clase !== ticket.clase || prioridad !== ticket.prioridad;
  // what stays as it was is no act: nothing of it is written down
  if (!esOtroPlazo && despues.asignado_a === ticket.asignado_a) return { mensaje: SIN_CAMBIOS };
  const vence_en = esOtroPlazo ? venceAlCambiar(ticket, { clase, prioridad }, op.now) : ticket.vence_en;
  await saveAtencion(op.trx, ticket.id, { ...despues, vence_en });
  await anotarDeConsulta(op, ticket, 'Cambió cómo se atiende una consulta', {
    antes: await foto(op, ticket),
    despues: await foto(op, despues),
  });
  return { mensaje: `La consulta quedó cambiada.${hastaCuando({ ...ticket, ...despues, vence_en })}` };
});

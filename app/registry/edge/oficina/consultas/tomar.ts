import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { findUsuario } from '../../quien/account-store';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import { anotarDeConsulta, lockConsulta, MIRO, TOMO } from './abierta';
import { saveAtencion } from './store';

export const mirar = cambio(oficina.consultas.mirar, async (op, { id }) => {
  const ticket = await lockConsulta(op, id);
  await anotarDeConsulta(op, ticket, MIRO);
  return { mensaje: 'Quedó escrito que miró esta consulta. La tiene abierta durante una hora.' };
});

export const tomar = cambio(oficina.consultas.tomar, async (op, { id }) => {
  const ticket = await lockConsulta(op, id);
  const { asignado_a: quien, estado } = ticket;
  if (estado === 'CERRADO')
    throw new Rechazo('ESTADO', 'La consulta está cerrada: para atenderla, ábrala de nuevo.');
  if (quien !== null && quien !== op.usuario.id) {
    const nombre = llamado(await findUsuario(op.trx, quien));
    throw new Rechazo(
      'ESTADO',
      `La atiende ${nombre}. Si la va a atender usted, cámbielo en «Cambiar quién la atiende».`,
    );
  }
  await saveAtencion(op.trx, ticket.id, { asignado_a: op.usuario.id });
  await anotarDeConsulta(op, ticket, TOMO);
  return { mensaje: 'Ahora la atiende usted.' };
});

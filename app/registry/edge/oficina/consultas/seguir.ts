import { stamp } from '~/base/clock.server';
import { mapErroresDe } from '../../../contract/formularios';
import { formularioUnir } from '../../../contract/oficina/formularios';
import { esDelMismo, ticketNumber } from '../../../domain/consultas';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { fila } from '../../row-of-id';
import { tellAuthor } from '../../tickets/notices';
import { venceDe, venceEnDe } from '../../tickets/plazo';
import { insertMensaje, setEstado, type Ticket } from '../../tickets/store';
import { oficina } from '../implement';
import { anotarDeConsulta, lockAbierta, lockConsulta } from './abierta';
import { lockTicket } from './store';

export const reabrir = cambio(oficina.consultas.reabrir, async (op, { id }) => {
  const ticket = await lockConsulta(op, id);
  if (ticket.unida_a !== null) throw new Rechazo('ESTADO', 'Esta consulta sigue en otra: responda en esa.');
  if (ticket.estado === 'ABIERTO') return { mensaje: 'La consulta ya está abierta.' };
  await setEstado(op.trx, ticket.id, 'ABIERTO', { vence_en: venceDe(ticket, op.now) });
  await anotarDeConsulta(op, ticket, 'Abrió de nuevo una consulta');
  return { mensaje: 'La consulta está abierta de nuevo y espera respuesta.' };
});

const porCampo = (numero: string): Rechazo => Rechazo.deCampos({ numero });

/** The two, locked in the order of their numbers, so that no two who join them wait for each other. */
async function lockAmbas(op: Op, una: number, otra: number): Promise<Ticket | undefined> {
  if (otra < una) return lockTicket(op.trx, otra);
  await lockTicket(op.trx, una);
  return lockTicket(op.trx, otra);
}

/** Why one cannot go on in the other. */
function noSePuede(ticket: Ticket, otra: Ticket | undefined): Rechazo | null {
  if (!otra) return porCampo('No hay ninguna consulta con ese número.');
  if (otra.id === ticket.id) return porCampo('Es esta misma consulta: escriba el número de la otra.');
  if (!esDelMismo(ticket, otra))
    return porCampo(
      'Es de otra persona: solo se unen consultas de la misma, para no mostrarle a una lo de otra.',
    );
  if (otra.estado === 'CERRADO')
    return porCampo('Esa consulta está cerrada: ábrala de nuevo antes de unirlas.');
  if (ticket.estado === 'CERRADO') return new Rechazo('ESTADO', 'Esta consulta ya está cerrada.');
  return null;
}

export const unir = cambio(oficina.consultas.unir, async (op, input) => {
  const read = formularioUnir.safeParse(input);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  const first = await lockAmbas(op, fila(input.id), read.data.numero);
  const ticket = await lockAbierta(op, input.id);
  const otra = read.data.numero === ticket.id ? ticket : first;
  const against = noSePuede(ticket, otra);
  if (against || !otra) throw against;
  await unirA(op, ticket, otra);
  return {
    mensaje: `Esta consulta sigue en la ${ticketNumber(otra.id, otra.creado_en)}. Se lo avisamos a quien preguntó.`,
  };
});

async function unirA(op: Op, ticket: Ticket, otra: Ticket): Promise<void> {
  const [numero, seguida] = [ticket, otra].map(({ id, creado_en }) => ticketNumber(id, creado_en));
  const texto = `Usted preguntó por lo mismo en la consulta ${seguida}. Para no responderle dos veces, seguimos en esa; esta queda cerrada, con todo lo que se escribió.`;
  await insertMensaje(op.trx, ticket.id, {
    autor: 'REGISTRO',
    texto,
    creado_en: stamp(op.now),
    de_usuario_id: op.usuario.id,
  });
  await setEstado(op.trx, ticket.id, 'CERRADO', { unida_a: otra.id });
  // what was not answered here is to be answered there, and no later
  if (ticket.estado === 'ABIERTO') {
    const plazos = otra.estado === 'ABIERTO' ? [venceEnDe(ticket), venceEnDe(otra)] : [venceEnDe(ticket)];
    await setEstado(op.trx, otra.id, 'ABIERTO', { vence_en: plazos.sort()[0] });
  }
  await tellAuthor(op, ticket, {
    clave: `unida:${otra.id}`,
    texto,
    titulo: `Su consulta ${numero} sigue en la ${seguida}`,
  });
  await anotarDeConsulta(op, ticket, 'Unió una consulta a otra', { despues: { sigueEn: seguida } });
}

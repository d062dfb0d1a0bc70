import { seHaceASolas } from '../../../domain/dos-personas';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { alarm } from './avisos';
import { lockSuyo, requireEsperando } from './cual';
import { carryOut } from './responder';
import { endActoPorAprobar, saveRevision } from './store';

const NUNCA = 'Esto no se hace sin otra persona, ni con apuro: espere a que alguien lo apruebe.';

/** Breaking the glass: who asked does it at once, alone. Where it cannot be done it goes on waiting. */
export const hacerASolas = cambio(oficina.porAprobar.hacerASolas, async (op, { id, motivo }) => {
  const razon = motivoDe(motivo);
  const pedido = await lockSuyo(op, fila(id));
  requireEsperando(pedido, op);
  if (pedido.pidio_id !== op.usuario.id)
    throw new Rechazo('ESTADO', 'Lo pidió otra persona: usted puede aprobarlo, y así lo hacen entre dos.');
  if (!seHaceASolas(pedido.acto)) throw new Rechazo('ESTADO', NUNCA);
  const why = await carryOut(op, pedido);
  if (why !== undefined) throw new Rechazo('ESTADO', `No se pudo hacer. ${why}`);
  await endActoPorAprobar(
    op.trx,
    pedido.id,
    { estado: 'HECHO', termino_id: op.usuario.id, a_solas: razon },
    op.now,
  );
  const { clase, sobre, que } = pedido;
  await anotarActo(op, {
    acto: `Hizo a solas, sin que otra persona lo aprobara: ${que}`,
    clase,
    sobre,
    motivo: razon,
  });
  await alarm(op, pedido, razon);
  return {
    mensaje: 'Quedó hecho. Se lo avisamos a dirección, y queda por revisar hasta que otra persona lo mire.',
  };
});

const YA_SE_REVISO = 'Otra persona ya lo revisó.';
const DE_OTRO = 'Lo hizo usted: lo tiene que revisar otra persona.';
const NADA_QUE_REVISAR = 'Eso no se hizo a solas: no hay nada que revisar.';

/** Another person looked at what was done alone. */
export const revisar = cambio(oficina.porAprobar.revisar, async (op, { id, motivo }) => {
  const nota = motivoDe(motivo);
  const pedido = await lockSuyo(op, fila(id));
  if (pedido.a_solas === null) throw new Rechazo('ESTADO', NADA_QUE_REVISAR);
  if (pedido.pidio_id === op.usuario.id) throw new Rechazo('ESTADO', DE_OTRO);
  if (pedido.revisado_en !== null) throw new Rechazo('ESTADO', YA_SE_REVISO);
  await saveRevision(op.trx, pedido.id, { revisoId: op.usuario.id, nota }, op.now);
  const { clase, sobre, que } = pedido;
  await anotarActo(op, {
    acto: `Revisó lo que otra persona hizo a solas: ${que}`,
    clase,
    sobre,
    motivo: nota,
  });
  return { mensaje: 'Quedó revisado.' };
});

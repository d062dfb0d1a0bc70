import { stamp } from '~/base/clock.server';
import { cuentaEnHistoria } from '../../../domain/sobre';
import { dioSuMotivo } from '../../../domain/words/motivo';
import { cambio, type Op } from '../../cambio/cambio';
import { notFound } from '../../context';
import { postMessage } from '../../mensajes/post';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { MIRO_COBROS } from './mirada';
import { findCobro, findCuenta } from './store';

type De = { clase: 'PERSONA' | 'COBRO'; id: number | string };

/** Whose charges they are. */
async function personaDe({ trx }: Op, { clase, id }: De): Promise<number> {
  const usuarioId = clase === 'COBRO' ? (await findCobro(trx, fila(id)))?.usuario_id : fila(id);
  if (usuarioId === undefined || !(await findCuenta(trx, usuarioId))) throw notFound();
  return usuarioId;
}

/** Who paid reads that it was the registry, and why; who of it is in the history of the desk. Nobody is mailed: a look takes nothing from anybody. */
export const mirar = cambio(oficina.cobros.mirar, async (op, { de, motivo }) => {
  const usuarioId = await personaDe(op, de);
  const razon = motivoDe(motivo);
  await anotarActo(op, {
    acto: MIRO_COBROS,
    clase: 'persona',
    sobre: cuentaEnHistoria(usuarioId),
    motivo: razon,
  });
  await postMessage(
    op.trx,
    usuarioId,
    {
      clave: `mirada-de-cobros:${stamp(op.now)}:${op.usuario.id}`,
      titulo: 'El registro vio lo que se le cobró',
      mensaje: [
        `Una persona del registro vio sus cobros y devoluciones, y ${dioSuMotivo(razon)}.`,
        'Nada cambió, y no tiene que hacer nada.',
      ].join('\n\n'),
    },
    op.now,
  );
  return { mensaje: 'La persona recibió el motivo en sus mensajes.' };
});

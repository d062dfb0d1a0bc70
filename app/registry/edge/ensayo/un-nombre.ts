import { rolledBack } from '~/database/rolled-back';
import type { Ensayado } from '../../contract/ensayo';
import { readNombre } from '../../domain/name';
import type { Op } from '../cambio/cambio';
import { type ActoDelContrato, comoAhora } from '../cambio/ensayo';
import type { ContextoPersona } from '../context';
import { findDominio } from '../dominios/store';
import { lockUsuario } from '../quien/lock-store';
import { avisadosDesde } from './avisados';
import { marcaDe } from './avisados-store';
import { cambioPublicado, publicadoDe } from './publicado';
import { dicho } from './respuesta';

/** The act of a name with its people and its zone, done and undone. */
export function ensayarUnNombre(
  { connection, now, usuario, origen }: ContextoPersona,
  acto: ActoDelContrato,
  pedido: { nombreDominio: string },
): Promise<Ensayado> {
  const nombre = readNombre(pedido.nombreDominio) ?? '';
  return rolledBack(connection, async (trx) => {
    await lockUsuario(trx, usuario.id);
    const op: Op = { trx, now, usuario, origen };
    const marca = await marcaDe(trx);
    const antes = await publicadoDe(trx, nombre, now);
    let despues = antes;
    const ensayado = await comoAhora(op, acto, pedido, async (en) => {
      despues = await publicadoDe(en.trx, nombre, now);
    });
    const { rechazo } = ensayado;
    return {
      ...dicho(ensayado, now),
      zona: rechazo ? null : cambioPublicado(nombre, antes, despues),
      avisados: rechazo ? [] : await avisadosDesde(op, marca, await findDominio(trx, nombre)),
    };
  });
}

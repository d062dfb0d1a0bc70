import { stamp } from '~/base/clock.server';
import { undone } from '~/database/undone';
import type { Ensayado as EnsayadoDTO } from '../../contract/ensayo';
import { readNombre } from '../../domain/name';
import type { Op } from '../cambio/cambio';
import { type ActoDelContrato, comoAhora, type Ensayado } from '../cambio/ensayo';
import type { ContextoPersona } from '../context';
import { findDominio } from '../dominios/store';
import { lockUsuario } from '../quien/lock-store';
import { avisadosDesde } from './avisados';
import { marcaDe } from './avisados-store';
import { cambioPublicado, publicadoDe } from './publicado';

/** What the act would answer, and be asked before. */
const respuestaDe = ({ rechazo, espera }: Ensayado): EnsayadoDTO['acto'] => {
  if (espera !== undefined) return { seHace: false, codigo: 'POR_APROBAR', mensaje: espera, mapErrores: {} };
  if (!rechazo) return { seHace: true, codigo: 'OK', mensaje: '', mapErrores: {} };
  return {
    seHace: false,
    codigo: rechazo.codigo,
    mensaje: rechazo.message,
    mapErrores: rechazo.mapErrores,
  };
};

/** The act of a name with its people and its zone, done and undone. */
export function ensayarUnNombre(
  { connection, now, usuario, origen }: ContextoPersona,
  acto: ActoDelContrato,
  pedido: { nombreDominio: string },
): Promise<EnsayadoDTO> {
  const nombre = readNombre(pedido.nombreDominio) ?? '';
  return undone(connection, async (trx) => {
    await lockUsuario(trx, usuario.id);
    const op: Op = { trx, now, usuario, origen };
    const marca = await marcaDe(trx);
    const antes = await publicadoDe(trx, nombre, now);
    let despues = antes;
    const ensayado = await comoAhora(op, acto, pedido, async (en) => {
      despues = await publicadoDe(en.trx, nombre, now);
    });
    const { rechazo, confirma = '' } = ensayado;
    return {
      momento: stamp(now),
      acto: respuestaDe(ensayado),
      confirma: rechazo ? '' : confirma,
      zona: rechazo ? null : cambioPublicado(nombre, antes, despues),
      servidores: null,
      avisados: rechazo ? [] : await avisadosDesde(op, marca, await findDominio(trx, nombre)),
    };
  });
}

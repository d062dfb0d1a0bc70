import { Temporal } from 'temporal-polyfill';
import { rehearsed } from '~/database/savepoint';
import type { Avisado, Importacion } from '../../contract/ensayo-formas';
import type { Suceso } from '../../domain/transfer/states';
import type { Op } from '../cambio/cambio';
import { deTarea } from '../dominios/autoria';
import { findDominio } from '../dominios/store';
import type { Acto } from '../transferencias/registrar-act';
import { resolveTransfer } from '../transferencias/resolve-transfer';
import type { Solicitud } from '../transferencias/store';
import { REGISTRO } from '../transferencias/task';
import { avisadosDesde } from './avisados';
import { marcaDe } from './avisados-store';
import { cobradoDesde, finDe, lastCargo } from './importacion-store';
import { cambioPublicado, publicadoDe } from './publicado';

/** What ends a request, and who does it when. */
interface Final {
  acto: Acto;
  suceso: Suceso;
}

/** The other registrar lets the name go now. */
export const siAprueba = ({ trx, now }: Op, { pierde }: Solicitud): Final => ({
  acto: { ...deTarea(trx, now), registrador: pierde },
  suceso: 'APROBAR',
});

/** Its time is over, and the registry does what it does then. */
export const siNadieResponde = ({ trx }: Op, { vence_en }: Solicitud): Final => ({
  acto: { ...deTarea(trx, Temporal.Instant.from(vence_en)), registrador: REGISTRO },
  suceso: 'VENCER',
});

/** People of a name that is another registrar's: who they are is not for who asks for it. */
export const sinNombres = (avisados: readonly Avisado[]): Avisado[] =>
  avisados.map((each) => (each.esUsted ? each : { ...each, quien: '' }));

/** An end of a request, by what ends it: what is seen of it, and undone. */
export const finalDe = (op: Op, { id, nombre }: Solicitud, { acto, suceso }: Final) =>
  rehearsed(op.trx, async (): Promise<Importacion['aprobada']> => {
    const { trx, now } = op;
    const dominio = await findDominio(trx, nombre);
    const marca = await marcaDe(trx);
    const cargo = await lastCargo(trx);
    const antes = await publicadoDe(trx, nombre, now);
    await resolveTransfer(acto, nombre, suceso);
    return {
      ...(await finDe(trx, id)),
      cobrado: await cobradoDesde(trx, nombre, cargo),
      avisados: sinNombres(await avisadosDesde(op, marca, dominio)),
      zona: cambioPublicado(nombre, antes, await publicadoDe(trx, nombre, now)),
    };
  });

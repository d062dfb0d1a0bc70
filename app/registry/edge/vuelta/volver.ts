import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { writeDs } from '../../dns/dnssec';
import { DIAS_PARA_APROBAR } from '../../domain/candado';
import type { Foto } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { readNombre } from '../../domain/name';
import { congeladoDesde } from '../../domain/situacion';
import type { Punto } from '../../domain/vuelta-atras';
import { NADA_QUE_VOLVER, YA_NO_SE_VUELVE } from '../../domain/words/vuelta-atras';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { listDs, replaceDs } from '../dns/ds-store';
import { setFirma } from '../dns/firma';
import { nuevaVersion } from '../dns/write-zone';
import { noPuede, requireVersion } from '../dominios/acceso';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { conCustodios } from '../dominios/por-aprobar';
import { removeCandado } from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { retirarPendientes } from '../invitaciones/retirar-pendientes';
import { anularCodigo } from '../transferencias/codigos';
import { rechazarPedido } from '../transferencias/rechazar-pedido';
import { casoDe } from './caso';
import { type Anterior, esIgual, loAnterior } from './lo-anterior';

type Otros = { antes: Foto; despues: Foto };

/** What of it is kept beside the name's row: each written now, and told by the one entry of its history. */
async function writeOtros(op: Op, dominio: Dominio, { ds, registros, firmada }: Anterior): Promise<Otros> {
  const otros: Otros[] = [];
  if (registros) otros.push(await nuevaVersion(op, dominio, 'DESHACER', registros));
  if (firmada !== undefined) otros.push(await setFirma(op, dominio, firmada));
  if (ds) {
    const antes = await listDs(op.trx, dominio.id);
    await replaceDs(op.trx, dominio.id, ds);
    otros.push({ antes: { ds: antes.map(writeDs) }, despues: { ds: ds.map(writeDs) } });
  }
  return {
    antes: Object.assign({}, ...otros.map(({ antes }) => antes)),
    despues: Object.assign({}, ...otros.map(({ despues }) => despues)),
  };
}

/** A name as it was, in one entry of its history. The lock of who has it now, and whatever waits for somebody to take it, end with it. */
async function putBack(op: Op, dominio: Dominio, anterior: Anterior, { punto, esDeOtro, congelar }: Como) {
  const otros = await writeOtros(op, dominio, anterior);
  const hasta = congelar ? stamp(congeladoDesde(dominio, op.now)) : null;
  await anularCodigo(op, dominio);
  await retirarPendientes(op, dominio);
  const actual = await rechazarPedido(op, dominio);
  await cambiarDominio(esDeOtro ? conCustodios(op, actual) : op, actual, 'VUELTA_ATRAS', {
    columnas: {
      ...anterior.columnas,
      ...(hasta && { congelado_hasta: hasta }),
      ...(esDeOtro && { candado: null }),
    },
    servidores: anterior.servidores,
    otros: {
      antes: otros.antes,
      despues: { ...otros.despues, motivo: `antes del ${dateTime(punto.momento)}`, volvioA: punto.version },
    },
  });
  if (esDeOtro) await removeCandado(op.trx, dominio.id);
  return hasta;
}

interface Como {
  punto: Punto;
  esDeOtro: boolean;
  congelar: boolean;
}

/** What custodians approved was asked for in time, up to a week ago: it was tried then, and is compared with what was (decision 088). */
const pedidaEn = ({ now, paso }: Op) =>
  paso?.tipo === 'APROBADO' ? now.subtract({ hours: 24 * DIAS_PARA_APROBAR }) : now;

export const volver = cambio(persona.vuelta.volver, async (op, input) => {
  const { trx, now, usuario } = op;
  const ascii = readNombre(input.nombreDominio);
  const dominio = ascii ? await lockDominio(trx, ascii) : undefined;
  const caso =
    dominio && (await casoDe(trx, dominio, { usuarioId: usuario.id, now: pedidaEn(op) }, input.antesDe));
  if (!dominio || !caso) throw notFound();
  const { puede, elegido, esDeOtro } = caso;
  if (!puede.permitido) noPuede(op, dominio, 'volverAtras', puede);
  await requireVersion(op, dominio, input.version);
  if (!elegido) throw new Rechazo('ESTADO', YA_NO_SE_VUELVE);
  const { foto, punto } = elegido;
  const anterior = await loAnterior(trx, dominio, { foto, seLoLlevaron: esDeOtro, now });
  if (esIgual(anterior, dominio)) throw new Rechazo('ESTADO', NADA_QUE_VOLVER);
  const hasta = await putBack(op, dominio, anterior, {
    punto,
    esDeOtro,
    congelar: input.congelar,
  });
  const nombre = toULabels(dominio.nombre);
  const congelado = hasta ? ` Queda congelado hasta el ${dateTime(hasta)}.` : '';
  return { mensaje: `${nombre} volvió a como estaba antes del ${dateTime(punto.momento)}.${congelado}` };
});

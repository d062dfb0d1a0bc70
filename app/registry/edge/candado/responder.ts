import type { CambioPorAprobar, EstadoDeCambio } from '~/database/tables/candado';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { decidido, llego, type Voto } from '../../domain/candado';
import { toULabels } from '../../domain/labels';
import { cambio, type Op } from '../cambio/cambio';
import { doApproved } from '../cambio/do-approved';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import type { Autoria } from '../dominios/autoria';
import { lockDominio } from '../dominios/cambios';
import { findRoles } from '../dominios/cambios-store';
import { writeHistory } from '../dominios/por-aprobar';
import {
  type Candado,
  endPorAprobar,
  findCandado,
  findPorAprobar,
  insertVoto,
  listVotos,
} from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { tellResultado } from './avisos';

type Fin = Exclude<EstadoDeCambio, 'ESPERA'>;

const SUCESO_DE = {
  RECHAZADO: 'CAMBIO_RECHAZADO',
  RETIRADO: 'CAMBIO_RECHAZADO',
  CADUCO: 'CAMBIO_CADUCO',
  NO_SE_PUDO: 'CAMBIO_NO_SE_PUDO',
} as const;

/** A change that waits, with its name and lock as they are; all of it locked. */
export interface Esperando {
  cambio: CambioPorAprobar;
  /** Undefined where the name is gone, or another one by now. */
  dominio: Dominio | undefined;
  candado: Candado | undefined;
}

const YA: Record<Fin, string> = {
  HECHO: 'Ese cambio ya se aprobó y se hizo.',
  RECHAZADO: 'Ese cambio ya se rechazó: no se hizo.',
  RETIRADO: 'Quien podía hacerlo retiró ese cambio: no se hizo.',
  CADUCO: 'Se pasó el plazo para aprobar ese cambio: no se hizo.',
  NO_SE_PUDO: 'Ese cambio se aprobó, pero no se pudo hacer.',
};

const yaTermino = ({ estado, vence_en }: CambioPorAprobar): Rechazo =>
  new Rechazo(
    'ESTADO',
    estado === 'ESPERA'
      ? `El plazo para aprobar ese cambio terminó el ${dateTime(vence_en)}: no se hizo.`
      : YA[estado],
  );

/** The name first and then the change: of two who answer at once the second finds what the first did. */
export async function lockEsperando(op: Pick<Op, 'trx'>, id: number): Promise<Esperando | undefined> {
  const seen = await findPorAprobar(op.trx, id);
  if (!seen) return undefined;
  const found = await lockDominio(op.trx, seen.nombre);
  const dominio = found?.id === seen.dominio_id ? found : undefined;
  const candado = dominio && (await findCandado(op.trx, dominio.id));
  const cambio = await findPorAprobar(op.trx, id);
  return cambio && { cambio, dominio, candado: candado?.id === cambio.candado_id ? candado : undefined };
}

/** Ends a change, and tells everybody; its history keeps it. Nothing where somebody ended it before. */
export async function finish(
  op: Autoria,
  { cambio: before, dominio, candado }: Esperando,
  estado: Fin,
  motivo?: string,
): Promise<void> {
  const ended = await endPorAprobar(op.trx, before.id, { estado, motivo }, op.now);
  if (!ended) return;
  if (dominio && estado !== 'HECHO') await writeHistory(op, dominio, SUCESO_DE[estado], before.que, motivo);
  await tellResultado(op, dominio, candado?.custodios ?? [], { ...ended, estado });
}

const YA_NO_ES_ESO =
  'El dominio cambió desde que se pidió, y hacerlo ahora sería otra cosa que la que se aprobó. Hay que pedirlo de nuevo.';

/** Does what was approved; answers why it could not be done. */
const carryOut = (op: Op, { cambio }: Esperando, dominio: Dominio) =>
  doApproved(op, cambio, {
    key: `por-aprobar:${cambio.id}`,
    yaNoEsEso: YA_NO_ES_ESO,
    paso: { dominio },
  });

/** The name may be another version by now: what is written after what was done is. */
async function conLoHecho(op: Op, esperando: Esperando): Promise<Esperando> {
  return { ...esperando, dominio: await lockDominio(op.trx, esperando.cambio.nombre) };
}

async function decide(op: Op, esperando: Esperando & { dominio: Dominio; candado: Candado }, voto: Voto) {
  const { cambio, dominio, candado } = esperando;
  const comoCustodio = { ...op, como: 'custodio' as const };
  if (!(await insertVoto(op.trx, cambio.id, { usuarioId: op.usuario.id, voto }, op.now)))
    throw new Rechazo('EN_CURSO', 'Usted ya respondió a este cambio.');
  const mesa = { ...candado, todos: cambio.todos === 1, pidio: cambio.pidio_id };
  const outcome = decidido(await listVotos(op.trx, cambio.id), mesa);
  if (outcome === 'RECHAZADO') {
    await finish(comoCustodio, esperando, 'RECHAZADO');
    return {
      mensaje: 'Rechazó el cambio: no se hace, y el dominio queda como está.',
      estado: 'RECHAZADO' as const,
    };
  }
  const approved = await writeHistory(comoCustodio, dominio, 'CAMBIO_APROBADO', cambio.que);
  if (outcome === 'ESPERA')
    return {
      mensaje: 'Aprobó el cambio. Todavía faltan otros custodios: se hace cuando lo aprueben.',
      estado: 'ESPERA' as const,
    };
  const why = await carryOut(op, esperando, approved);
  const done = await conLoHecho(op, esperando);
  await finish(comoCustodio, done, why === undefined ? 'HECHO' : 'NO_SE_PUDO', why);
  return why === undefined
    ? {
        mensaje: `Aprobó el cambio de ${toULabels(cambio.nombre)}, y ya se hizo.`,
        estado: 'HECHO' as const,
      }
    : { mensaje: `Aprobó el cambio, pero no se pudo hacer. ${why}`, estado: 'NO_SE_PUDO' as const };
}

const isTitular = async ({ trx, usuario }: Op, dominio: Dominio | undefined): Promise<boolean> =>
  dominio !== undefined && (await findRoles(trx, usuario.id, dominio.id))?.titular === 1;

async function retirar(op: Op, esperando: Esperando) {
  const { cambio, dominio } = esperando;
  if (cambio.pidio_id !== op.usuario.id && !(await isTitular(op, dominio))) throw notFound();
  if (cambio.estado !== 'ESPERA') throw yaTermino(cambio);
  await finish(op, esperando, 'RETIRADO');
  return {
    mensaje: 'Retiró el cambio: no se hace, y el dominio queda como está.',
    estado: 'RETIRADO' as const,
  };
}

export const responder = cambio(persona.candado.responder, async (op, { id, decision }) => {
  const esperando = await lockEsperando(op, fila(id));
  if (!esperando) throw notFound();
  if (decision === 'RETIRAR') return retirar(op, esperando);
  const { cambio, dominio, candado } = esperando;
  if (!dominio || !candado?.custodios.includes(op.usuario.id)) throw notFound();
  if (cambio.estado !== 'ESPERA' || llego(cambio.vence_en, op.now)) throw yaTermino(cambio);
  return decide(op, { cambio, dominio, candado }, decision === 'APROBAR' ? 'APRUEBA' : 'RECHAZA');
});

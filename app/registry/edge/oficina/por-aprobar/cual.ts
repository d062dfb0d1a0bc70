import type { ActoPorAprobar } from '~/database/tables/oficina';
import { dateTime } from '~/format';
import { llego } from '../../../domain/candado';
import { permite } from '../../../domain/oficina';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { lockUsuario } from '../../quien/lock-store';
import { findFuncionario } from '../personal-store';
import { findActoPorAprobar, lockActoPorAprobar } from './store';

const YA: Record<Exclude<ActoPorAprobar['estado'], 'ESPERA'>, string> = {
  HECHO: 'Eso ya se hizo.',
  RECHAZADO: 'Eso ya se rechazó: no se hizo.',
  RETIRADO: 'Quien lo pidió ya lo retiró: no se hizo.',
  CADUCO: 'Pasó el plazo para aprobarlo: no se hizo.',
  NO_SE_PUDO: 'Eso se aprobó, pero no se pudo hacer.',
};

/** Refuses what ended, or whose time is over. */
export function requireEsperando({ estado, vence_en }: ActoPorAprobar, { now }: Pick<Op, 'now'>): void {
  if (estado !== 'ESPERA') throw new Rechazo('ESTADO', YA[estado]);
  if (llego(vence_en, now))
    throw new Rechazo('ESTADO', `El plazo para aprobarlo terminó el ${dateTime(vence_en)}: no se hizo.`);
}

/**
 * An act that who calls may see, locked; 404 of any other. Who asked is locked before it: what is done is written in their history too. Of two who
 * answer each other's at once the database has one begin anew.
 */
export async function lockSuyo(op: Op, id: number): Promise<ActoPorAprobar> {
  const seen = await findActoPorAprobar(op.trx, id);
  const yo = await findFuncionario(op.trx, op.usuario.id);
  if (!seen || !yo || (seen.pidio_id !== op.usuario.id && !permite(yo.conjuntos, seen.acto)))
    throw notFound();
  if (seen.pidio_id !== op.usuario.id) await lockUsuario(op.trx, seen.pidio_id);
  const locked = await lockActoPorAprobar(op.trx, id);
  if (!locked) throw notFound();
  return locked;
}

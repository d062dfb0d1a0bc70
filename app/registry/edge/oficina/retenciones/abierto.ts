import type { Dominio } from '~/database/tables/registro';
import { readNombre } from '../../../domain/name';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { lockDominio } from '../../dominios/cambios';
import { miradaDe } from '../dominios/mirada';

const SIN_MIRADA =
  'Pasó la media hora desde que dijo por qué mira este dominio. Ábralo otra vez desde Buscar, diga el motivo y repita esto.';

/** A name, locked, that who calls said why they look at, or did when they asked for what is done now; 404 of one that nobody has. */
export async function lockMirado(op: Op, escrito: string): Promise<Dominio> {
  const ascii = readNombre(escrito);
  const dominio = ascii ? await lockDominio(op.trx, ascii) : undefined;
  if (!dominio) throw notFound();
  if (op.paso?.tipo === 'APROBADO') return dominio;
  if (!(await miradaDe({ ...op, connection: op.trx }, dominio.nombre, dominio)))
    throw new Rechazo('ESTADO', SIN_MIRADA);
  return dominio;
}

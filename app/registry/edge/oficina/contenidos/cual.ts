import type { Id } from '../../../contract/ids';
import { type ClaseDeContenido, generoDe } from '../../../domain/contenidos';
import { contenidoEnHistoria } from '../../../domain/sobre';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { anotarActo } from '../historia';
import { llamado } from '../llamado';
import { type Contenido, findContenido, lockContenido } from './store';

type DeAlguien = NonNullable<Awaited<ReturnType<typeof findContenido>>>;

/** One of them, for this change alone. */
export async function requireContenido({ trx }: Op, clase: ClaseDeContenido, id: Id): Promise<DeAlguien> {
  await lockContenido(trx, clase, fila(id));
  const found = await findContenido(trx, clase, fila(id));
  if (!found) throw notFound();
  return found;
}

function yaNoEsBorrador({ clase, estado }: Pick<Contenido, 'clase' | 'estado'>): string {
  const { lo, o } = generoDe(clase);
  const otro = `escriba otr${o} a partir de ${lo === 'la' ? 'ella' : 'él'}.`;
  return estado === 'RETIRADO'
    ? `Ya se retiró. Para mostrar${lo} otra vez, ${otro}`
    : `Ya se publicó: no cambia más. Retíre${lo} y ${otro}`;
}

/** What is told to who wrote, and to who only looked, where somebody else wrote meanwhile. */
export const guardoOtro = (quien: string): string =>
  `Mientras usted lo tenía abierto, ${quien} guardó otro texto. Lo suyo no se guardó y sigue aquí: compare los dos y guarde el que quiera que quede.`;
export const quedoOtro = (quien: string): string =>
  `Mientras usted lo miraba, ${quien} guardó otro texto. No se publicó: lea el de ahora y publíquelo si está bien.`;

/** The same where it is a draft, as who changes it saw it: what somebody else wrote meanwhile is not overwritten unseen. */
export async function requireBorrador(
  op: Op,
  { clase, id, version }: { clase: ClaseDeContenido; id: Id; version: number },
  mientras = guardoOtro,
): Promise<DeAlguien> {
  const row = await requireContenido(op, clase, id);
  if (row.estado !== 'BORRADOR') throw new Rechazo('ESTADO', yaNoEsBorrador(row));
  if (row.revision !== version) throw new Rechazo('VERSION', mientras(llamadoDe(row)));
  return row;
}

/** Who wrote it last, as it is shown. */
export const llamadoDe = (quien: Pick<DeAlguien, 'nombre' | 'login'>): string =>
  llamado(quien, 'la instalación');

/** Writes an act over one of them down. */
export const anotarDeContenido = (
  op: Op,
  { clase, id }: Pick<Contenido, 'clase' | 'id'>,
  anotado: { acto: string; motivo?: string; antes?: object; despues?: object },
): Promise<void> =>
  anotarActo(op, {
    motivo: 'Contenidos del portal.',
    ...anotado,
    clase: 'contenido',
    sobre: contenidoEnHistoria(clase, id),
  });

import { stamp } from '~/base/clock.server';
import type { Id } from '../../../contract/ids';
import { cambiosEntre, renglonesDe } from '../../../domain/renglones';
import { cambio, type Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { fila } from '../../row-of-id';
import { huellaDeTerminos } from '../../terminos/huella';
import { sanitizeTerms } from '../../terminos/sanitize';
import { findVigente } from '../../terminos/store';
import { guardoOtro, llamadoDe } from '../contenidos/cual';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { SIN_MOMENTO } from './present';
import {
  findEnPreparacion,
  findVersion,
  insertVersion,
  lockVersiones,
  updateVersion,
  type Version,
} from './store';

/** Writes an act over a version down, by its number. */
export const anotarDeTerminos = (
  op: Op,
  { version }: Pick<Version, 'version'>,
  anotado: { acto: string; motivo?: string; antes?: object; despues?: object },
): Promise<void> =>
  anotarActo(op, {
    motivo: 'Términos y condiciones.',
    ...anotado,
    clase: 'contenido',
    sobre: `Términos, versión ${version}`,
  });

const YA: Record<Exclude<Version['estado'], 'BORRADOR'>, string> = {
  PUBLICADO: 'Esta versión ya se publicó: no cambia más.',
  RETIRADO: 'Esta versión se descartó. Empiece otra.',
};

/** A version that is a draft, as who changes it saw it; nobody else changes one meanwhile. */
export async function requireBorrador(
  op: Op,
  { id, version }: { id: Id; version: number },
  mientras = guardoOtro,
) {
  await lockVersiones(op.trx);
  const row = await findVersion(op.trx, fila(id));
  if (!row) throw notFound();
  if (row.estado !== 'BORRADOR') throw new Rechazo('ESTADO', YA[row.estado]);
  if (row.revision !== version) throw new Rechazo('VERSION', mientras(llamadoDe(row)));
  return row;
}

export const crear = cambio(oficina.terminos.crear, async (op) => {
  await lockVersiones(op.trx);
  const en = await findEnPreparacion(op.trx, stamp(op.now));
  if (en)
    throw new Rechazo(
      'ESTADO',
      `La versión ${en.version} todavía se prepara o espera su día. Siga con esa, o descártela antes.`,
    );
  const vigente = await findVigente(op.trx, stamp(op.now));
  const id = await insertVersion(op.trx, {
    contenido: vigente?.contenido ?? '',
    vigente_desde: SIN_MOMENTO,
    estado: 'BORRADOR',
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
  });
  const row = await findVersion(op.trx, id);
  if (!row) throw notFound();
  await anotarDeTerminos(op, row, { acto: 'Empezó una versión de los términos' });
  return { mensaje: `La versión ${row.version} empieza con el texto vigente. Todavía no la ve nadie.`, id };
});

const VACIO = 'Escriba el texto de los términos.';
const LIMPIO = ' Se quitó lo que no puede estar en los términos: vea cómo quedó.';

export const cambiar = cambio(oficina.terminos.cambiar, async (op, { id, version, contenido }) => {
  const escrito = contenido.replace(/\r\n?/g, '\n').trim();
  const limpio = sanitizeTerms(escrito);
  if (limpio === '') throw Rechazo.deCampos({ contenido: VACIO });
  const before = await requireBorrador(op, { id, version });
  await updateVersion(op.trx, before.id, {
    contenido: limpio,
    revision: before.revision + 1,
    hecho_por: op.usuario.id,
    cambiado_en: stamp(op.now),
  });
  const cambios = cambiosEntre(renglonesDe(before.contenido), renglonesDe(limpio));
  const [antes, despues] = [cambios.flatMap((each) => each.antes), cambios.flatMap((each) => each.despues)];
  await anotarDeTerminos(op, before, {
    acto: 'Cambió el borrador de los términos',
    antes: { texto: antes.join('\n'), huella: huellaDeTerminos(before.contenido) },
    despues: { texto: despues.join('\n'), huella: huellaDeTerminos(limpio) },
  });
  return {
    mensaje: `El borrador quedó guardado. Todavía no lo ve nadie.${limpio === escrito ? '' : LIMPIO}`,
  };
});

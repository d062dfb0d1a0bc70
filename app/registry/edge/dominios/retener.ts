import { dayOf, stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import { daysAfter } from '../../domain/days';
import type { Foto, Suceso } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { estadoAl } from '../../domain/lifecycle';
import {
  causaDe,
  EFECTO_EN_PALABRAS,
  efectosDe,
  escribirEfectos,
  leerEfectos,
  queNoSePuede,
  type Retencion,
  relatoDe,
  retencionesAl,
} from '../../domain/retenciones';
import { ROLES } from '../../domain/roles';
import { dioSuMotivo } from '../../domain/words/motivo';
import type { Autoria } from './autoria';
import { cambiarDominio } from './cambios';
import { eliminarVencido } from './eliminacion';
import { enlaceA } from './enlaces-de-avisos';
import { endRetencion, insertRetencion, type RetencionEscrita } from './retenciones-escritas-store';
import { findRetenciones } from './retenciones-store';
import { avisarRoles } from './roles-avisados';

/** A hold to be put. */
export interface Nueva extends Omit<Retencion, 'id' | 'desde'> {
  revisarEl: string;
  /** The account of who puts it. */
  pusoId: number;
}

/** What history keeps of one. */
const fotoDe = ({ efectos, hasta, ...retencion }: Omit<Retencion, 'id' | 'desde'>): Foto => ({
  causa: causaDe(retencion),
  efectos: efectos.map((efecto) => EFECTO_EN_PALABRAS[efecto]),
  hasta,
});

/**
 * Holds a name that is locked, and tells its people. The history of the name says that it was the registry; which of its people
 * is in the history of the desk.
 */
export async function retenerNombre(
  op: Autoria,
  dominio: Dominio,
  nueva: Nueva,
): Promise<{ id: number; dominio: Dominio }> {
  const { trx, now } = op;
  const { pusoId, revisarEl, efectos, ...rest } = nueva;
  const { id } = await insertRetencion(trx, {
    ...rest,
    dominio_id: dominio.id,
    nombre: dominio.nombre,
    efectos: escribirEfectos(efectos),
    desde: stamp(now),
    revisar_el: revisarEl,
    puso_id: pusoId,
  });
  const held = await cambiarDominio({ ...op, usuario: null }, dominio, 'RETENCION', {
    columnas: { con_retenciones: 1 },
    otros: { antes: {}, despues: { motivo: nueva.motivo, ...fotoDe(nueva) } },
  });
  const nombre = toULabels(dominio.nombre);
  await avisarRoles(op, held, ROLES, {
    clave: `retencion:${id}`,
    // Which one: a name may be held by several orders of one day.
    titulo: `${nombre}: el registro lo retuvo por ${causaDe(nueva)}`,
    parrafos: [
      relatoDe(nueva),
      `El registro ${dioSuMotivo(nueva.motivo)}.`,
      'Si tiene dudas o no está de acuerdo, escríbanos desde Contáctenos con el nombre y el número de documento.',
    ],
    enlace: enlaceA(nombre),
    prioridad: 'ALTA',
  });
  return { id, dominio: held };
}

/** How a hold ends: lifted by somebody, or because its last day passed. */
export interface Final {
  suceso: Extract<Suceso, 'RETENCION_LEVANTADA' | 'RETENCION_TERMINADA'>;
  motivo: string;
  levantoId: number | null;
}

async function avisarFin(op: Autoria, dominio: Dominio, escrita: RetencionEscrita, final: Final) {
  const nombre = toULabels(dominio.nombre);
  const queda = efectosDe(retencionesAl(dominio, dayOf(op.now)));
  const suyos = leerEfectos(escrita.efectos).filter((each) => !queda.includes(each));
  await avisarRoles(op, dominio, ROLES, {
    clave: `retencion-fin:${escrita.id}`,
    titulo:
      final.suceso === 'RETENCION_LEVANTADA'
        ? `${nombre}: el registro levantó una retención`
        : `${nombre}: terminó una retención`,
    parrafos: [
      `Era por ${causaDe(escrita)}. ${final.motivo}`,
      suyos.length > 0
        ? `${queNoSePuede(suyos, 'Por ella el')} Eso ya no rige.`
        : 'Otras retenciones siguen impidiendo lo mismo.',
      ...(queda.length > 0 ? [queNoSePuede(queda, 'Por otras retenciones el')] : []),
    ],
    enlace: enlaceA(nombre),
    prioridad: 'ALTA',
  });
}

/**
 * Ends a hold of a name that is locked: what applies from now on is read of those that are left, and nothing is put back. The
 * days that a name was kept from being deleted do not count: its term to be recovered begins now.
 */
export async function terminarRetencion(
  op: Autoria,
  dominio: Dominio,
  escrita: RetencionEscrita,
  final: Final,
): Promise<void> {
  const { trx, now } = op;
  const hoy = dayOf(now);
  await endRetencion(trx, escrita.id, {
    levantada_en: stamp(now),
    levanto_id: final.levantoId,
    motivo_levantar: final.motivo,
  });
  const without = { ...dominio, retenciones: await findRetenciones(trx, dominio) };
  const estado = estadoAl(without, hoy);
  const byDate = final.suceso === 'RETENCION_TERMINADA' && escrita.hasta !== null;
  const desde = byDate ? daysAfter(escrita.hasta ?? '', 1) : hoy.toString();
  const isFree = estado === 'LIBRE' && dominio.estado === 'ELIMINADO';
  const antes = fotoDe({ ...escrita, efectos: leerEfectos(escrita.efectos) });
  const after = await cambiarDominio({ ...op, usuario: null }, without, final.suceso, {
    columnas: isFree ? { fecha_eliminacion: desde } : {},
    otros: { antes, despues: { motivo: final.motivo } },
  });
  await avisarFin(op, after, escrita, final);
  if (!isFree && (estado === 'ELIMINADO' || estado === 'LIBRE') && dominio.estado !== 'ELIMINADO')
    await eliminarVencido({ ...op, usuario: null }, after, desde);
}

/** Of a hold whose last day passed. */
export const LLEGO_SU_FECHA = (hasta: string): string => `Su último día fue el ${date(hasta)}.`;

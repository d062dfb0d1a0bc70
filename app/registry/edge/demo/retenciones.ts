import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Autoria } from '../dominios/autoria';
import { lockDominio } from '../dominios/cambios';
import { findAbierta } from '../dominios/retenciones-escritas-store';
import { type Nueva, retenerNombre, terminarRetencion } from '../dominios/retener';
import { findPersona } from './store';

type Texto = Pick<Nueva, 'clase' | 'documento' | 'motivo' | 'efectos'>;

const JUICIO: Texto = {
  clase: 'ORDEN_JUDICIAL',
  documento: '123/2026',
  motivo: 'Un juez lo ordenó mientras decide de quién es el nombre.',
  efectos: ['TRANSFERENCIA', 'CAMBIOS', 'ELIMINACION'],
};
const DISPUTA: Texto = {
  clase: 'DISPUTA',
  documento: 'DP-2026-8',
  motivo: 'Otra empresa reclama el nombre como marca suya.',
  efectos: ['TRANSFERENCIA', 'ELIMINACION'],
};
const MEDIDA: Texto = {
  clase: 'MEDIDA_ADMINISTRATIVA',
  documento: 'MA-77/2026',
  motivo: 'El dominio se usó para engañar a personas: deja de publicarse mientras se investiga.',
  efectos: ['ZONA', 'CAMBIOS'],
};

interface Retenido {
  nombre: string;
  retenciones: readonly (Texto & { dura?: number; revisar: number; levantada?: string })[];
}

/** A name with a hold, one with two, and one whose hold was lifted. */
const RETENIDOS: readonly Retenido[] = [
  { nombre: 'federico.uy', retenciones: [{ ...JUICIO, revisar: 20 }] },
  {
    nombre: 'otraempresa.com.uy',
    retenciones: [
      { ...MEDIDA, dura: 45, revisar: 30 },
      { ...DISPUTA, revisar: 0 },
    ],
  },
  {
    nombre: 'laotraorilla.com.uy',
    retenciones: [
      { ...DISPUTA, documento: 'DP-2026-3', revisar: 10, levantada: 'Las partes se pusieron de acuerdo.' },
    ],
  },
];

/** Hours ago: before anybody asked to lift one, and when somebody did without waiting for another person (`por-aprobar.ts`). */
const PUESTAS = 24 * 12;
const LEVANTADA = 30;

/** Holds them, as somebody of the registry would have at their desk. */
export async function loadRetenciones(trx: Connection, now: Temporal.Instant): Promise<void> {
  const { id: pusoId } = await findPersona(trx, 'direccion');
  const hoy = dayOf(now);
  const at = (horas: number): Autoria => ({
    trx,
    now: now.subtract({ hours: horas }),
    origen: 'WEB',
    usuario: null,
  });
  for (const { nombre, retenciones } of RETENIDOS)
    for (const { dura, revisar, levantada, ...texto } of retenciones) {
      const dominio = await lockDominio(trx, nombre);
      if (!dominio) throw new Error(`${nombre} is not in the demo`);
      const { dominio: held, id } = await retenerNombre(at(PUESTAS), dominio, {
        ...texto,
        hasta: dura === undefined ? null : hoy.add({ days: dura }).toString(),
        revisarEl: hoy.add({ days: revisar }).toString(),
        pusoId,
      });
      const escrita = levantada && (await findAbierta(trx, held.id, id));
      if (escrita)
        await terminarRetencion(at(LEVANTADA), held, escrita, {
          suceso: 'RETENCION_LEVANTADA',
          motivo: levantada,
          levantoId: pusoId,
        });
    }
}

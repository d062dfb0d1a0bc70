import { toULabels } from '../../../domain/labels';
import type { ClaseDeReservado } from '../../../domain/reservados';
import type { Op } from '../../cambio/cambio';
import { anotarActo } from '../historia';
import type { Cuenta } from './leer';
import { escrito } from './present';
import { type Guardado, saveGuardado } from './store';

/** A name as it is to be kept, and what is kept of it now. */
export interface PorGuardar {
  nombre: string;
  clase: ClaseDeReservado;
  motivo: string;
  cuenta: Cuenta | null;
  before: Guardado | undefined;
}

/** Keeps one name, by itself or of a list, and writes down why, with what there was and what there is. The list is locked. */
export async function guardarUno(op: Op, nuevo: PorGuardar, porque: string): Promise<void> {
  const { nombre, clase, motivo, cuenta, before } = nuevo;
  await saveGuardado(op.trx, { nombre, clase, motivo, para_usuario_id: cuenta?.id ?? null });
  await anotarActo(op, {
    acto: before ? 'Cambió un nombre reservado' : 'Reservó un nombre',
    clase: 'reservado',
    sobre: toULabels(nombre),
    motivo: porque,
    antes: escrito(before),
    despues: escrito({ clase, login: cuenta?.login ?? null, motivo }),
  });
}

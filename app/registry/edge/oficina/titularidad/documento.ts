import type { z } from 'zod';
import { dayOf } from '~/base/clock.server';
import { mapErroresDe } from '../../../contract/formularios';
import type { Documento } from '../../../domain/documento';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';

const NO_LLEGO = 'Ese día todavía no llegó: escriba el día que dice el documento.';

/** What was typed of a document, and besides, by the rules of its form; refused beside the fields at fault. */
export function leerConDocumento<Typed extends Documento>(
  schema: z.ZodType<Typed>,
  typed: unknown,
  { now }: Pick<Op, 'now'>,
): Typed {
  const read = schema.safeParse(typed);
  if (!read.success) throw Rechazo.deCampos(mapErroresDe(read.error));
  if (read.data.fecha > dayOf(now).toString()) throw Rechazo.deCampos({ fecha: NO_LLEGO });
  return read.data;
}

import { data } from '@remix-run/node';
import type { ArchivoGuardado, CampoError } from '~/registry/contract/ticket';
import { ERROR_TICKET } from '~/registry/domain/words/tickets';
import { type Parsed, refuse } from '~/session/forms/parse-with-zod.server';
import { TICKET } from './asked-ticket';

export type Refused = { camposError: readonly CampoError[]; mensajeRespuesta?: string };

/** The form again, with every rule that was broken beside its field, and the files that are kept for it. */
export function refusedWithFiles(
  typed: Parsed,
  { camposError, mensajeRespuesta }: Refused,
  archivosGuardados: readonly ArchivoGuardado[],
) {
  const mapErrores: Record<string, string> = {};
  for (const { codigo, mensaje } of camposError)
    mapErrores[codigo] = [mapErrores[codigo], mensaje].filter(Boolean).join(' · ');
  const refused = refuse(TICKET, typed, { mensaje: mensajeRespuesta || ERROR_TICKET, mapErrores });
  return data({ ...refused.data, archivosGuardados }, { status: 422 });
}

import { data } from '@remix-run/node';
import { z } from 'zod';
import { rehearse } from '~/routes/ensayo/rehearse.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, parseWithZod } from '~/session/forms/parse-with-zod.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import type { Borrador } from './draft';
import { namesOf } from './holder-names';
import { toSend } from './import.server';

/** What was filled in, as the registry is asked for the name. */
export function orderOf({ dominio, datos, cuentaPago }: Borrador) {
  if (!datos || cuentaPago === null) throw new Error('a request was sent before its summary');
  const { codigo, codigoValidado: _, fijos: __, ...rest } = datos;
  const datosTitular = { ...rest, ...namesOf(datos) };
  return { dominio, codigoAutorizacion: codigo, datosTitular, cuentaPago };
}

/** What asking for it will do; or why it would be refused. */
export async function ensayar(args: RouteArgs, submission: SignedSubmission) {
  const { borrador } = await toSend(args);
  const seen = await rehearse(submission, { tipo: 'IMPORTAR_DOMINIO', pedido: orderOf(borrador) });
  const typed = parseWithZod(submission.form, { schema: z.object({}) });
  return 'ensayo' in seen
    ? { ...again(typed), ...seen }
    : data({ error: seen.refusal.mensaje }, { status: 422 });
}

import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { cuentaPagoNueva } from '~/registry/contract/formularios';
import { done, refused } from '~/session/answers.server';
import type { Submission } from '~/session/form.server';
import { refusalOf } from '~/session/registry-refusal';
import { forgetSubmission } from '~/session/submission.server';
import type { Registry, RouteArgs } from '~/session/visit.server';

/** Uruguay: the country a new account begins with (spec 9). */
export const URUGUAY = 1;

const country = z.coerce.number().int().positive().catch(URUGUAY);
const key = z.string().min(8).max(100).optional().catch(undefined);

/** The document types of a country. */
async function documentsOf(registry: Registry, idPais: unknown) {
  const { documentos } = await registry.carrito.documentosPorPais({ idPais: country.parse(idPais) });
  return documentos;
}

/** What the form offers to choose from, before anything was typed. */
export async function accountChoices(registry: Registry) {
  const [{ paises }, { formasPago }, documentos] = await Promise.all([
    registry.carrito.paises(),
    registry.carrito.formasPago(),
    documentsOf(registry, URUGUAY),
  ]);
  return { paises, formasPago, documentos };
}

/** The same form with what was typed, and the documents of its country; nothing is wrong yet. */
export async function actualizarDocumentos(args: RouteArgs, { form, registry }: Submission) {
  forgetSubmission(args.context);
  const typed = parseWithZod(form, { schema: z.object({}) });
  return data({ lastResult: typed.reply(), documentos: await documentsOf(registry, form.get('idPais')) });
}

/** Makes a payment account. */
export async function agregar(args: RouteArgs, { form, registry }: Submission) {
  const submission = parseWithZod(form, { schema: cuentaPagoNueva });
  const refuse = async (refusal?: Parameters<typeof refused>[1]) => {
    const documentos = await documentsOf(registry, form.get('idPais'));
    return data({ ...refused(submission, refusal).data, documentos }, { status: 422 });
  };
  if (submission.status !== 'success') return refuse();
  const { nombre, ...cuenta } = submission.value;
  const answer = await registry.cuenta.guardarCuentaPago({
    templateCuentaPagoDTO: { id: -1, nombre, cuenta },
    operacion: key.parse(form.get('operacion') ?? undefined),
  });
  if (answer.respCodigo === 'OK')
    return done(args, address.misDatos(), { tipo: 'ok', texto: `Se agregó la forma de pago «${nombre}».` });
  const message = answer.respMensaje || 'Error al crear la cuenta de pago';
  return refuse(refusalOf(message, answer.mapErrores, Object.keys(submission.value)));
}

import * as address from '~/addresses';
import { RegistryFailure } from '~/registry/client.server';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import type { RequestContext, RouteArgs } from '~/session/request/request-context.server';

/** What was put aside for a person; the cart does without the answer. */
export async function apartadosDe({ person, plainRegistry }: RequestContext) {
  if (!person) return [];
  try {
    return (await plainRegistry.registro.apartados()).apartados;
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return [];
  }
}

const nombreDe = (form: FormData): string => String(form.get('nombre') ?? '').slice(0, 260);

/** Takes a name back into the cart; where it still does not fit, or is taken by now, the registry says so. */
export async function recuperarApartado(
  args: RouteArgs,
  { form, session, registry }: Submission,
): Promise<Response> {
  const uuidVenta = (await session.read('uuidVenta')) ?? null;
  const { respuestaOK, mensajeRespuesta, ventaDTO } = await registry.registro.agregar({
    dominios: [{ nombre: nombreDe(form) }],
    uuidVenta,
  });
  if (ventaDTO) await session.write('uuidVenta', ventaDTO.uuidVenta);
  return done(args, address.carrito(), { tipo: respuestaOK ? 'ok' : 'error', texto: mensajeRespuesta });
}

/** Lets a name go. */
export async function descartarApartado(args: RouteArgs, { form, registry }: Submission): Promise<Response> {
  const nombre = nombreDe(form);
  await registry.registro.descartarApartado({ nombre });
  return done(args, address.carrito(), { tipo: 'ok', texto: `${nombre} ya no está apartado.` });
}

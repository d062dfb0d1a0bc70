import * as address from '~/addresses';
import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { RegistryFailure } from '~/registry/failure';
import { done } from '~/session/forms/answers.server';
import type { Submission } from '~/session/forms/form.server';
import { type RequestContext, type RouteArgs, redirect } from '~/session/request/request-context.server';
import { empezado } from './draft';
import { keepBorrador } from './draft.server';
import { namedBy } from './own-request.server';

/** A request of the person's; without its data the address leads to its own error page (spec 2). */
export async function requestOrError(
  args: RouteArgs,
  { plainRegistry, failed }: RequestContext,
): Promise<SolicitudTransferencia> {
  const named = namedBy(args.request);
  if (!named.dominio || !named.codigo) throw redirect(args, address.error('Autorizacion'));
  try {
    return (await plainRegistry.transferencia.datos(named)).solicitud;
  } catch (failure) {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado')
      throw redirect(args, address.error('Autorizacion'));
    return failed(failure, 'transferencia.datos');
  }
}

/** Begins a request again with everything that was typed but the code, which was spent. */
export async function reintentar(args: RouteArgs, submission: Submission): Promise<Response> {
  const { dominio, datosTitular } = await requestOrError(args, submission);
  const datos = datosTitular && { ...EMPTY, ...datosTitular, codigo: '', codigoValidado: false, fijos: [] };
  await keepBorrador(submission, { ...empezado(dominio), datos });
  return done(args, address.importar(), {
    tipo: 'aviso',
    texto: `Empiece de nuevo con ${dominio}: los datos que escribió se conservan. Va a necesitar un código de autorización nuevo.`,
  });
}

const EMPTY = { tipo: 'PERSONA', nombre: '', apellido: '', direccion: '', telefono: '', email: '' } as const;

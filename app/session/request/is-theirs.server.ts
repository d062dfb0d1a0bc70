import { RegistryFailure } from '~/registry/client.server';
import type { RequestContext } from './request-context.server';

/** Whether the person has a role on a name, and so sees its page; the page that asks does without the answer. */
export async function isTheirs(
  { person, plainRegistry }: Pick<RequestContext, 'person' | 'plainRegistry'>,
  nombreDominio: string,
): Promise<boolean> {
  if (!person) return false;
  try {
    return (
      (await plainRegistry.administracion.informacion({ nombreDominio, conRegistros: false }))
        .codigoRespuesta === 'OK'
    );
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return false;
  }
}

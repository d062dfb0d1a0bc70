import type { LoaderFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { RegistryFailure } from '~/registry/client.server';
import { pacedFile } from '~/serving/paced-body';
import { orBack } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';

/**
 * The person's own file, always to be saved: opened inside the portal it would be a page of it. Read as fast as it is taken. What is not
 * there, and what is somebody else's, is the same 404.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { plainRegistry, failed } = await signedIn(args);
  const { codigo = '' } = args.params;
  const asked = plainRegistry.descarga.archivo({ codigo }).catch((failure: unknown) => {
    if (failure instanceof RegistryFailure && failure.kind === 'noEncontrado') return null;
    return failed(failure, 'descarga.archivo');
  });
  const file = await orBack(args, address.descargarDatos(), asked);
  if (!file) throw new Response(null, { status: 404 });
  return new Response(pacedFile(args.context, file), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Content-Security-Policy': 'sandbox',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

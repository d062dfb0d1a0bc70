import type { LoaderFunctionArgs } from '@remix-run/node';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { visit } from '~/session/request/request-context.server';

/** A public key of the certificates (`{clave}.pem`), as openssl reads it. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await visit(args);
  const clave = (args.params.clave ?? '').replace(/\.pem$/, '').slice(0, 60);
  const { pem } = await orNotAvailable(registry.constancia.clavePublica({ clave }));
  if (pem === null) throw new Response(null, { status: 404 });
  return new Response(pem, {
    headers: {
      'Content-Type': 'application/x-pem-file',
      'Content-Disposition': `attachment; filename="${clave}.pem"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

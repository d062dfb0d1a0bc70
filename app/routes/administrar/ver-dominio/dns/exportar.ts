import type { LoaderFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { orBack } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';

/** The zone as a file (RFC 1035), to be saved. What is not there leads to the error address: a file has no page. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const nombreDominio = new URL(args.request.url).searchParams.get('dominio') ?? '';
  if (nombreDominio === '') return redirect(args, address.error('NotFound'));
  const zone = registry.dns.exportarZona({ nombreDominio });
  const { texto } = await orBack(args, address.verDominio(nombreDominio), zone);
  const name = nombreDominio.replace(/[^a-z0-9.-]/gi, '_');
  return new Response(texto, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.zone"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

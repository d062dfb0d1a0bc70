import type { LoaderFunctionArgs } from '@remix-run/node';
import { type Certificate, certificateOf, keyOf } from './look-up.server';
import { pdfOf } from './pdf.server';

type Make = (constancia: Certificate, args: LoaderFunctionArgs) => Promise<Buffer> | Buffer;

/** A certificate as files: what was signed, to the byte; its signature; the public key; and the paper. */
const FILES: Readonly<Record<string, { tipo: string; make: Make }>> = {
  'constancia.txt': { tipo: 'text/plain; charset=utf-8', make: ({ texto }) => Buffer.from(texto, 'utf8') },
  'constancia.firma': {
    tipo: 'application/octet-stream',
    make: ({ firma }) => Buffer.from(firma, 'base64'),
  },
  'clave.pem': { tipo: 'application/x-pem-file', make: keyOf },
  'constancia.pdf': { tipo: 'application/pdf', make: pdfOf },
};

export async function loader(args: LoaderFunctionArgs) {
  const { archivo = '' } = args.params;
  const file = Object.hasOwn(FILES, archivo) ? FILES[archivo] : undefined;
  const constancia = file && (await certificateOf(args));
  if (!file || !constancia) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(await file.make(constancia, args)), {
    headers: {
      'Content-Type': file.tipo,
      'Content-Disposition': `attachment; filename="${archivo}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { signedIn } from '~/session/guard.server';
import { idOf, orNotAvailable } from '../administrar/not-available.server';

/** A file of the person's own ticket, always to be saved: it never runs or shows inside the portal. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { id, idArchivo } = args.params;
  const file = await orNotAvailable(registry.ticket.archivo({ id: idOf(id), idArchivo: idOf(idArchivo) }));
  return new Response(await file.arrayBuffer(), {
    headers: {
      'Content-Type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** RFC 8187: what `encodeURIComponent` leaves and the header does not take. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { id } from '~/registry/contract/base';
import { orBack } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';

const named = z.object({ id, idArchivo: id });

/**
 * A file of the person's own ticket, always to be saved: it never runs or shows inside the portal. What is not there
 * leads to the error address, for a file has no page to say it on.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { data: asked } = named.safeParse(args.params);
  if (!asked) return redirect(args, address.error('NotFound'));
  const file = await orBack(args, address.ticket(asked.id), registry.ticket.archivo(asked));
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

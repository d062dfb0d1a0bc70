import type { AppLoadContext } from '@remix-run/node';
import { pacedFile } from '~/serving/paced-body';

/** A file that somebody attached to a ticket, always to be saved: it never runs or shows inside the portal. */
export const fileToSave = (context: AppLoadContext, file: File): Response =>
  new Response(pacedFile(context, file), {
    headers: {
      'Content-Length': String(file.size),
      'Content-Type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** RFC 8187: what `encodeURIComponent` leaves and the header does not take. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

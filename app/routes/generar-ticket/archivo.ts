import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { id } from '~/registry/contract/base';
import { orBack } from '~/session/forms/answers.server';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';
import { fileToSave } from './file-to-save.server';

const named = z.object({ id, idArchivo: id });

/** A file of the person's own ticket. What is not there leads to the error address, for a file has no page to say it on. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const { data: asked } = named.safeParse(args.params);
  if (!asked) return redirect(args, address.error('NotFound'));
  return fileToSave(
    args.context,
    await orBack(args, address.ticket(asked.id), registry.ticket.archivo(asked)),
  );
}

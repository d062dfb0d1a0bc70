import type { LoaderFunctionArgs } from '@remix-run/node';
import * as address from '~/addresses';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/request/request-context.server';

/** `?dominio=`: where mails about registrar transfers lead; the detail looks the domain up (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return redirect(args, address.verDominio(new URL(args.request.url).searchParams.get('dominio') ?? ''));
}

/** It only leads on; a page of its own lets a failure say so in the frame. */
export default function TarVerDominio() {
  return null;
}

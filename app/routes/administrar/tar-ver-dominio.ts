import type { LoaderFunctionArgs } from '@remix-run/node';
import { signedIn } from '~/session/guard.server';
import { redirect } from '~/session/visit.server';
import { domainHref } from './domain-href';

/** `?dominio=`: where mails about registrar transfers lead; the detail looks the domain up (spec 2). */
export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return redirect(args, domainHref(new URL(args.request.url).searchParams.get('dominio') ?? ''));
}

/** It only leads on; a page of its own lets a failure say so in the frame. */
export default function TarVerDominio() {
  return null;
}

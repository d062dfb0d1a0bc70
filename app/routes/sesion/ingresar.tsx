import type { LoaderFunctionArgs } from '@remix-run/node';
import { beginSignIn } from '~/session/sign-in/begin.server';

/** `?volver=` is where the person goes on after signing in. */
export const loader = (args: LoaderFunctionArgs) => beginSignIn(args);

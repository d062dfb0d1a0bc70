import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Handle } from '~/scripts';
import { beginSignIn } from '~/session/sign-in/begin.server';

export const handle: Handle = { scripts: false };

/** `?volver=` is where the person goes on after signing in. */
export const loader = (args: LoaderFunctionArgs) => beginSignIn(args);

/** It only leads on; a page of its own lets a failure say so in the frame. */
export default function Ingresar() {
  return null;
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Handle } from '~/scripts';
import { finishSignIn } from '~/session/sign-in/finish.server';

export const handle: Handle = { scripts: false };

/** Where the provider sends people back. */
export const loader = (args: LoaderFunctionArgs) => finishSignIn(args);

export default function Vuelta() {
  return null;
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { finishSignIn } from '~/session/sign-in/finish.server';

/** Where the provider sends people back. */
export const loader = (args: LoaderFunctionArgs) => finishSignIn(args);

export default function Vuelta() {
  return null;
}

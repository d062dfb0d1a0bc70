import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { Handle } from '~/scripts';
import { signOut } from '~/session/sign-in/sign-out.server';

export const handle: Handle = { scripts: false };

/** Looking at the address signs nobody out. */
export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) => signOut(args);

export default function Salir() {
  return null;
}

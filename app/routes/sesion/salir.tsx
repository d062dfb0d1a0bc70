import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { signOut } from '~/session/sign-in/sign-out.server';

/** Looking at the address signs nobody out. */
export const loader = () => redirect('/');

export const action = (args: ActionFunctionArgs) => signOut(args);

export default function Salir() {
  return null;
}

import type { LinksFunction } from '@remix-run/node';
import desk from './desk.css?url';

/** What only the screens of who is signed in look like: visitors do not wait for it. */
export const deskStyles: LinksFunction = () => [{ rel: 'stylesheet', href: desk }];

import { PERSONAL } from '~/session/page-cache/cache-control';
import { forgetLeftCookie } from '~/session/sign-in/just-left.server';

/** An empty style sheet of the page that follows a sign-out: a browser waits for it before it shows that page. */
export const loader = () =>
  new Response('', {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': PERSONAL,
      'Set-Cookie': forgetLeftCookie(),
    },
  });

import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { branchesOf, branchFor } from '~/serving/branches.server';
import { places } from '../support/portal/addresses';
import { Cookies } from '../support/portal/cookies';
import { signInWith } from '../support/portal/sign-in';
import { onDemoData } from '../support/registry';

const branches = branchesOf(build);
const asking = (path: string, cookie = '') =>
  new Request(`http://portal.test${path}`, { headers: { Host: 'portal.test', Cookie: cookie } });
const heading = async (response: Response) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1];

describe('the branches of the addresses', () => {
  onDemoData();
  const whole = createRequestHandler(build, 'production');

  test.each(places)('$path is answered by its branch as by the whole', async ({ path }) => {
    const part = branchFor(branches, path.split('?')[0] ?? '');
    const handler = part ? createRequestHandler(part, 'production') : whole;
    const cookies = new Cookies();
    cookies.keep(await signInWith('', 'titular'));
    await whole(asking(path, cookies.header), {}); // what is written as it is first opened, is
    for (const cookie of ['', cookies.header]) {
      const [one, other] = [await handler(asking(path, cookie), {}), await whole(asking(path, cookie), {})];
      expect(one.status).toBe(other.status);
      expect(one.headers.get('Location')?.split('?')[0]).toBe(other.headers.get('Location')?.split('?')[0]);
      expect(await heading(one)).toBe(await heading(other));
    }
  });

  test.each(['/administrar/nada', '/AYUDA', '/ayuda/', '/nada', '/ayuda.data'])('%s too', async (path) => {
    const part = branchFor(branches, path);
    const handler = part ? createRequestHandler(part, 'production') : whole;
    expect((await handler(asking(path), {})).status).toBe((await whole(asking(path), {})).status);
  });
});

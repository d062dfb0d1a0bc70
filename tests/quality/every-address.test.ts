import { describe, expect, test } from 'vitest';
import { places } from '../support/portal/addresses';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const screens = places.filter(({ module }) => module.default !== undefined);

describe('every screen, asked by someone who was never here', () => {
  onDemoData();

  test.each(screens)('$path answers a whole page, or leads to one', async ({ path }) => {
    const page = await visitor().open(path);
    if (page.status === 0) return expect(page.path).toContain('/oidc/');
    expect(page.status).toBeLessThan(600);
    expect(page.heading).not.toBe('');
    expect(page.title).toContain(page.heading);
  });
});

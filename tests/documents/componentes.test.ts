import { expect, test } from 'vitest';
import { settings, useSettings } from '~/base/config.server';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

onDemoData();

test('the visual language is a page of the portal in development', async () => {
  const page = await visitor().open('/dev/componentes');
  expect(page.status).toBe(200);
  expect(page).toHaveHeading('Componentes');
});

test('in production nobody finds it', async () => {
  const development = settings();
  useSettings({ ...development, NODE_ENV: 'production' });
  const page = await visitor().open('/dev/componentes');
  useSettings(development);
  expect(page.status).toBe(404);
});

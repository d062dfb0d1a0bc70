import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_FACTORS } from '../../../app/identity/demo-factor';
import { SignIn } from '../screens/purchase';
import { Confirm } from '../screens/second-step';
import { expectSound } from './soundness';

export const DESK = '/registro';

/** Somebody of the registry's people, at the first page of the desk. */
export async function atDesk(page: Page, login: 'atencion' | 'direccion'): Promise<void> {
  await page.goto(DESK);
  await (await new SignIn(page).met()).as(login);
  const secret = Secret.fromBase32(DEMO_FACTORS[login] ?? '');
  await (await new Confirm(page).met()).withCode(new TOTP({ secret }).generate());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficina del registro');
}

/** A form that has to be filled in is sent as it is: it says why not, where, and what was there stays. */
export async function refusesAsItIs(page: Page, sound = expectSound): Promise<boolean> {
  const form = page
    .getByRole('main')
    .locator('form[method=post]')
    .filter({ has: page.locator('[required]') });
  if ((await form.count()) === 0) return false;
  for (const fold of await form.first().locator('xpath=ancestor::details[not(@open)]').all())
    await fold.locator(':scope > summary').click();
  for (const empty of await form
    .first()
    .locator('input[required]:not([type=radio],[type=checkbox]),textarea[required]')
    .all())
    await empty.fill('');
  await form.first().getByRole('button').last().click();
  const summary = page.getByRole('alert').filter({ hasText: 'Errores encontrados:' });
  await expect(summary, page.url()).toBeVisible();
  await sound(page);
  return true;
}

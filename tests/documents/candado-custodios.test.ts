import { expect, test } from 'vitest';
import { removingCustodian } from '../support/locked';
import { onDemoData } from '../support/registry';

onDemoData();

test('somebody is taken off the custodians only once it was said what comes of that', async () => {
  const dialog = await removingCustodian();
  expect(dialog).toSay('Sigue siendo custodio de rioarriba.uy, que ya tiene candado');
  const page = await dialog.press('Quitar custodio');
  expect(page).toLeaveNotice('ya no está en su lista');
  expect(page).toSay('No tiene custodios.');
  expect(page.text).not.toContain('Todavía no invitó a nadie');
});

test('what was asked of a lock and waits says until when', async () => {
  const whole = await removingCustodian();
  const page = whole.$('#esperan').closest('section').text();
  expect(whole.$('main > section h2').first().attr('id'), 'before all else').toBe('esperan');
  expect(whole.$('details:has(#invitar)').attr('open'), 'the form is a press away').toBeUndefined();
  expect(page).toMatch(/Espera respuesta\s*hasta el \d\d\/\d\d\/\d{4}/);
  expect(page).toContain('Ver o retirar');
});

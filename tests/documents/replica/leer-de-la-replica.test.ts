import { describe, expect, it } from 'vitest';

import { type Visitor, visitor } from '../../support/portal/portal';
import type { Cuenta } from '../../support/portal/sign-in';
import { onReplicated, readsDuring } from '../../support/with-replica';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';
const DATA = '/administrar/mis-datos';

const replicated = onReplicated({ DATABASE_REPLICA_SECONDS: '60' });

const FROM_REPLICA = new Set(['caught-up']);
const BEHIND = new Set(['behind']);

/** What somebody is shown at an address, and where it was read. */
const shown = (who: Visitor, address: string) => readsDuring(() => who.open(address));

/** Somebody who was here before, as the process that answers them knows, with a replica that stands still from now on. */
async function alreadyHere(...logins: Cuenta[]) {
  const people = await Promise.all(logins.map((login) => visitor().as(login)));
  for (const who of people) await who.open(DATA);
  await replicated.catchUp();
  await replicated.hold();
  return people as [Visitor, ...Visitor[]];
}

describe('who changed something', () => {
  it('sees it at once, from the server that has it, while others read the replica, and so do they once that has it', async () => {
    const [titular, other = titular] = await alreadyHere('titular', 'administrativo');
    const page = await titular.open(DETAIL);
    const dialog = await page.follow('Solicitar un Código de Autorización');
    const done = await readsDuring(() => dialog.press('Solicitar Código de Autorización'));
    expect(done.answer).toLeaveNotice('La solicitud del Código de Autorización se procesó exitosamente.');
    expect(done.from).toEqual(BEHIND); // the page after the form; the form itself reads no replica
    const after = await shown(titular, DETAIL);
    expect(after.answer).toSay('Ver el código de autorización');
    expect(after.from).toEqual(BEHIND);
    expect((await shown(other, DATA)).from).toEqual(FROM_REPLICA);
    await replicated.catchUp();
    const later = await shown(titular, DETAIL);
    expect(later.answer).toSay('Ver el código de autorización');
    expect(later.from).toEqual(FROM_REPLICA);
  });
});

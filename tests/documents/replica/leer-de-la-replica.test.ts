import type { Server } from 'node:http';
import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPortal } from '../../../server';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { type Visitor, visitor } from '../../support/portal/portal';
import { accessTokenOf, type Cuenta } from '../../support/portal/sign-in';
import { onReplicated, readsDuring } from '../../support/with-replica';

const DETAIL = '/administrar/ver-dominio?dominio=titular.uy';
const DATA = '/administrar/mis-datos';
const NOTICES = '/administrar/mis-datos/avisos';
const FEWER = 'Recibe menos avisos';
const SEARCH = '/consulta-disponibilidad';

const replicated = onReplicated({ DATABASE_REPLICA_SECONDS: '60' });

const FROM_REPLICA = new Set(['caught-up']);
const BEHIND = new Set(['behind']);

/** What somebody is shown at an address, and where it was read. */
const shown = (who: Visitor, address: string) => readsDuring(() => who.open(address));

/** Somebody whom the process knows from a page before; from now on the replica stands still. */
async function hereBefore(login: Cuenta): Promise<Visitor> {
  const who = await visitor().as(login);
  await who.open(DATA);
  return who;
}

async function held(): Promise<void> {
  await replicated.catchUp();
  await replicated.hold();
}

describe('who changed something', () => {
  it('sees it at once, from the server that has it, while others read the replica, and so do they once that has it', async () => {
    const [titular, other] = [await hereBefore('titular'), await hereBefore('administrativo')];
    await held();
    const dialog = await (await titular.open(DETAIL)).follow('Solicitar un Código de Autorización');
    const done = await readsDuring(() => dialog.press('Solicitar Código de Autorización'));
    expect(done.answer).toLeaveNotice('La solicitud del Código de Autorización se procesó exitosamente.');
    expect(done.from).toEqual(BEHIND); // the page after the form; of the form nothing is ever asked of a replica
    const after = await shown(titular, DETAIL);
    expect(after.answer).toSay('Ver el código de autorización');
    expect(after.from).toEqual(BEHIND);
    expect((await shown(other, DATA)).from).toEqual(FROM_REPLICA);
    await replicated.catchUp();
    const later = await shown(titular, DETAIL);
    expect(later.answer).toSay('Ver el código de autorización');
    expect(later.from).toEqual(FROM_REPLICA);
  });

  it('sees it in another session of theirs too', async () => {
    const [here, there] = [await hereBefore('tecnico'), await hereBefore('tecnico')];
    await held();
    expect((await shown(there, NOTICES)).from).toEqual(FROM_REPLICA);
    await (await here.open(NOTICES)).press('Recibir menos avisos');
    const seen = await shown(there, NOTICES);
    expect(seen.answer).toSay(FEWER);
    expect(seen.from).toEqual(BEHIND);
  });

  it('is not told that something is not there which came a moment ago, as what a mail leads to', async () => {
    const who = await hereBefore('otro');
    const { id: dominioId = 0 } = (await observe.domain('titular.uy')) ?? {};
    const { id: theirs = 0 } = (await observe.person('otro')) ?? {};
    const { id: before = 0 } = (await observe.person('financiero')) ?? {};
    await held();
    await given.roles({ usuario_id: theirs }, { usuarioId: before, dominioId });
    const page = await shown(who, DETAIL);
    await given.roles({ usuario_id: before }, { usuarioId: theirs, dominioId });
    expect(page.answer).toHaveHeading('titular.uy');
    expect(page.from).toContain('refused');
  });

  it('is shown what hardly changes as it is, for what is kept for everybody is never of the replica', async () => {
    const other = await hereBefore('financiero');
    await other.open(SEARCH);
    await held();
    await given.price(432_100);
    const page = await shown(other, SEARCH);
    expect(page.answer).toSay('4.321');
    expect(page.from).toEqual(FROM_REPLICA);
  });
});

describe('at the front door', () => {
  let server: Server;
  let url: string;
  beforeEach(async () => {
    server = createPortal((_request, _response, next) => next()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const place = server.address();
    url = `http://127.0.0.1:${place && typeof place === 'object' ? place.port : 0}`;
  });
  afterEach(() => void server.close());

  const visited = async (path: string): Promise<string> =>
    load(await (await fetch(url + path)).text())('main').text();

  it('who changed something by a program sees it in the portal', async () => {
    const who = await hereBefore('otro');
    await held();
    const headers = {
      authorization: `Bearer ${await accessTokenOf('otro')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ menosAvisos: true });
    const answer = await fetch(`${url}/api/usuario/preferencias`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect(await who.open(NOTICES)).toSay(FEWER);
  });

  it('a visitor’s page is read from the replica, and never one that is kept for others from before what they would see', async () => {
    await given.price(100_000);
    await visited('/consulta-whois');
    await replicated.catchUp();
    const first = await readsDuring(() => visited(`${SEARCH}?nombre=primero`));
    expect(first.from).toEqual(FROM_REPLICA);
    await replicated.hold();
    await given.price(432_100);
    await given.domain('titular.uy', { nombre: 'segundo.uy' });
    const second = await readsDuring(() => visited(`${SEARCH}?nombre=segundo`));
    await given.domain('segundo.uy', { nombre: 'titular.uy' });
    expect(second.answer).toContain('4.321');
    expect(second.from).toEqual(BEHIND);
    await replicated.catchUp();
    expect(await visited(`${SEARCH}?nombre=segundo`)).toBe(second.answer); // from memory
  });

  it('who runs it is told how it stands, and what was read', async () => {
    const told = await (await fetch(`${url}/estado/listo?detalle`)).json();
    expect(told).toMatchObject({ estado: 'listo', replica: { 'se lee': expect.any(Number) } });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^portal_reads_total\{from="replica",why="caught-up"\} \d+$/m);
    expect(metrics).toMatch(/^portal_replica_lag_seconds\{state="se lee"\} [\d.]+$/m);
  });
});

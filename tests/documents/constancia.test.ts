import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { dayOf, now } from '~/base/clock.server';
import { date } from '~/format';
import * as given from '../support/given';
import type { Page } from '../support/portal/page';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';
import { temporaryFolder } from '../support/settings';
import { as } from '../support/situations';

onDemoData();

/** The page of a certificate of `ñandú.uy`, as its holder got it. */
async function issued() {
  const titular = await as('titular');
  const dialog = await titular.open('/administrar/ver-dominio/constancia?dominio=ñandú.uy');
  return dialog.press('Emitir constancia');
}

const fileOf = async (path: string) => {
  const response = await visitor().request(path);
  expect(response.status, path).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};

interface Node {
  role?: string;
  id?: string;
  children?: readonly Node[];
}
const rolesIn = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

/** Whether this machine has openssl; where it has not, its steps are not tried. */
const hayOpenssl = spawnSync('openssl', ['version']).error === undefined;

/** What openssl answers to the last of the steps that the page tells, with these bytes for its text. */
async function verifiedBySteps(page: Page, textOf: (signed: Buffer) => Buffer): Promise<string> {
  const steps = page.$('pre').last().text();
  const folder = temporaryFolder();
  for (const [, address = ''] of steps.matchAll(/curl -O (\S+)/g)) {
    const { pathname } = new URL(address);
    const { bytes } = await fileOf(pathname);
    const name = pathname.split('/').pop() ?? '';
    writeFileSync(join(folder, name), name.endsWith('.txt') ? textOf(bytes) : bytes);
  }
  const command = /openssl.*$/s.exec(steps)?.[0] ?? '';
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

describe('a certificate', () => {
  test('is asked for in the detail of a name, and anybody checks it at its own address', async () => {
    const titular = await as('titular');
    const detail = await titular.open('/administrar/ver-dominio?dominio=ñandú.uy');
    expect(detail.links['Pedir una constancia']).toContain('/administrar/ver-dominio/constancia?dominio=');
    const page = await issued();
    expect(page).toLeaveNotice('Se emitió la constancia.');
    // on a phone a notice would break it at its hyphens
    expect(page.$('#aviso').text()).not.toContain('UY-');
    const anybody = await visitor().open(page.path);
    expect(anybody.$('h1').text()).toMatch(/^Constancia UY-/);
    expect(anybody.$('h1 .unbroken').text()).toMatch(/^UY-[^ ]+$/);
    expect(anybody.text).toContain('ñandú.uy (xn--and-6ma2c.uy)');
    expect(anybody.text).toContain('Todo lo que dice sigue siendo así');
    expect(anybody.shipsScripts).toBe(false);
    expect(anybody.$('meta[name=robots]').attr('content')).toBe('noindex');
  });

  test('leads back to the name whoever sees that, and nobody else', async () => {
    const page = await issued();
    const BACK = 'Volver a ñandú.uy';
    expect((await page.follow(BACK)).path).toMatch(/^\/administrar\/ver-dominio\?dominio=/);
    const others = [await (await as('tecnico')).open(page.path), await (await as('otro')).open(page.path)];
    expect([...others, await visitor().open(page.path)].map(({ links }) => BACK in links)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('its number is typed from paper; one that was never given says so, and is found', async () => {
    const numero = (await issued()).path.split('/').pop() ?? '';
    const start = await visitor().open('/constancia');
    const nothing = await start.press('Buscar', { 'Número de la constancia': ' ' });
    expect(nothing).toShowError('Número de la constancia', 'Ingrese el número de la constancia.');
    expect(nothing.$('[autofocus]').is('.errors')).toBe(true);
    const found = await start.press('Buscar', { 'Número de la constancia': numero.toLowerCase() });
    expect(found.$('h1').text()).toBe(`Constancia ${numero}`);
    const forged = await visitor().open('/constancia/UY-0000-0000-0000-0000');
    expect(forged.status).toBe(404);
    expect(forged.$('h1').text()).toBe('Ninguna constancia tiene ese número');
    expect(forged.field('Número de la constancia').value).toBe('UY-0000-0000-0000-0000');
  });

  test('its files are what is signed, to the byte, as the page says how to check', async () => {
    const page = await issued();
    const text = (await fileOf(`${page.path}/constancia.txt`)).bytes;
    const signature = (await fileOf(`${page.path}/constancia.firma`)).bytes;
    const published = createPublicKey((await fileOf(`${page.path}/clave.pem`)).bytes);
    expect(verify(null, text, published, signature)).toBe(true);
    expect(verify(null, Buffer.concat([text, Buffer.from(' ')]), published, signature)).toBe(false);
    expect(page.text).toContain('openssl pkeyutl -verify -pubin');
  });

  test.runIf(hayOpenssl)('its steps with openssl accept the text that was given, and no other', async () => {
    const page = await issued();
    expect(await verifiedBySteps(page, (signed) => signed)).toContain('Signature Verified Successfully');
    const altered = await verifiedBySteps(page, (signed) =>
      Buffer.from(signed.toString('utf8').replace('Vence el: ', 'Vence el: 1')),
    );
    expect(altered).not.toContain('Successfully');
    expect(altered).toMatch(/Verification Failure/);
  });

  test('an old one says first that not all of it is so any more, what it said and what is so now', async () => {
    const { path } = await issued();
    expect((await visitor().open(path)).text).toContain('Vigente');
    await given.domain('xn--and-6ma2c.uy', { estado: 'VENCIDO' });
    const expired = await visitor().open(path);
    expect(expired).toSay('Ya no todo es así');
    expect(expired).toSay('Estado: decía Registrado; ahora, Registrado, vencido y todavía renovable.');
    expect(expired.text).not.toContain('Vigente');
    await given.noDomain('xn--and-6ma2c.uy');
    expect(await visitor().open(path)).toSay('ahora, Ya no está registrado.');
  });

  test('of a name that expired warns of it, though nothing that it says changed', async () => {
    const day = dayOf(now()).subtract({ days: 20 }).toString();
    await given.domain('xn--and-6ma2c.uy', { estado: 'VENCIDO', fecha_vencimiento: day });
    const anybody = await visitor().open((await issued()).path);
    expect(anybody).toSay('Dominio vencido');
    expect(anybody).toSay(`Venció el ${date(day)}.`);
    expect(anybody).toSay(`Vence el${date(day)}`);
    expect(anybody.text).not.toContain('Vigente');
  });

  test('the paper has the text that was signed, in letters of any alphabet, and is tagged for screen readers', async () => {
    const page = await issued();
    const { type, bytes } = await fileOf(`${page.path}/constancia.pdf`);
    expect(type).toBe('application/pdf');
    const pdf = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false }).promise;
    const first = await pdf.getPage(1);
    const { items } = await first.getTextContent();
    const said = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const signed = (await fileOf(`${page.path}/constancia.txt`)).bytes.toString('utf8');
    const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
    expect(words(said)).toBe(words(signed));
    expect(rolesIn(await first.getStructTree())).toEqual(expect.arrayContaining(['Document', 'H1', 'P']));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Constancia de registro de ñandú.uy', Language: 'es-UY' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test('a day that is wrong stays as it was typed, with its reason', async () => {
    const titular = await as('titular');
    const dialog = await titular.open('/administrar/ver-dominio/constancia?dominio=ñandú.uy');
    const refused = await dialog.press('Emitir constancia', { 'De qué día': '31/02/2026' });
    expect(refused.status).toBe(422);
    expect(refused.field('De qué día').value).toBe('31/02/2026');
    expect(refused.text).toContain('Escriba el día así: 25/08/2026.');
  });

  test('a day is chosen in a calendar, and the paper is of that day', async () => {
    const titular = await as('titular');
    const dialog = await titular.open('/administrar/ver-dominio/constancia?dominio=ñandú.uy');
    expect(dialog.$('[name=dia]').attr('type')).toBe('date');
    const wrong = await dialog.press('Emitir constancia', { 'De qué día': '2099-01-31' });
    expect(wrong.text).toContain('Ese día todavía no llegó.');
  });

  test('what is no file of it, and of none, is not there', async () => {
    const page = await issued();
    for (const path of [`${page.path}/otra.cosa`, `${page.path}/constructor`, '/constancia/UY-0/clave.pem'])
      expect((await visitor().request(path)).status, path).toBe(404);
  });
});

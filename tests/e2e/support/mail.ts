import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { PortalProcess } from './portal-process';

/** What was mailed to an address, as it lies in the portal's folder, which comes with its first mail. */
function mailTo({ mail }: PortalProcess, address: string): string[] {
  const sent = existsSync(mail) ? readdirSync(mail).filter((name) => !name.startsWith('.')) : [];
  const texts = sent.map((name) => readFileSync(join(mail, name), 'utf8'));
  return texts.filter((text) => text.includes(address));
}

/** The six-digit code that was mailed to an address; waits for the mail. */
export async function codeMailedTo(portal: PortalProcess, address: string): Promise<string> {
  const codeIn = () => /^\s*(\d{6})\s*$/m.exec(mailTo(portal, address).join('\n'))?.[1] ?? '';
  await expect.poll(codeIn, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return codeIn();
}

/** What was quoted on its way (RFC 2045, 6.7), as it was written. */
const plain = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The link of a kind that was mailed to an address; waits for the mail. */
export async function linkMailedTo(portal: PortalProcess, address: string, kind: RegExp): Promise<string> {
  const linkIn = () => kind.exec(plain(mailTo(portal, address).join('\n')))?.[0] ?? '';
  await expect.poll(linkIn, { timeout: 20_000 }).toMatch(kind);
  return linkIn();
}

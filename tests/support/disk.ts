import { execFileSync } from 'node:child_process';
import { temporaryFolder } from './settings';

/** A disk of a test's own. */
export interface Disk {
  folder: string;
  remove: () => void;
}

/** Makes a disk in memory; null where this account may not, or this system cannot. */
export function diskWith(options: string): Disk | null {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { folder, remove: () => void execFileSync('umount', ['-l', folder]) };
}

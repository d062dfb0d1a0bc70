import { format } from 'node:util';
import { afterEach } from 'vitest';

/** What React, Remix or our own code complains of fails the test in which it was said. */
const said: string[] = [];

console.error = (...words: unknown[]) => {
  said.push(format(...words));
};

afterEach(() => {
  const complaints = said.splice(0);
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});

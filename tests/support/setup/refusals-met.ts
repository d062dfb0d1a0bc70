import { appendFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { onRefusal } from '~/base/refusals';

const { REFUSALS_MET } = process.env;
const met = new Set<string>();
const undeclared: string[] = [];

/** What the registry refuses in a test has to be declared; a whole run keeps what it met, to be held against the declarations. */
onRefusal(({ operation, codigo, isDeclared }) => {
  const line = `${operation} ${codigo}`;
  if (!isDeclared) undeclared.push(line);
  if (!REFUSALS_MET || met.has(line)) return;
  met.add(line);
  appendFileSync(REFUSALS_MET, `${line}\n`);
});

afterEach(() => {
  const found = undeclared.splice(0);
  if (found.length > 0) throw new Error(`The contract does not declare: ${found.join(', ')}`);
});

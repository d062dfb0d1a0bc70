import { appendFileSync } from 'node:fs';
import { afterEach } from 'vitest';
import { onRefusal } from '~/base/refusals';

const { REFUSALS_MET } = process.env;
const met = new Set<string>();
const undeclared: string[] = [];

/** What the registry refuses in a test has to be declared; a whole run keeps what it met, to be held against the declarations. */
onRefusal(({ operation, codigo, mensaje, isDeclared }) => {
  const line = `${operation} ${codigo}`;
  if (!isDeclared) undeclared.push(line);
  const told = `${line}\t${mensaje}`;
  if (!REFUSALS_MET || met.has(told)) return;
  met.add(told);
  appendFileSync(REFUSALS_MET, `${told}\n`);
});

afterEach(() => {
  const found = undeclared.splice(0);
  if (found.length > 0) throw new Error(`The contract does not declare: ${found.join(', ')}`);
});

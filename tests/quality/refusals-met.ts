import { readFileSync } from 'node:fs';
import { isContractProcedure } from '@orpc/contract';
import { contract } from '~/registry/contract';
import { rechazosDe } from '~/registry/contract/rechazos';

/**
 * Holds what the contract declares equal to what the tests of a run were refused with: a code that no test meets may be one
 * that no operation answers any more. What is met and not declared failed its own test already.
 */
const [file = ''] = process.argv.slice(2);
const met = new Set(readFileSync(file, 'utf8').trim().split('\n'));
const declared = Object.values(contract)
  .flatMap((area) => Object.values(area).filter(isContractProcedure))
  .flatMap((operation) => {
    const { method, path } = operation['~orpc'].route;
    return rechazosDe(operation).map((codigo) => `${method} ${path} ${codigo}`);
  });
const unmet = declared.filter((line) => !met.has(line));
for (const line of unmet) process.stdout.write(`Declared, and no test is refused so: ${line}\n`);
process.stdout.write(`${declared.length} refusals declared, ${declared.length - unmet.length} met\n`);
process.exitCode = unmet.length > 0 ? 1 : 0;

import { readFileSync } from 'node:fs';
import { isContractProcedure } from '@orpc/contract';
import { contract } from '~/registry/contract';
import { contratoOficina } from '~/registry/contract/oficina';
import { rechazosDe } from '~/registry/contract/rechazos';
import { EXPLICACIONES } from '~/registry/contract/significado-de-codigos';

/**
 * Holds what the contract declares equal to what the tests of a run were refused with: a code that no test meets may be one
 * that no operation answers any more. What is met and not declared failed its own test already. And the sentence that the
 * help gives for a code has to be one that was said.
 */
const [file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').trim().split('\n');
const met = new Set(lines.map((line) => line.split('\t')[0]));
const declared = [...Object.values(contract), ...Object.values(contratoOficina)]
  .flatMap((area) => Object.values(area).filter(isContractProcedure))
  .flatMap((operation) => {
    const { method, path } = operation['~orpc'].route;
    return rechazosDe(operation).map((codigo) => `${method} ${path} ${codigo}`);
  });
const unmet = declared.filter((line) => !met.has(line));
for (const line of unmet) process.stdout.write(`Declared, and no test is refused so: ${line}\n`);
process.stdout.write(`${declared.length} refusals declared, ${declared.length - unmet.length} met\n`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A sentence of the help as a pattern: `…` stands for anything. */
const patternOf = (frase: string) => new RegExp(`^${frase.split('…').map(escaped).join('.+')}$`);
const isDeclared = (codigo: string): boolean => declared.some((line) => line.endsWith(` ${codigo}`));
const unsaid = Object.entries(EXPLICACIONES).filter(
  ([codigo, { frase }]) =>
    isDeclared(codigo) &&
    !lines.some((line) => {
      const [operation = '', mensaje = ''] = line.split('\t');
      return operation.endsWith(` ${codigo}`) && patternOf(frase).test(mensaje);
    }),
);
for (const [codigo, { frase }] of unsaid)
  process.stdout.write(`Explained, and never said: ${codigo} ${frase}\n`);
process.exitCode = unmet.length + unsaid.length > 0 ? 1 : 0;

import { isContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '~/registry/contract';
import { contratoOficina } from '~/registry/contract/oficina';
import { rechazosDe } from '~/registry/contract/rechazos';

/** How an answer says which fields are at fault: section 7 spells it in three ways. */
const FIELDS = ['mapErrores', 'camposError', 'camposConError'];

it('what refuses a field can say which: otherwise its sentence stands beside none', () => {
  const mute = [...Object.entries(contract), ...Object.entries(contratoOficina)].flatMap(
    ([area, operations]) =>
      Object.entries(operations).flatMap(([name, operation]) => {
        if (!isContractProcedure(operation) || !rechazosDe(operation).includes('CAMPOS')) return [];
        const { outputSchema } = operation['~orpc'];
        const says =
          outputSchema instanceof z.ZodObject && FIELDS.some((field) => field in outputSchema.shape);
        return says || !(outputSchema instanceof z.ZodObject) ? [] : [`${area}.${name}`];
      }),
  );
  expect(mute).toEqual([]);
});

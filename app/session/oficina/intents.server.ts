import type { ActionFunctionArgs } from '@remix-run/node';
import type { Oficina } from '~/registry/contract/oficina';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import { readForm, type Submission } from '../forms/form.server';
import { attend, type Table, withNames } from '../forms/intents.server';
import { atDesk } from './desk.server';

/** A form of somebody who works at the registry. */
export type DeskSubmission = Submission & { oficina: Oficina };

/** What `intents` is, of a page of the desk: of who may do `acto`. */
export const intentsOfDesk = <Answers extends Record<string, unknown>>(
  acto: ActoDeOficina,
  table: Table<DeskSubmission, Answers>,
) =>
  withNames(table, async (args: ActionFunctionArgs): Promise<Answers[keyof Answers]> => {
    const { oficina } = await atDesk(args, acto);
    return attend(table, args, { ...(await readForm(args)), oficina });
  });

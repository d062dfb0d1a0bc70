import { type DefaultValue, parse, type SubmissionResult, useForm } from '@conform-to/react';
import { useMemo } from 'react';
import type { Draft } from '../frame/data';
import { useFrame } from '../frame/frame-context';
import { asks, type Fields, type FormShape, type Typed } from './shape';

interface ScreenFormOptions<F extends Fields> {
  /** `useActionData()?.lastResult`. */
  lastResult?: SubmissionResult | null;
  defaultValue?: DefaultValue<Typed<F>>;
  /** Where a page has several forms: takes only answers and drafts that were sent with this `intencion`. */
  intencion?: string;
}

/** conform keeps the last answer it was given; this one tells it that there is none any more. */
const NO_ANSWER: SubmissionResult = { initialValue: null };

/**
 * A form whose rules live on the server: conform keeps what was typed and the errors of the last answer; a draft kept
 * by the session (failure of the registry, expired sign-in) fills it when there is no answer.
 */
export function useScreenForm<F extends Fields>(shape: FormShape<F>, options: ScreenFormOptions<F> = {}) {
  const { intencion, lastResult, defaultValue } = options;
  const { draft } = useFrame();
  const kept = useMemo(() => resultOfDraft(shape, draft), [shape, draft]);
  const mine = [lastResult, kept].find((result) => result && answers(result, intencion));
  return useForm<Typed<F>>({ id: shape.id, lastResult: mine ?? NO_ANSWER, defaultValue });
}

/** A result without intent answers every form. */
function answers(result: SubmissionResult, intencion: string | undefined): boolean {
  const sent = result.initialValue?.intencion;
  return intencion === undefined || sent === undefined || sent === intencion;
}

/** The name as words, because the summary has to say which field it was: 'Nombre apellido', 'Servidor 2 nombre'. */
const wordsOf = (name: string): string =>
  name
    .replace(/\[(\d+)\]\./, (_, row: string) => ` ${Number(row) + 1} `)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const notKept = (name: string): string =>
  `${wordsOf(name)}: lo que escribió era demasiado largo para conservarlo. Escríbalo de nuevo, más corto.`;

/** Typed fields in the shape of an answer; beside those that could not be kept it says so. */
function resultOfDraft(shape: FormShape, draft: Draft | null): SubmissionResult | null {
  if (!draft) return null;
  const typed = new FormData();
  for (const [name, values] of Object.entries(draft.campos)) {
    for (const value of [values].flat()) typed.append(name, value);
  }
  const lost = draft.omitidos.filter((name) => asks(shape, name)).map((name) => [name, [notKept(name)]]);
  return parse<typeof draft.campos, string[]>(typed, { resolve: () => ({ error: {} }) }).reply({
    fieldErrors: Object.fromEntries(lost),
  });
}

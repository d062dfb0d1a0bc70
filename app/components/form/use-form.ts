import { type DefaultValue, type SubmissionResult, useForm as useConform } from '@conform-to/react';
import { useEffect, useMemo, useRef } from 'react';
import { useFrame } from '../frame/frame-context';
import { draftResult } from './draft-result';
import { type Constraints, type Fields, isRows, type ScreenForm, type Typed } from './screen-form';

interface FormOptions<F extends Fields> {
  /** `useActionData()?.lastResult`. */
  lastResult?: SubmissionResult | null;
  defaultValue?: DefaultValue<Typed<F>> | null;
  /** Of its schema, from the loader. */
  constraint?: Constraints;
  /** Where a page has several forms: takes only answers and drafts that were sent with this `intencion`. */
  intencion?: string;
}

/**
 * conform's `useForm`, with what every screen needs besides: a draft kept by the session (failure of the registry, expired
 * sign-in) is the last result where there is no answer, and a form that was done in the end is as at first.
 */
export function useForm<F extends Fields>(asked: ScreenForm<F>, options: FormOptions<F> = {}) {
  const { intencion, lastResult, defaultValue, constraint } = options;
  const { draft } = useFrame();
  const kept = useMemo(() => draft && draftResult(asked, draft), [asked, draft]);
  const answer = [lastResult, kept].find((each) => each && answers(each, intencion)) ?? undefined;
  const shown = useMemo(() => answer && quiet(answer), [answer]);
  const begins = useBeginning(asked, shown?.initialValue, defaultValue ?? undefined);
  useAsAtFirst(asked.id, shown);
  return useConform<Typed<F>>({
    id: asked.id,
    lastResult: shown ?? NOTHING_SAID,
    constraint,
    defaultValue: begins,
  });
}

/** A form as its screen shows it: conform's metadata of it and of its fields. */
export type Made<F extends Fields = Fields> = ReturnType<typeof useForm<F>>;

/** An answer without intent is for every form. */
function answers({ initialValue }: SubmissionResult, intencion: string | undefined): boolean {
  const sent = initialValue?.intencion;
  return intencion === undefined || sent === undefined || sent === intencion;
}

/** Without its status: told of an error, conform would put the focus into the first field at fault, and it is the summary's. */
const quiet = ({ status: _, ...result }: SubmissionResult): SubmissionResult => result;

/** conform knows rows by the value that a form begins with: of a page that comes with an answer that is what was sent. */
function useBeginning<F extends Fields>(
  asked: ScreenForm<F>,
  sent: SubmissionResult['initialValue'],
  given: DefaultValue<Typed<F>> | undefined,
) {
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  return isFirst.current && isTyped(asked, sent) ? sent : given;
}

/** What was sent has the lists of its form, and texts. */
const isTyped = <F extends Fields>(
  { fields }: ScreenForm<F>,
  sent: unknown,
): sent is DefaultValue<Typed<F>> =>
  typeof sent === 'object' &&
  sent !== null &&
  Object.entries(sent).every(([name, value]) => !isRows(fields[name]) || Array.isArray(value));

/** Where there is no answer, and no longer one: conform forgets what was wrong. */
const NOTHING_SAID: SubmissionResult = {};

/** An answer that goes away was the last one before it was done. */
function useAsAtFirst(id: string, answer: SubmissionResult | undefined) {
  const shown = useRef(answer);
  useEffect(() => {
    const was = shown.current;
    shown.current = answer;
    const form = document.forms.namedItem(id);
    if (was && !answer && form) reset(form);
  }, [id, answer]);
}

/** As the browser does it, and conform is not told: it leaves every list blank of which it knows no first value. */
function reset(form: HTMLFormElement) {
  form.addEventListener('reset', (event) => event.stopPropagation(), { once: true });
  form.reset();
}

import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Draft } from '../frame/data';
import { useFrame } from '../frame/frame-context';
import { fieldsOf, type GivenAtFirst, postedOf } from './fields';
import { type FormAnswer, type Posted, textsOf } from './form-answer';
import { asks, type Fields, type FormShape } from './shape';

interface ScreenFormOptions<F extends Fields> {
  /** `useActionData()?.lastResult`. */
  lastResult?: FormAnswer | null;
  defaultValue?: GivenAtFirst<F> | null;
  /** Where a page has several forms: takes only answers and drafts that were sent with this `intencion`. */
  intencion?: string;
}

/** Layout effects warn on the server and are not needed there. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A form whose rules live on the server: it shows what was typed and the errors of the last answer; a draft kept by the
 * session (failure of the registry, expired sign-in) fills it when there is no answer.
 */
export function useScreenForm<F extends Fields>(shape: FormShape<F>, options: ScreenFormOptions<F> = {}) {
  const { intencion, lastResult, defaultValue } = options;
  const { draft } = useFrame();
  const kept = useMemo(() => draft && answerOfDraft(shape, draft), [shape, draft]);
  const answer: FormAnswer | undefined =
    [lastResult, kept].find((each) => each && answers(each, intencion)) ?? undefined;
  useWhatIsAnswered(shape, answer);
  const { '': general, ...errors } = answer?.errors ?? {};
  const form = { id: shape.id, errors: general, allErrors: answer?.errors ?? NOTHING_WRONG };
  return [form, fieldsOf(shape, answer?.typed ?? postedOf(shape, defaultValue ?? {}), errors)] as const;
}

/** The name as words, because the summary has to say which field it was: 'Nombre apellido', 'Servidor 2 nombre'. */
const wordsOf = (name: string): string =>
  name
    .replace(/\[(\d+)\]\./, (_, row: string) => ` ${Number(row) + 1} `)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const notKept = (name: string): string =>
  `${wordsOf(name)}: lo que escribió era demasiado largo para conservarlo. Escríbalo de nuevo, más corto.`;

/** A draft as an answer; beside those that could not be kept it says so. */
function answerOfDraft(shape: FormShape, { campos, omitidos }: Draft): FormAnswer {
  const lost = omitidos.filter((name) => asks(shape, name)).map((name) => [name, [notKept(name)]]);
  return { typed: campos, errors: Object.fromEntries(lost) };
}

const NOTHING_WRONG: Readonly<Record<string, string[]>> = {};

/** An answer without intent is for every form. */
function answers({ typed }: FormAnswer, intencion: string | undefined): boolean {
  const [sent] = textsOf(typed, 'intencion');
  return intencion === undefined || sent === undefined || sent === intencion;
}

/**
 * Inputs keep by themselves what a person types, so a new answer is put into those that are there already: rows moved up,
 * a field filled in. What was typed on while the answer was on its way stays. When it was done in the end, the form is as
 * at first.
 */
function useWhatIsAnswered(shape: FormShape, answer: FormAnswer | undefined) {
  const shown = useRef(answer);
  const sent = useWhatWasSent(shape.id);
  useBrowserEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    const form = document.getElementById(shape.id);
    if (!(form instanceof HTMLFormElement)) return;
    if (!answer) return form.reset();
    for (const control of form.elements)
      if (isTyped(control, shape)) put(control, answer.typed, sent.current);
  }, [shape, answer]);
}

/** Every text of a form as it was when it was last sent, by name. */
function useWhatWasSent(id: string) {
  const sent = useRef<FormData>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.id === id) sent.current = new FormData(target);
    };
    document.addEventListener('submit', note, { capture: true });
    return () => document.removeEventListener('submit', note, { capture: true });
  }, [id]);
  return sent;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (control: Element, shape: FormShape): control is Control =>
  (control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && control.type !== 'hidden' && control.type !== 'file')) &&
  asks(shape, control.name);

function put(control: Control, typed: Posted, sent: FormData | undefined) {
  const texts = textsOf(typed, control.name);
  const [text] = texts;
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    control.checked = texts.includes(control.value);
  else if (
    text !== undefined &&
    text !== control.value &&
    text !== sent?.get(control.name) &&
    offers(control, text)
  )
    control.value = text;
}

/** A list shows nothing at all when it is told a value that it no longer offers. */
const offers = (control: Control, text: string): boolean =>
  !(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === text);

import { Fragment, useEffect, useRef, useState } from 'react';
import { afterPress } from '../after-press';
import { useHeldSubmission } from './captcha-held';
import { FieldNotes, fieldClass } from './field-frame';
import { controlProps, elementId, plainField, type ScreenField } from './screen-field';
import { type Challenge, isChallenge, solve } from './solve-captcha';
import { TextField } from './text-field';

/** What the registry asks of who is not signed in (decisions.md, Captcha). */
export interface Desafio {
  /** A plain question in Spanish. */
  pregunta: string;
  /** Signed, single-use, time-limited; goes back with the answer. */
  token: string;
  /** ALTCHA challenge for browsers with scripts. */
  altcha?: Readonly<Record<string, unknown>>;
}

interface CaptchaFieldProps {
  /** The field `captcha`: the typed answer. */
  field: ScreenField;
  desafio: Desafio;
}

/**
 * A question in plain words; with scripts, a checkbox whose answer the browser works out. Posts `captcha` (typed) and
 * `captchaToken`, or `altcha` (worked out); `captchaResponseOf` joins them.
 */
export function CaptchaField({ field, desafio }: CaptchaFieldProps) {
  const [scripted, setScripted] = useState(false);
  const { altcha } = desafio;
  const challenge = isChallenge(altcha) ? altcha : undefined;
  const usable = challenge !== undefined;
  const id = elementId(field.id);
  useEffect(() => {
    if (!usable || !globalThis.crypto?.subtle) return;
    // Who answers the question already goes on with it.
    const typed = document.getElementById(id);
    if (typed instanceof HTMLInputElement && (typed.value || typed === document.activeElement)) return;
    return afterPress(document.documentElement, () => setScripted(true));
  }, [usable, id]);
  if (scripted && challenge) {
    const giveUp = () => setScripted(false);
    return <Checkbox key={desafio.token} field={field} challenge={challenge} onFailure={giveUp} />;
  }
  return (
    <Fragment key={desafio.token}>
      <input type="hidden" name="captchaToken" value={desafio.token} />
      <TextField
        field={plainField(field.name, '', field.errors, field.id)}
        label={desafio.pregunta}
        hint="Es para comprobar que no es un programa automático."
        width="short"
        autoComplete="off"
        spellCheck={false}
      />
    </Fragment>
  );
}

interface CheckboxProps {
  field: ScreenField;
  challenge: Challenge;
  onFailure: () => void;
}

const STATES = { idle: '', working: 'Verificando...', done: 'Verificado.' };
const HELD = 'Verificando... Se envía al terminar.';

function Checkbox({ field, challenge, onFailure }: CheckboxProps) {
  const [state, setState] = useState<keyof typeof STATES>('idle');
  const [answer, setAnswer] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const isHeld = useHeldSubmission(box, state === 'working');
  const work = async () => {
    setState('working');
    const solved = await solve(challenge).catch(() => null);
    if (solved === null) return onFailure();
    setAnswer(solved);
    setState('done');
  };
  return (
    <div className={fieldClass(field)}>
      <FieldNotes field={field} />
      <div className="option">
        <input
          {...controlProps(field)}
          ref={box}
          type="checkbox"
          checked={state !== 'idle'}
          onChange={() => state === 'idle' && work()}
        />{' '}
        <label htmlFor={elementId(field.id)}>No soy un programa automático</label>
        <span className="hint" role="status">
          {isHeld ? HELD : STATES[state]}
        </span>
      </div>
      <input type="hidden" name="altcha" value={answer} />
    </div>
  );
}

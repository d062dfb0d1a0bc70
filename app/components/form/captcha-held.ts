import { type RefObject, useEffect, useState } from 'react';

/**
 * Holds what is sent from the form of a control while `isWorking`, and sends it when that is over: without what is being worked
 * out the registry would refuse it. The form itself hears it first, before what React hears at the document.
 */
export function useHeldSubmission(control: RefObject<HTMLInputElement>, isWorking: boolean): boolean {
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = control.current?.form;
    if (!isWorking || !form) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setHeld({ submitter: event.submitter });
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [control, isWorking]);
  useEffect(() => {
    if (isWorking || !held) return;
    setHeld(null);
    control.current?.form?.requestSubmit(held.submitter);
  }, [control, isWorking, held]);
  return held !== null;
}

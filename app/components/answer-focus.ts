import { useEffect } from 'react';

/** React would focus by itself in the browser; in the HTML it is the attribute that works without scripts. */
export const focusedByBrowser = { autoFocus: true };

/**
 * Goes to what was asked for. Where it came as HTML the browser went there, and whoever pressed or typed elsewhere before the
 * scripts ran is not taken away; React writes the attribute on the server alone. `toTop`: what is as long as a window begins at its top.
 */
export function goToAnswer(element: HTMLElement | null, toTop = false) {
  if (!element) return;
  const wasSent = element.hasAttribute('autofocus');
  element.removeAttribute('autofocus');
  if (wasSent && document.activeElement !== document.body) return;
  if (toTop) element.scrollIntoView();
  element.focus();
}

/** An answer is gone to; one that refuses is in the title too, for as long as it stands. */
export function useFocusOnAnswer(
  box: { current: HTMLElement | null },
  answer: object | false,
  refuses = true,
) {
  useEffect(() => {
    if (!answer) return;
    goToAnswer(box.current, !refuses);
    if (!refuses) return;
    const title = document.title.replace(/^Error: /, '');
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [box, answer, refuses]);
}

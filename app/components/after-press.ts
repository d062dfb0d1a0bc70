/** What may end a press, by pointer or by key. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Does it at once; or after the press that is under way on an element, begun before the scripts ran: what moves under a
 * finger gets no click, and the press would be lost. Answers how to call it off.
 */
export function afterPress(element: Element, then: () => void): () => void {
  if (!element.matches(':active')) {
    then();
    return () => undefined;
  }
  let later: ReturnType<typeof setTimeout>;
  const forget = () => {
    clearTimeout(later);
    for (const end of ENDS) removeEventListener(end, ended);
  };
  const ended = () => {
    forget();
    later = setTimeout(then); // its click comes first
  };
  for (const end of ENDS) addEventListener(end, ended);
  return forget;
}

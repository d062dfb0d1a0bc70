import { useEffect, useState } from 'react';

/** Whether scripts run here: false in the HTML, and until the page is theirs. */
export function useScripts(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}

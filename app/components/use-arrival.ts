import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Where the result of a query is on its page: the address of the query leads there. */
export const RESULTADO = 'resultado';

/** Another query leads to its result with scripts too; Back leaves the page as it was. */
export function useArrival() {
  const { key, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    const isNew = shown.current !== key;
    shown.current = key;
    const heading = document.getElementById(RESULTADO);
    if (!isNew || way === 'POP' || hash !== `#${RESULTADO}` || !heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [key, hash, way]);
}

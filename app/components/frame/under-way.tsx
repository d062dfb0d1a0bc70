import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Sooner a sign would only flicker; later people press again. */
const PATIENCE_MS = 400;

/** With scripts: a page that lets wait says so, also where it was asked for by a link. */
export function UnderWay() {
  const isIdle = useNavigation().state === 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return (
    <p role="status" className={isSlow ? 'under-way' : 'sr'}>
      {isSlow && 'Cargando...'}
    </p>
  );
}

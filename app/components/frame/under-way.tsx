import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** Sooner a sign would only flicker; later people press again. */
const PATIENCE_MS = 400;

/** With scripts: a page that lets wait says so, also where it was asked for by a link. Of what is sent the button that was pressed is in sight, and says it: here it is only heard. */
export function UnderWay() {
  const { state, formData } = useNavigation();
  const isIdle = state === 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (isIdle) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return (
    <p role="status" className={isSlow && !formData ? 'under-way' : 'sr'}>
      {isSlow && 'Cargando...'}
    </p>
  );
}

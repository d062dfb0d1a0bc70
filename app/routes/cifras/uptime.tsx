import type { Disponibilidad } from '~/registry/domain/cifras';
import { gapsIn, uptimeShort } from './words';

/** Of how much was seen that a service answered, and what is missing. */
export function Uptime({ seen }: { seen: Disponibilidad | null }) {
  const gaps = gapsIn(seen);
  return (
    <>
      {uptimeShort(seen)} {gaps.length > 0 && <span className="hint below">{gaps.join(', ')}</span>}
    </>
  );
}

import type { ReactNode } from 'react';
import { useScripts } from './use-scripts';

/** Says what came of a query that changed the page under the person; a page that was loaded is read from its beginning. */
export function LiveOutcome({ children }: { children: ReactNode }) {
  const scripted = useScripts();
  return (
    <span className="sr" role="status">
      {scripted && children}
    </span>
  );
}

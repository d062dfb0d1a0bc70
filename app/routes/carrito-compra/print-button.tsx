import { useScripts } from '~/components/use-scripts';

/** Prints the page: only a script can, so without one there is no button that does nothing. */
export function PrintButton() {
  if (!useScripts()) return null;
  return (
    <button type="button" className="button second" onClick={() => globalThis.print()}>
      Imprimir
    </button>
  );
}

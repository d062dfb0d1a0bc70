import { useEffect, useState } from 'react';

/** How long 'Copiado' is said (spec 9). */
const SAID_MS = 2000;

/** Copies a text that can also be selected; there only where scripts are. */
export function CopyButton({ text }: { text: string }) {
  const [usable, setUsable] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setUsable(Boolean(globalThis.navigator?.clipboard)), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!usable) return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button type="button" className="button plain" onClick={copy}>
        Copiar
      </button>
      <span role="status">{copied ? ' Copiado' : ''}</span>
    </>
  );
}

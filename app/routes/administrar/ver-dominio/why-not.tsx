/** What could be done here, and why the person may not now; nothing where they may. */
export type Reason = readonly [what: string, motivo: string | undefined];

/** What has the same reason, together. */
export function byReason(reasons: readonly Reason[]): [motivo: string, what: string[]][] {
  const found = new Map<string, string[]>();
  for (const [what, motivo] of reasons) if (motivo) found.set(motivo, [...(found.get(motivo) ?? []), what]);
  return [...found];
}

/** Where it is told, for what leads to it. */
export const POR_QUE = 'por-que';

/** Why something is not offered, where a person would look for it (issue: "¿Por qué no puedo?"): one question, and its reasons, each before what it keeps from. */
export function WhyNot({ reasons }: { reasons: readonly Reason[] }) {
  const missing = byReason(reasons);
  const [only, ...others] = missing.flatMap(([, what]) => what);
  if (only === undefined) return null;
  return (
    <details className="why" id={POR_QUE}>
      <summary>¿Por qué no puedo {others.length === 0 ? only : 'hacer otras cosas'}?</summary>
      <ul>
        {missing.map(([motivo, what]) => (
          <li key={motivo}>
            {others.length === 0 ? (
              motivo
            ) : (
              <>
                <strong>{motivo}</strong> Por eso no puede {what.join(' ni ')}.
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What could be done here, and why the person may not now; null where they may. */
export type Reason = readonly [what: string, motivo: string | undefined];

/** Why something is not offered, where a person would look for it (issue: "¿Por qué no puedo?"). */
export function WhyNot({ reasons }: { reasons: readonly Reason[] }) {
  const missing = reasons.filter(([, motivo]) => motivo);
  if (missing.length === 0) return null;
  return (
    <details className="why">
      <summary>¿Por qué no puedo {missing.map(([what]) => what).join(', ')}?</summary>
      <ul>
        {missing.map(([what, motivo]) => (
          <li key={what}>{motivo}</li>
        ))}
      </ul>
    </details>
  );
}

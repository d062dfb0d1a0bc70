/** Until when the sign-in lasts, told on every page: it ends without another word, with scripts or without. */
export function SessionEnd({ fin }: { fin: string | undefined }) {
  if (!fin) return null;
  return (
    <aside aria-label="Su sesión">
      <div className="wrap">
        <p className="hint">{fin}</p>
      </div>
    </aside>
  );
}

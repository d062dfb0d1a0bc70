/**
 * The mark: ".", "u" and "y" as three stones of a wall in the manner of Torres García. The dot is the sun.
 * Decorative wherever it stands beside the name; `public/favicon.svg` is the same drawing.
 */
export function Mark({ size = 44 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="m-ink" d="M0 0h44v44H0z" />
      <path className="m-sky" d="M3 3h16v16H3z" />
      <path className="m-paper" d="M3 22h16v19H3zM22 3h19v38H22z" />
      <circle className="m-sun" cx="11" cy="31.5" r="5.5" />
      <path
        className="m-line"
        d="M7 6v6a4 4 0 0 0 8 0V6M27 10v9a4.5 4.5 0 0 0 9 0v-9M36 18v10a6 6 0 0 1-9 5"
      />
    </svg>
  );
}

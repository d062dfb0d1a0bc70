/**
 * The mark: ".", "u" and "y" as three stones of a wall in the manner of Torres García. The dot is the sun.
 * Decorative wherever it stands beside the name; `public/favicon.svg` is the same drawing.
 */
export function Mark({ size = 44 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="m-ink" d="M0 0h44v44H0z" />
      <path className="m-sky" d="M3 3h17v20H3z" />
      <path className="m-paper" d="M3 26h17v15H3zM23 3h18v38H23z" />
      <circle className="m-sun" cx="11.5" cy="33.5" r="4.75" />
      <path className="m-line" d="M7.5 7v7.5a4 4 0 0 0 8 0V7M28 11v9.5a4 4 0 0 0 8 0V11v18.5a5 5 0 0 1-8 4" />
    </svg>
  );
}

import type { splitInWords } from './split.server';

/** To which domains a change applies, and to which not and why (spec 7, acceder-operacion). */
export const Split = ({ parts }: ReturnType<typeof splitInWords>) =>
  parts.map(({ title, open, lines }) => (
    <details key={title} open={open}>
      <summary>{title}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  ));

import { keyed } from '~/components/keyed';
import { Summary } from '~/components/summary';
import type { ComparedRow } from './many.server';
import { useShown } from './rehearsal';

/** Which they are, or why. */
const Rest = ({ rest, fold }: Pick<ComparedRow, 'rest' | 'fold'>) => {
  const said = rest.map((line) => <p key={line}>{line}</p>);
  return fold ? (
    <details>
      <summary>{fold}</summary>
      {said}
    </details>
  ) : (
    said
  );
};

/** What a change of many names does, in one comparison, once it was tried. */
export function Compared() {
  const compared = useShown()?.compared;
  if (!compared) return null;
  const { only, rows, visto } = compared;
  return (
    <>
      {only && <p>{only}</p>}
      <Summary
        rows={rows.map(({ label, what, ...more }) => ({
          label,
          value: (
            <>
              {keyed(what, (line) => line).map(([key, line]) =>
                // of many lines none stands out
                what.length > 1 ? <p key={key}>{line}</p> : <div key={key}>{line}</div>,
              )}
              <Rest {...more} />
            </>
          ),
        }))}
      />
      <p className="hint">{visto}</p>
    </>
  );
}

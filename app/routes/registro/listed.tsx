/** What a list is called, and under it what is to be known of it: in which order it is, and whose hours those are. */
export const Listed = ({ words, order }: { words: string; order: string }) => (
  <>
    {words}
    <div className="hint">{order}. Las horas son de Uruguay.</div>
  </>
);

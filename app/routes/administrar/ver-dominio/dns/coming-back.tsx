import { ChangedLines } from '~/components/changed-lines';

/** What goes and what comes with a way back, before the fields that say it: both are there to be seen without reading them. */
export const ComingBack = ({ del, ins }: { del: string[]; ins: string[] }) => (
  <section className="diff">
    <h3>Qué cambia</h3>
    {del.length > 0 && <ChangedLines kind="del" lines={del} />}
    {ins.length > 0 && <ChangedLines kind="ins" lines={ins} />}
  </section>
);

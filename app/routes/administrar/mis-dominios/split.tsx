import { Fragment } from 'react';
import { CancelLink, Dialog } from '~/components/dialog';
import { keyed } from '~/components/keyed';
import { Actions } from '~/components/layout';
import type { splitInWords } from './split.server';

/** To which domains a change applies, and to which not and why (spec 7, acceder-operacion); `donde`: where those are that the list did not show. */
export const Split = ({ donde, parts }: ReturnType<typeof splitInWords> & { donde?: string }) => (
  <>
    {donde && <p>{donde}</p>}
    {parts.map(({ title, open, lines }) => (
      <details key={title} open={open}>
        <summary>{title}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <AtDots>{line}</AtDots>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
);

/** More than a line of a phone has room for. */
const LONG = /\S{24}/;
/** A long name goes on at its dots before it is broken inside a word; any other is heard as one. */
const AtDots = ({ children }: { children: string }) =>
  keyed(LONG.test(children) ? children.split(/(?=\.\p{L})/u) : [children], (piece) => piece).map(
    ([key, piece], place) => (
      <Fragment key={key}>
        {place > 0 && <wbr />}
        {piece}
      </Fragment>
    ),
  );

interface ToNoneProps {
  title: string;
  split: Parameters<typeof Split>[0];
  closeTo: string;
}

/** It applies to none of the chosen domains: why not, of each. */
export const ToNone = ({ title, split, closeTo }: ToNoneProps) => (
  <Dialog title={title} closeTo={closeTo}>
    <Split {...split} />
    <Actions>
      <CancelLink>Volver a la lista</CancelLink>
    </Actions>
  </Dialog>
);

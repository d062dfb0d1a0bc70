import { CancelLink, Dialog } from '~/components/dialog';
import { Actions } from '~/components/layout';
import { LongNames } from '~/components/long-names';
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
              <LongNames>{line}</LongNames>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </>
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

import { CancelLink, Dialog } from '~/components/dialog';
import { Actions } from '~/components/layout';
import { Split } from './split';

interface ToNoneProps {
  title: string;
  split: Parameters<typeof Split>[0];
  closeTo: string;
}

/** It applies to none of the chosen domains: why not, of each. */
export function ToNone({ title, split, closeTo }: ToNoneProps) {
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Split {...split} />
      <Actions>
        <CancelLink>Volver a la lista</CancelLink>
      </Actions>
    </Dialog>
  );
}

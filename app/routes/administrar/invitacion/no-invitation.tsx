import type { ReactNode } from 'react';
import { Notice } from '~/components/notice';

/** An invitation that cannot be answered: why, what to do about it, and the way on. */
export const NoInvitation = ({ motivo, children }: { motivo: string | null; children: ReactNode }) => (
  <>
    <Notice tipo="error">{motivo}</Notice>
    <p>
      Pudo haberse usado, cancelado o vencido, o ser para otra cuenta. Pida a quien lo invitó que se la envíe
      de nuevo. {children}
    </p>
  </>
);

import * as address from '~/addresses';
import { ButtonLink } from '~/components/layout';
import { Notice } from '~/components/notice';

/** An invitation that cannot be answered: why, what to do about it, and the way on; who was asked to be a custodian may have no names, so it is the one page that everybody has. */
export const NoInvitation = ({ motivo }: { motivo: string | null }) => (
  <>
    <Notice tipo="error">{motivo}</Notice>
    <p>
      Pudo haberse usado, cancelado o vencido, o ser para otra cuenta. Pida a quien lo invitó que se la envíe
      de nuevo.
    </p>
    <p>
      <ButtonLink href={address.resumen()}>Ir al resumen</ButtonLink>
    </p>
  </>
);

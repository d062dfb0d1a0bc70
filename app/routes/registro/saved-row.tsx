import { DateText } from '~/components/date-text';
import type { SummaryRow } from '~/components/summary';

interface Saved {
  /** Who wrote it last. */
  escribio: string;
  /** UTC instant; null of what nobody wrote. */
  cambiado: string | null;
}

/** Who wrote a text of the portal last, and when. */
export const savedRow = ({ escribio, cambiado }: Saved): SummaryRow => ({
  label: 'Lo guardó',
  value: cambiado ? (
    <>
      {escribio}, <DateText value={cambiado} withTime />
    </>
  ) : (
    'Nadie: vino con el portal'
  ),
});

import { DateText } from '~/components/date-text';

/** Until when it is seen, and why it is. */
export const Looking = ({ motivo, hasta }: { motivo: string; hasta: string }) => (
  <p>
    Usted lo ve hasta el <DateText value={hasta} withTime />. Motivo que dio: «{motivo}».
  </p>
);

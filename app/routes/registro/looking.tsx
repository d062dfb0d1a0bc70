import { DateText } from '~/components/date-text';

/** Until when it is seen, why it is, and who else reads that. */
export const Looking = ({
  motivo,
  hasta,
  besides = '',
}: {
  motivo: string;
  hasta: string;
  besides?: string;
}) => (
  <p>
    Usted lo ve hasta el <DateText value={hasta} withTime />. Motivo que dio: «{motivo.replace(/\.$/, '')}».
    {besides}
  </p>
);

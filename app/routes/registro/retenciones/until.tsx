import { DateText } from '~/components/date-text';

/** After 'Último día': that of a hold, where somebody said one. */
export const Until = ({ hasta }: { hasta: string | null }) =>
  hasta === null ? 'Sin fecha' : <DateText value={hasta} />;

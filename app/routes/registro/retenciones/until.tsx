import { DateText } from '~/components/date-text';

/** After 'Hasta': the last day of a hold, or what ends it where nobody said one. */
export const Until = ({ hasta }: { hasta: string | null }) =>
  hasta === null ? 'Que se levante' : <DateText value={hasta} />;

import { DateText } from '~/components/date-text';

/** When, in a list that says once whose hour it is: never broken between its day and its hour. */
export const Moment = ({ value }: { value: string | null }) => (
  <span className="unbroken">
    <DateText value={value} withTime="in-list" />
  </span>
);

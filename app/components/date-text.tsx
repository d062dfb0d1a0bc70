import { date, dateTime } from '~/format';

interface DateTextProps {
  /** YYYY-MM-DD or an instant in ISO, UTC. */
  value: string;
  /** Shows the hour too; only for instants. */
  withTime?: boolean;
}

/** A date as dd/MM/yyyy, with the machine's form beside it. */
export function DateText({ value, withTime }: DateTextProps) {
  return <time dateTime={value}>{withTime ? dateTime(value) : date(value)}</time>;
}

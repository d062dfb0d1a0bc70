import { date, dateTime } from '~/format';

interface DateTextProps {
  /** YYYY-MM-DD or an instant in ISO, UTC; null where the registry does not say it. */
  value: string | null;
  /** Shows the hour too; only for instants. */
  withTime?: boolean;
}

/** In the place of what a registry does not say. */
export const NO_SE_INFORMA = 'No se informa';

/** A date as dd/MM/yyyy, with the machine's form beside it. */
export function DateText({ value, withTime }: DateTextProps) {
  if (value === null) return NO_SE_INFORMA;
  return <time dateTime={value}>{withTime ? dateTime(value) : date(value)}</time>;
}

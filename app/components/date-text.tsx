import { date, dateTime, dateTimeInList } from '~/format';

interface DateTextProps {
  /** YYYY-MM-DD or an instant in ISO, UTC; null where the registry does not say it. */
  value: string | null;
  /** Shows the hour too; only for instants. 'in-list' where the list says once whose hour it is. */
  withTime?: boolean | 'in-list';
}

/** In the place of what a registry does not say. */
export const NO_SE_INFORMA = 'No se informa';

/** A date as dd/MM/yyyy, with the machine's form beside it. */
export function DateText({ value, withTime }: DateTextProps) {
  if (value === null) return NO_SE_INFORMA;
  const words = withTime === 'in-list' ? dateTimeInList(value) : withTime ? dateTime(value) : date(value);
  return <time dateTime={value}>{words}</time>;
}

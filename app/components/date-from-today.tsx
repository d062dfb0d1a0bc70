import { DateText } from './date-text';
import { relativeDay } from './relative-day';

/** A date with how far it is from today beside it (screens.md, Words); in a list, as short as a line has room for. */
export function DateFromToday({ value, hoy, short }: { value: string | null; hoy: string; short?: boolean }) {
  if (value === null) return <DateText value={null} />;
  return (
    <>
      <DateText value={value} />{' '}
      <span className="hint">
        {short ? relativeDay(value, hoy).replace('dentro de', 'en') : `(${relativeDay(value, hoy)})`}
      </span>
    </>
  );
}

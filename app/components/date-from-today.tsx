import { DateText } from './date-text';
import { relativeDay } from './relative-day';

/** A date with how far it is from today beside it (screens.md, Words). */
export function DateFromToday({ value, hoy }: { value: string; hoy: string }) {
  return (
    <>
      <DateText value={value} /> <span className="hint">({relativeDay(value, hoy)})</span>
    </>
  );
}

import { DateText } from './date-text';
import { relativeDay } from './relative-day';

/** A date with how far it is from today beside it (screens.md, Words). */
export function DateFromToday({ value, hoy }: { value: string | null; hoy: string }) {
  if (value === null) return <DateText value={null} />;
  return (
    <>
      <DateText value={value} /> <span className="hint">({relativeDay(value, hoy)})</span>
    </>
  );
}

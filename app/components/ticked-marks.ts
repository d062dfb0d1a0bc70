/** A number as marks that the style sheet adds up: of each power of ten as many as its digit says; of ten thousands, all. */
const POWERS = [10_000, 1000, 100, 10, 1] as const;
export const inMarks = (n: number) =>
  POWERS.flatMap((power) => {
    const times = Math.floor((power === POWERS[0] ? n : n % (power * 10)) / power);
    return Array.from({ length: times }, (_, at) => `plus-${power} n${at}`);
  });

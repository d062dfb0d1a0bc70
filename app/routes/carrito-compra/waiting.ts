const MAX_SECONDS = 60;

/** A waiting time that makes sense, whatever the address or the registry says. */
export const secondsOf = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(MAX_SECONDS, Math.max(1, Math.ceil(seconds))) : MAX_SECONDS;

/** Where the registry did not say how long it takes. */
export const WITHOUT_ANSWER_SECONDS = 5;

/** After so many looks the person decides: the page stops asking by itself. */
const MOST_LOOKS = 24;

/** How often the page of a sale under way has been looked at, as its address says. */
export const looksOf = (vez: string | null): number => {
  const looks = Number(vez ?? 1);
  return Number.isInteger(looks) && looks > 0 ? looks : MOST_LOOKS;
};

export const looksAgain = (looks: number): boolean => looks < MOST_LOOKS;

const MAX_SECONDS = 60;

/** A waiting time that makes sense, whatever the address or the registry says. */
export const secondsOf = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.min(MAX_SECONDS, Math.max(1, Math.ceil(seconds))) : MAX_SECONDS;

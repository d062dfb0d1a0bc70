/** Flags are 0/1, dates `YYYY-MM-DD` in Uruguay, instants UTC ISO text, money integer centésimos. */
export type Flag = 0 | 1;

import { administration } from './administration';
import { desk } from './desk';
import { dns } from './dns';
import type { Journey } from './journey';
import { purchase } from './purchase';
import { transfers } from './transfers';

/** Every one that there is, by what a person does. */
export const JOURNEYS: Record<string, Journey> = {
  ...purchase,
  ...desk,
  ...administration,
  ...dns,
  ...transfers,
};

/** As many names as are told without being asked for: what else there is begins on the next screen of a phone. */
export const AT_FIRST = 3;

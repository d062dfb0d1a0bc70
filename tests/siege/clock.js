import { readFileSync } from 'node:fs';

/** Loaded into a portal under siege: its clock is as many milliseconds off as a file says, from one moment to the next. */
const real = Date.now;
let off = 0;
const read = () => {
  try {
    off = Number(readFileSync(process.env.ASEDIO_RELOJ ?? '', 'utf8'));
  } catch {
    off = 0;
  }
};
read();
setInterval(read, 50).unref();
Date.now = () => real() + off;
globalThis.Date = class extends Date {
  /** @param {[]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [Date.now()] : given));
  }
};

import { toULabels } from '~/registry/domain/labels';

/** A line of a zone file as its people read it: names as they are written, what is quoted as it is. A file that is taken has it as it is served. */
export const readableLine = (line: string): string =>
  line
    .split('"')
    .map((part, at) => (at % 2 === 0 ? part.replace(/xn--[a-z0-9-]+/gi, toULabels) : part))
    .join('"');

import type { Fields } from './answer-reader';

/** A question as it travels. `path` is the specification's, with its parameters in braces. */
export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  at?: Record<string, unknown>;
  query?: Fields;
  body?: Fields;
  /** Fields of this project's own: sent only to an edge that declares them. */
  own?: Fields;
  form?: FormData;
}

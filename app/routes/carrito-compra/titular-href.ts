import { rutaDe } from './steps';

/** The dialog of a domain's holder, or of all of them; `volver` is where it leads once saved. */
export function titularHref(dominio: string | null, volver?: string): string {
  const query = new URLSearchParams(dominio === null ? { todos: '1' } : { dominio });
  if (volver) query.set('volver', volver);
  return `${rutaDe('dos')}/titular?${query}`;
}

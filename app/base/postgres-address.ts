/** `postgres://USER:SECRET@`, the servers by commas, and the rest of the address. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;
const WHICH = 'target_session_attrs';
/** Changes go to the one that takes them: what else libpq lets one ask for is of no use here. */
const WRITABLE = ['read-write', 'primary'];

/**
 * The address of each server that a PostgreSQL address names, as libpq reads several hosts (PostgreSQL 34.1.1.2):
 * `postgres://portal@one:5432,two:5432/registro?target_session_attrs=read-write`. Throws what is wrong with it.
 */
export function serversOf(text: string): string[] {
  const [, who = '', hosts = '', rest = ''] = PARTS.exec(text) ?? [];
  if (who === '') throw new Error('postgres://USER:SECRET@HOST:PORT/DATABASE');
  return hosts.split(',').map((host) => {
    const url = new URL(`${who}${host}${rest}`);
    const which = url.searchParams.get(WHICH) ?? 'read-write';
    if (!WRITABLE.includes(which))
      throw new Error(`${WHICH}: the portal needs the server that takes changes, ${WRITABLE.join(' or ')}`);
    url.searchParams.delete(WHICH);
    return url.href;
  });
}

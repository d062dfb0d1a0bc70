import { describe, expect, it } from 'vitest';
import { serversOf } from '~/base/postgres-address';

describe('the address of PostgreSQL', () => {
  it.each([
    ['postgres://ana@uno/registro', ['postgres://ana@uno/registro']],
    [
      'postgres://ana:s%40l@uno:5432,[::1]:5433/registro?target_session_attrs=read-write&sslmode=require',
      [
        'postgres://ana:s%40l@uno:5432/registro?sslmode=require',
        'postgres://ana:s%40l@[::1]:5433/registro?sslmode=require',
      ],
    ],
    ['postgresql://uno,dos/registro', ['postgresql://uno/registro', 'postgresql://dos/registro']],
    [
      'postgres:///registro?host=/var/run/postgresql',
      ['postgres:///registro?host=%2Fvar%2Frun%2Fpostgresql'],
    ],
  ])('%s names its servers', (address, servers) => {
    expect(serversOf(address)).toEqual(servers);
  });

  it.each([
    ['mysql://uno/registro', /postgres:/],
    ['postgres://uno,dos/registro?target_session_attrs=standby', /the server that takes changes/],
    ['postgres://uno:x,dos/registro', /Invalid URL/],
  ])('%s is refused', (address, reason) => {
    expect(() => serversOf(address)).toThrow(reason);
  });
});

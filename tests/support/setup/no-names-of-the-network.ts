import { getServers } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/*
 * What the resolver of a machine says of the names in tests differs from one network to another: there is none, nobody answers, or
 * nobody answers in time. Here there is none of them, and no question leaves the machine. What comes of a resolver that does not
 * answer is tried with servers that a test sets.
 */
const OF_THE_MACHINE = getServers().join();

const noSuchName = (): Error => Object.assign(new Error('no names in tests'), { code: 'ENOTFOUND' });

for (const type of ['resolve4', 'resolve6'] as const)
  Resolver.prototype[type] = new Proxy(Resolver.prototype[type], {
    apply: (resolve, resolver: Resolver, given: unknown[]) =>
      resolver.getServers().join() === OF_THE_MACHINE
        ? Promise.reject(noSuchName())
        : Reflect.apply(resolve, resolver, given),
  });

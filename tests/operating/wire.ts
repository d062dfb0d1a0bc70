import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Addresses that are for trying networks (RFC 2544), and nobody's. */
const GATEWAY = '198.18.0.1';
const HERE = '198.18.0.254';
/** Where people come from. */
export const PEOPLE_FROM = Array.from({ length: 100 }, (_, at) => `198.18.1.${at + 1}`);
const PORTS = [9900, 9901] as const;
const PATIENCE_MS = 10_000;

export const addressOf = (at: number): string => `198.18.0.${at}`;

/** Why no such network can be made here; nothing where it can. */
export function whyNoWire(slow: boolean): string | undefined {
  const needed = slow ? ['ip', 'socat'] : ['ip'];
  const missing = needed.filter((name) => {
    try {
      execFileSync('which', [name]);
      return false;
    } catch {
      return true;
    }
  });
  return missing.length === 0
    ? undefined
    : `there is no ${missing.join(' and no ')} (Debian: apt-get install iproute2 socat)`;
}

const run = async (command: string): Promise<void> =>
  void (await promisify(execFile)('bash', ['-ec', command]));

/** How long a packet takes from one machine to another, and how many of a thousand get lost. */
export interface Slowness {
  delayMs: number;
  lost: number;
}

/** A network between machines, each with its cable; this process is on it too, and its packets take no time. */
export class Wire {
  readonly #name = `portal-${process.pid}`;
  readonly #children: ChildProcess[] = [];

  static async lay(slowness?: Slowness): Promise<Wire> {
    const wire = new Wire();
    await wire.#lay();
    if (slowness) await wire.#slow(slowness);
    return wire;
  }

  async #lay(): Promise<void> {
    const [name, here] = [this.#name, `pt${process.pid}`];
    process.once('exit', () => {
      for (const child of this.#children) child.kill('SIGKILL');
      execFileSync('bash', ['-c', `ip netns del ${name} 2>/dev/null || true`]);
    });
    await run(`
      ip netns add ${name}
      ip -n ${name} link set lo up
      ip netns exec ${name} bash -c 'echo 1 > /proc/sys/net/ipv4/ip_forward; for each in all default; do echo 0 > /proc/sys/net/ipv4/conf/$each/rp_filter; done'
      ip -n ${name} link add here type veth peer name ${here} netns 1
      ip -n ${name} addr add ${GATEWAY}/32 dev here
      ip -n ${name} link set here up
      ip addr add ${HERE}/32 dev ${here}
      ip link set ${here} up
      ip route add ${GATEWAY}/32 dev ${here} src ${HERE}
      ip route add 198.18.0.0/24 via ${GATEWAY} dev ${here} src ${HERE}
      ip -n ${name} route add ${HERE}/32 dev here
      ip -n ${name} route add 198.18.1.0/24 via ${HERE} dev here onlink
      ${PEOPLE_FROM.map((address) => `ip addr add ${address}/32 dev ${here}`).join('\n')}
    `);
  }

  async #slow({ delayMs, lost }: Slowness): Promise<void> {
    const name = this.#name;
    const [near, far] = PORTS;
    const inside = (...words: string[]) => {
      const child = spawn('ip', ['netns', 'exec', name, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
      this.#children.push(child);
      return child;
    };
    const line = ['--import', 'tsx', 'tests/operating/slow-line.ts'];
    const heard = inside(process.execPath, ...line, String(far), String(near), String(delayMs), String(lost));
    await once(heard.stdout, 'data'); // socat ends where nobody is at the other port
    inside(
      'socat',
      'TUN:198.18.2.1/30,tun-name=slow,iff-no-pi,iff-up',
      `UDP:127.0.0.1:${far},sourceport=${near}`,
    );
    const isThere = () =>
      run(`ip -n ${name} link show slow up | grep -q slow`).then(
        () => true,
        () => false,
      );
    for (const begun = performance.now(); !(await isThere()); await wait(100))
      if (performance.now() - begun > PATIENCE_MS) throw new Error('the slow line was not laid');
    // What comes from it, and what this process sends or gets, goes the straight way; all else goes through it.
    await run(`
      ip -n ${name} route add default dev slow table 100
      ip -n ${name} rule add pref 10 iif slow lookup main
      ip -n ${name} rule add pref 11 from ${HERE} lookup main
      ip -n ${name} rule add pref 12 from 198.18.1.0/24 lookup main
      ip -n ${name} rule add pref 13 to ${HERE} lookup main
      ip -n ${name} rule add pref 14 to 198.18.1.0/24 lookup main
      ip -n ${name} rule add pref 20 from 198.18.0.0/24 lookup 100
    `);
  }

  /** Gives a machine, by a process of it, an address and a cable. */
  async plug(pid: number, at: number): Promise<void> {
    const [name, address] = [this.#name, addressOf(at)];
    await run(`
      ip -n ${name} link add cable${at} type veth peer name eth0 netns ${pid}
      ip -n ${name} addr add ${GATEWAY}/32 dev cable${at}
      nsenter --target ${pid} --net bash -ec 'ip addr add ${address}/32 dev eth0; ip link set eth0 up; ip route add ${GATEWAY}/32 dev eth0; ip route add 198.18.0.0/15 via ${GATEWAY}'
    `);
    await this.join(at);
  }

  /** Pulls its cable: nothing passes, and nobody is told. */
  cut(at: number): Promise<void> {
    return run(`ip -n ${this.#name} link set cable${at} down`);
  }

  join(at: number): Promise<void> {
    const name = this.#name;
    return run(
      `ip -n ${name} link set cable${at} up; ip -n ${name} route replace ${addressOf(at)}/32 dev cable${at}`,
    );
  }

  async end(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL');
    await run(`ip netns del ${this.#name}; ip link del pt${process.pid} 2>/dev/null || true`);
  }
}

import { connect, createServer, type Socket } from 'node:net';

/** What becomes of a commit at which the connection is lost: the server did it, or never heard of it. */
export type LostCommit = 'done' | 'never heard';

/** A line to PostgreSQL that is cut at a commit: nobody hears its answer. */
export interface CommitLine {
  port: number;
  /** The next so many commits are lost. */
  lose: (what: LostCommit, times?: number) => void;
  /** Nobody gets through any more. */
  close: () => Promise<void>;
}

/** Opens one to a port of this machine. */
export async function commitLineTo(target: number): Promise<CommitLine> {
  const ends = new Set<Socket>();
  let left = 0;
  let what: LostCommit = 'done';
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let unheard = false;
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', cut).on('close', () => {
        ends.delete(end);
        cut();
      });
    }
    far.on('data', (answer) => void (unheard ? cut() : near.write(answer)));
    near.on('data', (asked) => {
      if (left > 0 && /\bcommit\b/i.test(asked.toString('latin1'))) {
        left -= 1;
        if (what === 'never heard') return cut();
        unheard = true;
      }
      far.write(asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    port: address.port,
    lose(which, times = 1) {
      what = which;
      left = times;
    },
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

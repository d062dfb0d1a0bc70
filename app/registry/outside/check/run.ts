import { checkEdge } from './command';

checkEdge(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

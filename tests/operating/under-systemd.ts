import { setTimeout as wait } from 'node:timers/promises';
import { type Row, row } from '../siege/report';
import { behindNginx } from './behind-nginx';
import { commandsOf } from './page-commands';
import { SystemdMachine, whyNoMachine } from './systemd-machine';

const UNIT = 'portal@3000';
/** More than the starts in five minutes that the unit takes for a failure (`StartLimitBurst`): these do not count. */
const RESTARTS = 8;
/** Several looks at the name servers of the registry and of others fall into it. */
const ALONE_MS = 45_000;

const status = (machine: SystemdMachine) =>
  machine.run(`curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:3000/estado/listo || true`);
const shown = (machine: SystemdMachine, property: string) =>
  machine.run(`systemctl show --value -p ${property} ${UNIT}`);

async function installed(machine: SystemdMachine) {
  await machine.run(commandsOf('install', 'Who runs it'));
  const begun = performance.now();
  const said = await machine.run(commandsOf('install', 'The service.'));
  const ms = Math.round(performance.now() - begun);
  const exposure = /level for \S+: ([\d.]+)/.exec(await machine.run(`systemd-analyze security ${UNIT}`))?.[1];
  const figures = `serves after ${ms} ms; exposure ${exposure} of 10`;
  return { figures, ok: said.endsWith('200') && Number(exposure) < 2 };
}

async function restarted(machine: SystemdMachine) {
  const answers: string[] = [];
  for (let done = 0; done < RESTARTS; done += 1) {
    await machine.run(`systemctl restart ${UNIT}`);
    answers.push(await status(machine));
  }
  const ok = answers.every((answer) => answer === '200');
  return { figures: `each of ${RESTARTS} came back when it served: ${answers.join(' ')}`, ok };
}

async function killed(machine: SystemdMachine) {
  await machine.run(`systemctl kill -s KILL ${UNIT}`);
  const begun = performance.now();
  while ((await status(machine)) !== '200' && performance.now() - begun < 60_000) await wait(250);
  const ms = Math.round(performance.now() - begun);
  return { figures: `serves again after ${ms} ms`, ok: ms < 60_000 };
}

async function alone(machine: SystemdMachine) {
  const before = await shown(machine, 'MainPID');
  await wait(ALONE_MS);
  const [after, answer] = [await shown(machine, 'MainPID'), await status(machine)];
  const figures = `after ${ALONE_MS / 1000} s the same process: ${after === before}, answers ${answer}`;
  return { figures, ok: after === before && answer === '200' };
}

async function refused(machine: SystemdMachine) {
  const file = '/etc/portal/portal.env';
  await machine.run(`cp ${file} ${file}.good && sed -i 's/^PUBLIC_URL=.*/PUBLIC_URL=nada/' ${file}`);
  const started = await machine.run(`systemctl restart ${UNIT}`).then(
    () => true,
    () => false,
  );
  const begun = performance.now();
  while ((await shown(machine, 'SubState')) !== 'failed' && performance.now() - begun < 60_000)
    await wait(250);
  const [tries, state] = [await shown(machine, 'NRestarts'), await shown(machine, 'SubState')];
  const log = await machine.run(`journalctl -u ${UNIT} -n 50 --no-pager -o cat`);
  await machine.run(`mv ${file}.good ${file} && systemctl reset-failed ${UNIT}; systemctl restart ${UNIT}`);
  const ok =
    !started && state === 'failed' && log.includes('PUBLIC_URL') && (await status(machine)) === '200';
  return {
    figures: `does not start, is left alone after ${tries} tries more, and its log names it: ${log
      .split('\n')
      .find((line) => line.includes('PUBLIC_URL'))
      ?.trim()}`,
    ok,
  };
}

async function ended(machine: SystemdMachine) {
  const begun = performance.now();
  await machine.run(`systemctl stop ${UNIT}`);
  const ms = Math.round(performance.now() - begun);
  const result = await shown(machine, 'Result');
  return { figures: `${ms} ms, ${result}`, ok: result === 'success' };
}

/** What `install.md` and `upgrade.md` say of the service, on a machine of its own that has no network but itself. */
export async function* underSystemd(): AsyncGenerator<Row> {
  const reason = whyNoMachine();
  if (reason) return yield { name: 'under systemd', figures: `not tried: ${reason}`, ok: true };
  const machine = await SystemdMachine.boot();
  try {
    yield await row('systemd: installed as its page says', () => installed(machine));
    yield await row('systemd: restarted', () => restarted(machine));
    yield await row('systemd: killed', () => killed(machine));
    yield await row('systemd: no network at all', () => alone(machine));
    yield await row('systemd: a wrong setting', () => refused(machine));
    yield await row('systemd: stopped', () => ended(machine));
    yield* behindNginx(machine);
  } finally {
    await machine.end();
  }
}

import { readdirSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import compressedStatic from 'express-static-gzip';
import helmet from 'helmet';
import * as address from '~/addresses';
import { now } from '~/base/clock.server';
import { leaveSettings, readSettings, SettingsError, settings, useSettings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { blameSetting, checkDataReachable } from '~/database/check-reachable.server';
import { database, replicaOf } from '~/database/connection.server';
import { migrate } from '~/database/migrate.server';
import { askedBy } from '~/database/replica/asking';
import { watchReplica } from '~/database/replica/watch-replica.server';
import { lookReadOnly, watchReadOnly } from '~/database/watch-read-only.server';
import { checkForm, checkHost, checkOrigin, ignoreDataRequests } from '~/front-door/checks.server';
import { lastResort } from '~/front-door/last-resort.server';
import { limitRequests } from '~/front-door/limits.server';
import { Reader } from '~/front-door/reader.server';
import { hangUpOnSilence } from '~/front-door/silence.server';
import { needsOf, state } from '~/front-door/state.server';
import { cleanProvider } from '~/identity/adapter.server';
import { crearCuenta } from '~/identity/crear-cuenta.server';
import type { Neighbours } from '~/identity/password-change.server';
import { passwordRouter } from '~/identity/password-router.server';
import { identityRouter } from '~/identity/router.server';
import { secondStepElsewhere } from '~/identity/segundo-paso/elsewhere.server';
import { quitarFactor } from '~/identity/segundo-paso/quitar-factor.server';
import { tellWhatFor } from '~/identity/segundo-paso/what-for.server';
import { welcome } from '~/identity/welcome.server';
import { cleanLimits } from '~/limits/store';
import { asksOwnSecondStep } from '~/openid/issuer.server';
import { backup } from '~/operating/backup/command';
import { moveToPostgres } from '~/operating/move/command.server';
import { quitas } from '~/operating/quitas-factor.server';
import { readOnlyCommand } from '~/operating/read-only.server';
import { detailOf, readingsOf } from '~/operating/readings.server';
import { rdapRouter } from '~/rdap/router.server';
import { askRegistryWhatItHas, registryAnswers } from '~/registry/client.server';
import { avisarCuenta } from '~/registry/edge/avisos/a-una-cuenta';
import { ordenDeDns } from '~/registry/edge/dns/publicacion/task';
import { auditHistoria } from '~/registry/edge/historia/audit';
import { registryRouter } from '~/registry/edge/http.server';
import { correoDe } from '~/registry/edge/mail/compose';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { ordenDePersonal } from '~/registry/edge/oficina/command';
import { deOficina } from '~/registry/edge/oficina/por-aprobar/task';
import { revisarOficina } from '~/registry/edge/oficina/revisar';
import { tareas } from '~/registry/edge/tasks/command';
import { alsoDo } from '~/registry/edge/tasks/own';
import { startTasks } from '~/registry/edge/tasks/tasks.server';
import { registrar } from '~/registry/edge/transferencias/command';
import { branchesOf, branchFor } from '~/serving/branches.server';
import { encodingFor } from '~/serving/compression.server';
import { listen } from '~/serving/listen.server';
import { measureRequests, metrics } from '~/serving/metrics.server';
import { prepared } from '~/serving/prepare.server';
import { isWorker, serveWith, whenLeaderIsGone } from '~/serving/processes.server';
import { routeNames } from '~/serving/route-names.server';
import { stopServing } from '~/serving/stop-serving.server';
import { tellSystemManager } from '~/serving/system-manager.server';
import { startTracing } from '~/serving/telemetry.server';
import { traceRequests } from '~/serving/trace-requests.server';
import { cleanSessions, endSessionsOf } from '~/session/list.server';
import { answerFromMemory } from '~/session/page-cache/serve-cached-page.server';
import { onPasswordAlone } from '~/session/sign-in/password-alone.server';
import { visitors } from '~/session/sign-in/second-step.server';
import { probe } from '~/sonda/probe.server';
import { whois43 } from '~/whois43/command';

const YEAR = '1y';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A build tells no visitor what went wrong inside, also where NODE_ENV is not `production`. */
const MODE = import.meta.env.PROD ? 'production' : 'development';

/** Static files of the build: their names carry a hash, so they never change. */
function assets(): express.Router {
  const client = fileURLToPath(new URL('../client', import.meta.url));
  return express
    .Router()
    .use(
      '/assets',
      compressedStatic(`${client}/assets`, {
        enableBrotli: true,
        orderPreference: ['br'],
        index: false,
        serveStatic: { immutable: true, maxAge: YEAR, fallthrough: false },
      }),
    )
    .use(onlyOf(client, express.static(client, { maxAge: '1h', index: false })));
}

/** What a change of password does outside the embedded provider. */
const passwordNeighbours: Neighbours = {
  endSessions: endSessionsOf,
  mail: ({ clave, para, asunto, ...words }) =>
    enqueueMail(database(), correoDe({ clave, para, asunto, titulo: asunto, urgente: true, ...words })),
};

/** Pages are no files: only what lies in the folder is looked for in it, not one file for every page. */
function onlyOf(folder: string, files: express.RequestHandler): express.RequestHandler {
  const names = new Set(readdirSync(folder).map((name) => `/${name}`));
  return (request, response, next) => (names.has(request.path) ? files(request, response, next) : next());
}

/** Remix for each branch of the addresses (`branches.server.ts`), and for all of them where there is none. */
function pages(): express.RequestHandler {
  const answering = (part: ServerBuild) =>
    createRequestHandler({
      build: part,
      mode: MODE,
      getLoadContext: (request, response) => ({
        codificacion: encodingFor(request),
        desde: performance.now(),
        direccion: request.ip,
        documento: !request.path.endsWith('.data'),
        keeper: response.locals.keeper,
        lector: new Reader(response),
        referencia: response.locals.referencia,
        session: response.locals.session,
      }),
    });
  const whole = answering(build);
  const branches = new Map([...branchesOf(build)].map(([address, part]) => [address, answering(part)]));
  return (request, response, next) => (branchFor(branches, request.path) ?? whole)(request, response, next);
}

/** The front door: what every request passes, in order. In development Vite serves the assets. */
export function createPortal(vite?: express.RequestHandler): express.Express {
  askRegistryWhatItHas();
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings().TRUSTED_PROXIES);
  app.use(
    // Each page sends its own policy; `no-referrer` would make browsers post forms with `Origin: null`.
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: settings().PUBLIC_URL.startsWith('https:') && {
        maxAge: YEAR_SECONDS,
        includeSubDomains: settings().HSTS_SUBDOMAINS, // other hosts are not the portal's to decide for
      },
    }),
  );
  const needs = needsOf(registryAnswers);
  const readings = () => readingsOf(needs);
  app.use(
    '/estado',
    state(needs, () => detailOf(readings())),
  );
  const nameOf = routeNames(build);
  app.use(traceRequests(nameOf), hangUpOnSilence(), checkForm, checkHost, measureRequests(nameOf));
  app.get('/metrics', metrics(readings));
  app.use(compression({ threshold: 512 }));
  app.use(vite ?? assets());
  app.use(address.rdap(), rdapRouter()); // open to every origin, and with a limit of its own
  app.use(checkOrigin, limitRequests);
  // Names of another registry are sold there, not here.
  if (!settings().REGISTRY_API_URL) app.use('/api', registryRouter());
  // What somebody changes of their account is told in messages of theirs.
  if (replicaOf(database())) app.use('/oidc', (_request, _response, next) => askedBy({}, next));
  const identity = identityRouter(avisarCuenta);
  if (identity) app.use('/oidc', passwordRouter(passwordNeighbours), identity);
  if (asksOwnSecondStep()) {
    app.use('/oidc', secondStepElsewhere(visitors, avisarCuenta));
    onPasswordAlone((who) => tellWhatFor(who, avisarCuenta));
  }
  app.all('*', ignoreDataRequests, answerFromMemory, pages());
  app.use(lastResort);
  return app;
}

/** What nobody comes back for goes away. */
const cleaning = [
  { nombre: 'sesiones', cada: '0 17 * * * *', ejecutar: cleanSessions },
  { nombre: 'ingresos', cada: '0 37 * * * *', ejecutar: cleanProvider },
  { nombre: 'límites', cada: '0 47 * * * *', ejecutar: cleanLimits },
];

/** Who leads asks the portal as somebody outside does: every ten seconds whether it is time to. */
const asking = { nombre: 'sonda', cada: '*/10 * * * * *', ejecutar: probe };

type Stop = () => Promise<void>;
/** Ends what serves, and others with it; where nobody has to be told to go elsewhere, at once. */
type StopServing = (others: Stop, noticeMs?: number) => Promise<void>;

/** Serves from this process; answers how to stop that, and `others` with it. */
async function serveHere(): Promise<StopServing> {
  const stopLooking = watchReadOnly(database());
  const stopLookingAtReplica = watchReplica(database());
  const serving = await listen(createPortal(), settings());
  return (others, noticeMs) =>
    stopServing(serving, others, noticeMs).finally(stopLooking).finally(stopLookingAtReplica);
}

/** Ends the process when it is asked to, or when the one that it serves for is gone. */
function endWhenAsked(stop: Stop): void {
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end).once('SIGINT', end);
  whenLeaderIsGone(end);
}

/** One of several processes that serve: data are prepared and tasks are done by the one that leads. */
async function serveForAnother(): Promise<void> {
  const stopTracing = await startTracing(settings());
  const stop = await serveHere();
  endWhenAsked(() => stop(async () => undefined).finally(stopTracing));
}

/** Migrates, loads what the settings ask for, serves, and does what is due; answers how to end that. */
async function begin(): Promise<(noticeMs?: number) => Promise<void>> {
  const { PROCESSES } = settings();
  const stopTracing = await startTracing(settings());
  await prepared().catch(blameSetting);
  const stop: StopServing = PROCESSES > 1 ? await serveWith(PROCESSES) : await serveHere();
  const stopLooking = watchReadOnly(database());
  const stopTasks = startTasks([...cleaning, asking]);
  return (noticeMs) => stop(stopTasks, noticeMs).finally(stopLooking).finally(stopTracing);
}

/** Serves, and ends when it is asked to. */
async function start(): Promise<void> {
  if (isWorker()) return serveForAnother();
  endWhenAsked(await begin());
  await tellSystemManager();
  process.stdout.write(welcome());
}

/** Puts the settings of an environment in force, and has due work done that is not the registry's own. */
function useEnvironment(environment: Record<string, string | undefined>): void {
  useSettings(readSettings(environment));
  alsoDo(quitas);
  alsoDo(deOficina);
}

/**
 * Serves with the settings of an environment; answers how to end that. Afterwards the process may serve with others: what
 * the portal keeps, it keeps by its settings (decision 002), and until then there are none.
 */
export async function serveAs(environment: Record<string, string>): Promise<Stop> {
  useEnvironment(environment);
  await checkDataReachable(settings());
  const opened = database();
  const end = await begin();
  return async () => {
    await end(0);
    await opened.destroy();
    leaveSettings();
  };
}

/** Says whether every name's history is whole, and what the registry's people did; a terminal that runs this by itself sees that it failed. */
async function auditHistory(): Promise<string> {
  await prepared();
  const { dominios, faltas } = await auditHistoria(database());
  const oficina = await revisarOficina(database());
  if (faltas.length + oficina.faltas.length > 0) process.exitCode = 1;
  return [
    ...faltas,
    ...oficina.faltas,
    `Historias revisadas: ${dominios}. Con faltas: ${faltas.length}.`,
    `Historias del personal: ${oficina.personas}. Con faltas: ${oficina.faltas.length}.`,
  ].join('\n');
}

/** What a command begins with: the tables of this version, and whether anything can be changed now. */
async function readyForOrders(): Promise<void> {
  await prepared();
  await lookReadOnly(database());
}

/** What can be done from a terminal instead of serving. */
const ORDERS: Record<string, (words: string[]) => Promise<string>> = {
  'crear-cuenta': crearCuenta,
  'quitar-factor': async (words) => {
    await prepared();
    return quitarFactor(avisarCuenta)(words);
  },
  tareas: async (words) => {
    await readyForOrders();
    return tareas(words);
  },
  'revisar-historia': auditHistory,
  personal: async (words) => {
    await readyForOrders();
    return ordenDePersonal(words);
  },
  registrar: async (words) => {
    await readyForOrders();
    return registrar(words);
  },
  'publicar-dns': async (words) => {
    await readyForOrders();
    return ordenDeDns(words);
  },
  'solo-lectura': async (words) => {
    await migrate(database());
    return readOnlyCommand(database(), words, now());
  },
  'a-postgres': (words) => moveToPostgres(words, (line) => void process.stdout.write(`${line}\n`)),
  whois43: async () => {
    await readyForOrders();
    return whois43();
  },
};

/** Serves, or does the one thing the arguments name. */
async function run([command, ...rest]: string[]): Promise<void> {
  process.umask(0o077); // what is written here is nobody else's to read
  useEnvironment(process.env);
  if (command === 'respaldo') {
    process.stdout.write(`${await backup(rest)}\n`); // a restored registry is not there before
    return database().destroy();
  }
  await checkDataReachable(settings());
  if (command === undefined) return start();
  const order = ORDERS[command];
  if (!order)
    throw new SettingsError(
      `No hay una orden «${command}». Sin ninguna se inicia el portal; hay: ${['respaldo', ...Object.keys(ORDERS)].join(', ')}.`,
    );
  process.stdout.write(`${await order(rest)}\n`);
  await database().destroy();
}

/** Whether this file is what Node was started with (not loaded by Vite in development, nor by a test). */
const isProgram =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);

if (isProgram) {
  run(process.argv.slice(2)).catch((error: unknown) => {
    if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
    else log.error({ error }, 'the portal could not start');
    process.exit(1); // an open pool of connections would keep it alive
  });
}

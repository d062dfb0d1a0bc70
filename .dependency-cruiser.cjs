/**
 * Which way things flow: server → routes → session → registry client → handlers → rules, store; nothing flows back up.
 * Each rule forbids one arrow; what is not forbidden here is allowed.
 */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Where decisions are made: what the registry knows, `rules.ts` of each area, and what a name's changes are decided by. */
const RULES = '^app/registry/(domain/|dns/|edge/(.*\\brules\\.ts$|dominios/(history-chain|snapshot)\\.ts$))';

const packages = (...names) => `node_modules/(${names.join('|')})(/|$)`;

/**
 * The areas of the embedded registry stand in a line: each may know those before it. A new one takes its place here.
 */
const AREAS = [
  ...[
    'due',
    'captcha',
    'cargos',
    'mail',
    'quien',
    'terminos',
    'cambio',
    'mensajes',
    'ayuda',
    'avisos',
    'dominios',
    'contactos',
  ],
  ...[
    'cuentas',
    'funciones',
    'invitaciones',
    'ventas',
    'dns',
    'transferencias',
    'archivos',
    'tickets',
    'usuarios',
    'historia',
    'constancias',
    'descargas',
    'peligros',
    'cifras',
    'pedidos',
    'candado',
    'vuelta',
    'administracion',
    'ensayo',
    'tasks',
    'oficina',
  ],
  ...['demo', 'api'],
];

const inLine = AREAS.slice(0, -1).map((area, at) =>
  never(
    `areas-in-line-${area}`,
    `What ${area} needs stands before it.`,
    { path: `^app/registry/edge/${area}/` },
    { path: `^app/registry/edge/(${AREAS.slice(at + 1).join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    ...inLine,
    never(
      'areas-have-their-place',
      'An area stands in the line of AREAS.',
      { path: '^app/registry/edge/[^/]+/', pathNot: `^app/registry/edge/(${AREAS.join('|')})/` },
      {},
    ),
    never('no-cycles', 'A cycle has no top and no bottom.', {}, { circular: true }),
    never('no-missing', 'Every import exists.', { pathNot: '^app/commands/' }, { couldNotResolve: true }),
    never(
      'ships-what-it-needs',
      'What runs in production is a dependency, not a development one. Commands are for development too.',
      { path: '^(app/|server\\.ts)', pathNot: '^app/(commands/|routes\\.ts$)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    never(
      'addresses-stand-alone',
      'Mails, screens and the provider write addresses: the module that does knows only what the registry knows.',
      { path: '^app/addresses/' },
      { pathNot: '^app/(addresses|registry/domain)/' },
    ),
    never(
      'low-is-low',
      'Settings, clock, database and how dates and money are written know nobody above them.',
      { path: '^app/(database/|base/|format\\.ts$)' },
      { path: '^app/', pathNot: '^app/(database/|base/|registry/domain/)' },
    ),

    never(
      'beside-is-below',
      'What several neighbours share knows none of them (decision 015).',
      {
        path: '^app/(base/|openid/|limits/|sonda/|front-door/|serving/(?!prepare))',
      },
      { path: '^app/(routes|components|session|identity|registry(?!/domain/))/' },
    ),

    never(
      'contract-stands-alone',
      'A contract is data: zod, @orpc/contract, and what the registry knows.',
      { path: '^app/registry/contract/' },
      { pathNot: ['^app/registry/(contract|domain)/', packages('zod', '@orpc/contract'), '^(node:)?url$'] },
    ),
    never(
      'domain-stands-alone',
      'What the registry knows needs nobody: no SQL, no HTTP, no framework; time is an argument. Texts write dates and money as the house does.',
      { path: '^app/registry/domain/' },
      { path: '^app/(?!registry/domain/|format\\.ts$)' },
    ),
    never(
      'dns-rules-are-for-every-edge',
      'The rules of names, servers and records hold in front of any edge: they know the contract and the domain alone.',
      { path: '^app/registry/dns/' },
      { path: '^app/(?!registry/(dns|contract|domain)/)' },
    ),
    never(
      'registry-knows-no-screens',
      'The registry knows neither Remix nor React, nor anything of the portal.',
      { path: '^app/registry/' },
      {
        path: [packages('@remix-run', 'react', 'react-dom'), '^app/(routes|components|session|styles)/'],
      },
    ),
    never(
      'framework-stays-above',
      'Whoever carries this on can leave the framework: the registry, the database and the provider do not know it (decision 054).',
      { path: '^app/(registry|database|identity|openid|limits|sonda|front-door)/' },
      { path: [packages('@remix-run', 'react-router', 'react-router-dom')] },
    ),
    never(
      'identity-is-asked-at-the-doors',
      'Whose token it is, is asked where a call comes in; areas get the answer with the call.',
      { path: '^app/registry/', pathNot: '^app/registry/(client|edge/http)\\.server\\.ts$' },
      { path: '^app/(identity|openid)/' },
    ),
    never(
      'rules-do-no-io',
      'Rules decide on what they are given, the time included.',
      { path: RULES },
      {
        path: [
          '^app/database/(?!tables)',
          '\\.server\\.ts$',
          '/(store|handlers)(\\.ts$|/)',
          packages('kysely', 'pg', 'better-sqlite3', 'nodemailer'),
        ],
      },
    ),
    never(
      'rules-need-no-system',
      'Of Node itself, rules take only what computes.',
      { path: RULES },
      { dependencyTypes: ['core'], pathNot: '^(node:)?(url|net|crypto|util|buffer)$' },
    ),
    never(
      'one-door-to-the-edge',
      'The portal talks to the registry through its client; only the client, the server and what its operator runs know the embedded edge.',
      {
        path: '^(app|server\\.ts)',
        pathNot:
          '^(server\\.ts|app/serving/prepare\\.server\\.ts|app/operating/|app/registry/(client\\.server\\.ts|edge/)|app/commands/)',
      },
      { path: '^app/registry/edge/' },
    ),

    never(
      'identity-is-a-neighbour',
      'The provider could be another one: it knows nothing of sessions, screens or the registry.',
      { path: '^app/identity/' },
      { path: '^app/(routes|session|registry)/' },
    ),
    never(
      'session-never-routes',
      'Who is asking does not depend on what is asked.',
      { path: '^app/session/' },
      { path: '^app/(routes/|registry/edge/|identity/|root\\.tsx$)' },
    ),
    never(
      'components-only-show',
      'A component shows what it is given: of the registry it may know the contract.',
      { path: '^app/components/' },
      {
        path: '^app/(routes/|session/|identity/|database/|registry/(?!contract/|domain/)|.*\\.server\\.ts$)',
      },
    ),
    never(
      'routes-ask-the-client',
      'A screen asks the registry, never its tables and never the provider.',
      { path: '^app/routes/' },
      { path: '^app/(database|identity|registry/edge)/' },
    ),
    never(
      'nobody-imports-a-screen',
      'Screens are reached by their address.',
      { pathNot: '^app/routes/' },
      { path: '^app/routes/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

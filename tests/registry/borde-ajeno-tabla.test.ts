import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSettings } from '~/base/config.server';
import { contract } from '~/registry/contract';
import { isSpecified, isSpecifiedPath } from '~/registry/contract/specified';
import { outsideRegistry } from '~/registry/outside';
import { WITHOUT } from '~/registry/outside/check/own-operations';
import { questions } from '~/registry/outside/check/questions';
import { Edge } from '~/registry/outside/edge';
import { testSettings } from '../support/settings';
import {
  CHANGES,
  type Change,
  cart,
  invited,
  lineIn,
  ready,
  requested,
} from '../support/third-party/changes';
import { ThirdPartyEdge } from '../support/third-party/edge';
import { settingsFor } from '../support/third-party/settings';

/** Questions that need something there before, beside those of `check-edge`. */
const MORE: Record<
  string,
  Pick<Change, 'given' | 'login'> & {
    ask: (r: Parameters<Change['ask']>[0], made: string) => Promise<unknown>;
  }
> = {
  'registro.asociarUsuarioVenta': { given: cart, ask: (r, id) => r.registro.asociarUsuarioVenta({ id }) },
  'carrito.venta': { given: cart, ask: (r, uuidVenta) => r.carrito.venta({ uuidVenta }) },
  'carrito.refrescar': { given: cart, ask: (r, uuid) => r.carrito.refrescar({ uuid }) },
  'carrito.formaPago': { given: ready, ask: (r, uuid) => r.carrito.formaPago({ uuid }) },
  'carrito.contactosVenta': { given: ready, ask: (r, uuid) => r.carrito.contactosVenta({ uuid }) },
  'carrito.propiedad': { ask: (r) => r.carrito.propiedad({ name: 'moneda' }) },
  'cuenta.contactoDominio': {
    given: ready,
    ask: async (r, uuid) => r.cuenta.contactoDominio({ id: await lineIn(r, uuid) }),
  },
  'cuenta.cuentaPago': {
    ask: async (r) => r.cuenta.cuentaPago({ id: (await r.cuenta.cuentasPago()).cuentasPago[0]?.id ?? 0 }),
  },
  'administracion.obtenerHistorialPagosDominio': {
    ask: (r) => r.administracion.obtenerHistorialPagosDominio({ nombreDominio: 'murga.uy' }),
  },
  'administracion.obtenerInvitacionPendiente': {
    login: 'administrativo',
    given: invited,
    ask: (r, codigoInvitacion) => r.administracion.obtenerInvitacionPendiente({ codigoInvitacion }),
  },
  'administracion.accederOperacion': {
    ask: (r) =>
      r.administracion.accederOperacion({ dominiosSeleccionados: ['murga.uy'], operacion: 'EDITAR_CUENTA' }),
  },
  'administracion.isTransferenciaTitularEnabled': {
    ask: (r) => r.administracion.isTransferenciaTitularEnabled(),
  },
  'dns.registros': {
    given: async (r) => {
      const campos = [
        { nombre: 'name', valor: 'www' },
        { nombre: 'ip', valor: '192.0.2.7' },
      ];
      const registro = { tipo: 'A', ttl: 3600, campos };
      await r.dns.guardarRegistro({ nombreDominio: 'tablado.com.uy', agregarRegistro: true, registro });
      return '';
    },
    ask: (r) => r.dns.registros({ nombreDominio: 'tablado.com.uy' }),
  },
  'transferencia.iniciar': { ask: (r) => r.transferencia.iniciar({ dominio: 'afuera.uy' }) },
  'transferencia.esTransferible': { ask: (r) => r.transferencia.esTransferible({ dominio: 'afuera.uy' }) },
  'transferencia.consultar': {
    ask: (r) => r.transferencia.consultar({ dominio: 'afuera.uy', codigo: 'codigo-de-afuera' }),
  },
  'transferencia.autorizar': {
    ask: (r) => r.transferencia.autorizar({ dominio: 'afuera.uy', codigo: 'codigo-de-afuera' }),
  },
  'transferencia.solicitud': {
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy'),
    ask: (r, dominio) => r.transferencia.solicitud({ dominio }),
  },
  'transferencia.solicitudes': {
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy'),
    ask: (r, dominio) => r.transferencia.solicitudes({ dominio }),
  },
  'transferencia.deUsuario': {
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy'),
    ask: (r) => r.transferencia.deUsuario({}),
  },
  'transferencia.datos': {
    given: (_, edge) => requested(edge, 'titular', 'afuera.uy'),
    ask: (r, dominio) => r.transferencia.datos({ dominio, codigo: 'x' }),
  },
};

let edge: ThirdPartyEdge;
beforeEach(async () => {
  edge = await ThirdPartyEdge.start();
  useSettings(testSettings(settingsFor(edge)));
});
afterEach(() => edge.stop());

/** What an operation reads of an edge, and what stands for what is not said there. */
async function readOf({
  given,
  login = 'titular',
  ask,
}: (typeof MORE)[string]): Promise<Map<string, unknown>> {
  const world = structuredClone(edge.mundo);
  const who = { token: 'de-alguien', oid: '7', login, direccion: '192.0.2.9', visitante: 'x' };
  const edges: Edge[] = [];
  const registry = outsideRegistry(edge.url, who, () => {
    const made = new Edge(edge.url, who);
    edges.push(made);
    return made;
  });
  const made = (await given?.(registry, edge)) ?? '';
  edges.splice(0);
  await ask(registry, made);
  edge.mundo = world;
  return new Map(edges.flatMap(({ reading }) => [...reading.read]));
}

interface Said {
  needed: Set<string>;
  optional: Map<string, unknown>;
  own: Set<string>;
  by: Set<string>;
}

/** A fallback that says something by itself: a flag, a number, a word of a closed list. */
const inWords = (otherwise: unknown): string =>
  /^(true|false|\d{1,2}|86400|[A-Z_]+)$/.test(String(otherwise)) ? ` (else ${otherwise})` : '';

const lastOf = (field: string): string => field.replaceAll('[]', '').split('.').at(-1) ?? '';
const isOwnField = (field: string): boolean =>
  !lastOf(field)
    .split('|')
    .some((name) => name === '*' || isSpecified(name));

const cell = (items: readonly string[], none: string): string =>
  (items.length > 0 ? items.join(', ') : none).replaceAll('|', ' or ');

/** Everything that was read of an edge, by its question. */
class Table {
  readonly #said = new Map<string, Said>();

  #of(question: string): Said {
    const found = this.#said.get(question) ?? {
      needed: new Set(),
      optional: new Map(),
      own: new Set(),
      by: new Set(),
    };
    this.#said.set(question, found);
    return found;
  }

  add(operation: string, read: Map<string, unknown>): void {
    for (const [path, otherwise] of read) {
      const [question = '', field = ''] = path.split(': ');
      const said = this.#of(question);
      said.by.add(operation);
      if (field === '') continue;
      if (isOwnField(field)) said.own.add(field);
      else if (otherwise === null) said.needed.add(field);
      else said.optional.set(field, otherwise);
    }
  }

  get questions(): string[] {
    return [...this.#said.keys()].sort();
  }

  line(question: string): string {
    const { needed, optional, own, by } = this.#of(question);
    const must = [...needed].filter((field) => !optional.has(field)).sort();
    const may = [...optional].map(([field, otherwise]) => field + inWords(otherwise)).sort();
    const asked = `\`${question}\` (${[...by].sort().join(', ')})`;
    return `| ${asked} | ${cell(must, 'its code')} | ${cell(may, '—')} | ${cell([...own].sort(), '—')} |`;
  }
}

const operations = Object.entries(contract).flatMap(([area, found]) =>
  Object.entries(found).map(([name, operation]) => {
    const { method = 'GET', path = '' } = operation['~orpc'].route;
    return { name: `${area}.${name}`, isOwn: !isSpecifiedPath(method, path) };
  }),
);

const HEAD = `# What an edge says

Made by a test from what the readers of \`registry/outside\` read while every operation is asked of an edge written from the specification
alone; \`vitest run -u\` on it writes it anew. *Needed*: without it the answer cannot be read. *Optional*: what stands for it is said, or it
is not shown. *Own*: no field of the specification's, read where an edge like ours says it. What is sent is the specification's, to the letter; fields and operations of this project's own are used only where the
edge's \`/openapi.json\` declares them, or \`REGISTRY_API_OWN\` says so.

Where section 7 can be read in two ways (decision 059):

| What | One way | The other | What is sent |
|---|---|---|---|
| a name to import and its code, where one is checked, cancelled, deleted, approved or rejected | \`domain\`, \`code\` (section 7) | \`dominio\`, \`codigo\` or \`codigoAutorizacion\` (section 3) | the first; the request itself is section 3's payload |
| the data of \`actualizar-contactos-be\` | under \`contact\` | the body itself | the first |
| a record that is added, changed or deleted | under \`registro\` | its fields beside \`nombreDominio\` | the first for all three; the second with \`REGISTRY_API_RECORDS=flat\`, or where the document has no \`registro\` |
| \`dominios\` of a search | names | objects with \`nombre\` | the first; where it is not understood the second, from then on |
| \`dominiosSeleccionados\` of \`acceder-operacion\` | names | rows of the list, as the edge wrote them, with their \`permisosDominio\` | the first; where it is not understood the second, from then on |
| \`pagoVentaDTO\` of a renewal | \`generaPago\`, \`generaFactura\`, \`medioPago\` (section 9) | null | the first where it is paid at once, null where it goes to a cart |
| the first page of messages | 1 | 0 | as the first list with messages shows it |
| what associates a sale | its id | its uuid | the first; where that is not known, the second |
| a payment account's choices | \`pais {id}\` and so on | \`idPais\` and so on | both, as section 3 lists both |
| a contact's name | \`nombreApellido\` | \`nombre\`, \`apellido\` | both, as section 3 lists both |
`;

it('every operation is in the table of what an edge says', async () => {
  const asked: typeof MORE = {
    ...Object.fromEntries(questions('murga.uy', true).map(({ operation, ask }) => [operation, { ask }])),
    ...Object.fromEntries(Object.entries(CHANGES).map(([name, change]) => [name, change])),
    ...MORE,
  };
  const table = new Table();
  const named = new Set(Object.keys(asked).map((name) => name.split(',')[0]));
  for (const { name, isOwn } of operations) if (!isOwn) expect([...named], name).toContain(name);
  for (const [name, row] of Object.entries(asked)) {
    const [operation = ''] = name.split(',');
    if (WITHOUT[operation] === undefined) table.add(operation, await readOf(row));
  }
  const isOurs = (question: string): boolean => {
    const [method = '', path = ''] = question.split(' ');
    return !isSpecifiedPath(method, path);
  };
  const lines = table.questions.filter((each) => !isOurs(each)).map((each) => table.line(each));
  const own = operations.filter(({ isOwn }) => isOwn).map(({ name }) => name);
  expect(Object.keys(WITHOUT).sort()).toEqual([...own].sort());
  const ours = own.map((name) => `| \`${name}\` | ${WITHOUT[name]} |`);
  const fields = ['| Question (who asks it) | Needed | Optional | Own |', '|---|---|---|---|', ...lines, ''];
  const without = [
    '## Operations of this project’s own',
    '',
    '| Operation | Without it |',
    '|---|---|',
    ...ours,
    '',
  ];
  await expect([HEAD, ...fields, ...without].join('\n')).toMatchFileSnapshot(
    '../../app/registry/outside/what-an-edge-says.md',
  );
});

import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { database } from '~/database/connection.server';
import { avanzarTransferencias } from '../support/due';
import * as given from '../support/given';
import * as observe from '../support/observe';
import { type Engine, onFreshDatabase } from '../support/registry';
import { cuentaDe, libroMayor } from './shop';
import {
  ask,
  CODIGO,
  idOf,
  nombreDeOtro,
  OTRO,
  otro,
  otroRegistrador,
  requests,
  START,
  TITULAR,
  whose,
} from './traslado';

/**
 * Both registrars, the clock, refused payments, cancellations, locks, freezes, changes of holder and wrong codes, in any
 * order. The model only knows what the specification says; after every action the registry has to agree with it.
 */

interface Modelo {
  nombre: string;
  now: Temporal.Instant;
  /** Whose the name is: with the portal it is Ana's. */
  registrador: 'portal' | typeof OTRO;
  /** Expiry date grows by a year for each completed transfer. */
  anios: number;
  charges: number;
  pendiente: { desde: Temporal.Instant; entra: boolean; titular: number } | null;
  cuenta: number;
  cuentaViva: boolean;
  bloqueado: boolean;
  congelado: boolean;
  /** Grows with every change of holder. */
  titular: number;
  /** The code that the holder, or the other registrar, has. */
  codigo: string;
}

const ana = (m: Modelo) => ask({ login: 'ana', now: m.now });
const dominio = (m: Modelo) => ({ dominio: m.nombre });

/** What a request becomes that is carried out. */
function completed(m: Modelo): void {
  if (!m.pendiente) throw new Error('nothing was pending');
  const { entra } = m.pendiente;
  m.pendiente = null;
  if (entra && !m.cuentaViva) return;
  m.registrador = entra ? 'portal' : OTRO;
  m.anios += 1;
  m.bloqueado = false;
  if (entra) m.charges += 1;
  m.titular += 1;
}

const isLost = (m: Modelo): boolean => m.pendiente !== null && m.pendiente.titular !== m.titular;
const isMovable = (m: Modelo): boolean => !m.bloqueado && !m.congelado;

async function asked(m: Modelo, isOk: boolean, entra: boolean): Promise<void> {
  if (!isOk) return;
  expect(m.pendiente, 'one request at a time').toBeNull();
  expect(isMovable(m), 'a locked name is not asked for').toBe(true);
  m.pendiente = { desde: m.now, entra, titular: m.titular };
}

const reference = async (m: Modelo): Promise<string> => {
  return (await requestsOf(m)).at(-1)?.referencia ?? 'ninguna';
};

/** 404 is an answer too: the name, or the request, is not the caller's. */
const tried = (answer: Promise<{ isOk: boolean }>): Promise<boolean> =>
  answer.then(
    ({ isOk }) => isOk,
    (error: { status?: number }) => {
      if (error.status !== 404) throw error;
      return false;
    },
  );

type Action = (m: Modelo) => Promise<void>;

const ACTIONS: Record<string, Action> = {
  async importa(m) {
    const cuentaPago = m.cuenta;
    const { isOk } = await ana(m).transferencia.solicitar({
      ...dominio(m),
      codigoAutorizacion: m.codigo,
      datosTitular: TITULAR,
      cuentaPago,
    });
    await asked(m, isOk, true);
  },
  async importaConCodigoEquivocado(m) {
    const { isOk } = await ana(m).transferencia.solicitar({
      ...dominio(m),
      codigoAutorizacion: 'EQUIVOCADO',
      datosTitular: TITULAR,
      cuentaPago: m.cuenta,
    });
    expect(isOk).toBe(false);
  },
  async elOtroAprueba(m) {
    const { epp } = await otro(m.now).aprueba(m.nombre);
    if (epp === 1000 || epp === 2104) completed(m);
    else if (isLost(m) && m.pendiente?.entra) m.pendiente = null;
  },
  async elOtroRechaza(m) {
    if ((await otro(m.now).rechaza(m.nombre)).epp === 1000) m.pendiente = null;
  },
  async elOtroCancela(m) {
    if ((await otro(m.now).cancela(m.nombre)).epp === 1000) m.pendiente = null;
  },
  async anaCancela(m) {
    const one = { ...dominio(m), codigo: await reference(m) };
    if (await tried(ana(m).transferencia.cancelar(one))) m.pendiente = null;
  },
  async anaAprueba(m) {
    const wasLost = isLost(m);
    const one = { ...dominio(m), codigo: await reference(m) };
    const before = await pendings(m);
    if (await tried(ana(m).transferencia.aprobar(one))) completed(m);
    else if (wasLost && before > (await pendings(m))) m.pendiente = null;
  },
  async anaRechaza(m) {
    const one = { ...dominio(m), codigo: await reference(m) };
    if (await tried(ana(m).transferencia.rechazar(one))) m.pendiente = null;
  },
  async elOtroDaCodigo(m) {
    if ((await otro(m.now).da(m.nombre, CODIGO)).epp === 1000) m.codigo = CODIGO;
  },
  async anaPideCodigo(m) {
    const made = await ana(m)
      .codigo.solicitar(dominio(m))
      .catch(() => ({ error: true }));
    if (!made.error) m.codigo = (await ana(m).codigo.vigente(dominio(m))).authorizationCode ?? '';
  },
  async elOtroPide(m) {
    await asked(m, (await otro(m.now).pide(m.nombre, m.codigo)).epp === 1001, false);
  },
  async elOtroPideConCodigoEquivocado(m) {
    expect((await otro(m.now).pide(m.nombre, 'EQUIVOCADO')).epp).not.toBe(1001);
  },
  async elOtroBloquea(m) {
    if ((await otro(m.now).bloquea(m.nombre)).epp === 1000) m.bloqueado = true;
  },
  async elOtroDesbloquea(m) {
    if ((await otro(m.now).bloquea(m.nombre, 0)).epp === 1000) m.bloqueado = false;
  },
  async seCongela(m) {
    await setFrozen(m, m.now.add({ hours: 24 * 400 }).toString());
    m.congelado = true;
  },
  async seDescongela(m) {
    await setFrozen(m, null);
    m.congelado = false;
  },
  async cambiaDeTitular(m) {
    m.titular += 1;
    const { titular_id } = await observe.theDomain(m.nombre);
    await given.contact(titular_id ?? 0, { nic_handle: `UY-${m.nombre}-${m.titular}` });
  },
  async anaBorraSuCuenta(m) {
    await ana(m).cuenta.eliminarCuentaPago({ id: m.cuenta });
    m.cuentaViva = false;
  },
  async anaAgregaOtraCuenta(m) {
    if (m.pendiente) return;
    m.cuenta = await cuentaDe('ana');
    m.cuentaViva = true;
  },
  async pasanDias(m) {
    m.now = m.now.add({ hours: 24 * 4 });
  },
  async pasanMeses(m) {
    m.now = m.now.add({ hours: 24 * 61 });
  },
};

const setFrozen = (m: Modelo, congelado_hasta: string | null) => given.domain(m.nombre, { congelado_hasta });

const pendings = async (m: Modelo): Promise<number> =>
  (await requestsOf(m)).filter(({ estado }) => estado === 'PENDING').length;

const requestsOf = async (m: Modelo) => (await requests()).filter(({ nombre }) => nombre === m.nombre);

/** The task, and what it has to have done. */
async function clock(m: Modelo, alVencer: 'vencer' | 'aprobar'): Promise<void> {
  await avanzarTransferencias(database(), m.now);
  if (!m.pendiente) return;
  const isDue = m.pendiente.desde.add({ hours: 240 }).epochMilliseconds <= m.now.epochMilliseconds;
  if (isLost(m)) m.pendiente = null;
  else if (isDue && alVencer === 'aprobar' && isMovable(m)) completed(m);
  else if (isDue) m.pendiente = null;
}

const seen = new Set<string>();

async function agrees(m: Modelo): Promise<void> {
  const { registrador, titular, vencimiento } = await whose(m.nombre);
  expect({ registrador, titular, vencimiento }).toEqual({
    registrador: m.registrador,
    titular: m.registrador === 'portal' ? await idOf('ana') : null,
    vencimiento: `${2050 + m.anios}-05-01`,
  });
  const all = await requestsOf(m);
  for (const { estado } of all) seen.add(estado);
  expect(all.filter(({ estado }) => estado === 'PENDING')).toHaveLength(m.pendiente ? 1 : 0);
  expect(all.every(({ estado, resuelta_en }) => (estado === 'PENDING') === (resuelta_en === null))).toBe(
    true,
  );
  const charges = (await libroMayor()).filter(({ nombre }) => nombre === m.nombre);
  expect(charges).toHaveLength(m.charges);
  const { id } = await observe.theDomain(m.nombre);
  const codes = (await observe.authorizationCodes()).filter(({ dominio_id }) => dominio_id === id);
  const unwiped = codes.filter(({ estado, sellado }) => estado !== 'ACTIVE' && sellado !== null);
  expect(unwiped, 'a code that is over is wiped').toEqual([]);
}

let runs = 0;

async function begin(): Promise<Modelo> {
  const nombre = `modelo-${++runs}.uy`;
  await nombreDeOtro(nombre, { fecha_vencimiento: '2050-05-01' });
  return {
    nombre,
    now: START,
    registrador: OTRO,
    anios: 0,
    charges: 0,
    pendiente: null,
    cuenta: await cuentaDe('ana'),
    cuentaViva: true,
    bloqueado: false,
    congelado: false,
    titular: 0,
    codigo: CODIGO,
  };
}

/** What happens most is what moves a name; the rest comes in between. */
const WEIGHTS: Partial<Record<string, number>> = {
  importa: 6,
  elOtroDaCodigo: 4,
  elOtroAprueba: 5,
  anaPideCodigo: 6,
  elOtroPide: 6,
  anaAprueba: 4,
  pasanDias: 6,
  pasanMeses: 4,
  anaAgregaOtraCuenta: 3,
  seCongela: 3,
  seDescongela: 2,
  elOtroDesbloquea: 2,
};
const someActions = fc.array(
  fc.oneof(
    ...Object.keys(ACTIONS).map((name) => ({ arbitrary: fc.constant(name), weight: WEIGHTS[name] ?? 1 })),
  ),
  { minLength: 8, maxLength: 30 },
);

/** Thousands where somebody asks for them; enough to meet every state otherwise. */
const runsOr = (usual: number): number => Number(process.env.MODELO_CORRIDAS) || usual;

const BOTH = [
  'PENDING',
  'CLIENT_APPROVED',
  'CLIENT_REJECTED',
  'CLIENT_CANCELLED',
  'SERVER_CANCELLED',
  'PENDING_NO_PAYMENT',
];

describe.each<[Engine, 'vencer' | 'aprobar', number, readonly string[]]>([
  ['SQLite', 'vencer', 120, [...BOTH, 'EXPIRED']],
  ['SQLite', 'aprobar', 120, [...BOTH, 'SERVER_APPROVED', 'SERVER_REJECTED']],
  ['PostgreSQL', 'vencer', 60, []],
  ['PostgreSQL', 'aprobar', 60, []],
])('transfers in any order (%s, without answer: %s)', (engine, alVencer, numRuns, reached) => {
  onFreshDatabase(engine, { TRANSFERENCIA_SIN_RESPUESTA: alVencer });

  it('leave every name with one registrar and one holder, charged once a transfer, and nothing pending past its date', {
    timeout: 240_000 + runsOr(0) * 2_000,
  }, async () => {
    await otroRegistrador();
    seen.clear();
    const property = fc.asyncProperty(someActions, async (names) => {
      const m = await begin();
      for (const name of names) {
        await ACTIONS[name]?.(m);
        await clock(m, alVencer);
        await agrees(m);
      }
      m.now = m.now.add({ hours: 24 * 11 });
      await clock(m, alVencer);
      await agrees(m);
      expect(m.pendiente, 'nothing waits past its date').toBeNull();
    });
    const seed = Number(process.env.MODELO_SEMILLA) || 11;
    await fc.assert(property, { numRuns: runsOr(numRuns), seed, endOnFailure: true });
    expect([...seen]).toEqual(expect.arrayContaining([...reached]));
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Conjunto } from '~/registry/dns/conjuntos';
import { lineasDe, loQueCambia, negativaDe } from '~/registry/dns/ensayo';

const NOMBRE = 'kiosco.uy';
const RUNS = 10_000;

/** Sets of a few owners and types, each once, so that two zones often have the same ones. */
const conjunto = fc.record({
  nombre: fc.constantFrom(NOMBRE, `www.${NOMBRE}`, `a.b.${NOMBRE}`),
  tipo: fc.constantFrom('A', 'MX', 'TXT', 'NS', 'DS'),
  ttl: fc.constantFrom(600, 3600, 86_400),
  contenidos: fc.uniqueArray(fc.constantFrom('uno', 'dos', 'tres'), { minLength: 1 }),
});
const zona = fc.uniqueArray(conjunto, { selector: ({ nombre, tipo }) => `${nombre} ${tipo}`, maxLength: 8 });
const publicado = fc.record({ arriba: zona, propia: fc.option(zona) });

const con = (
  antes: readonly Conjunto[],
  { quitados, agregados }: { quitados: string[]; agregados: string[] },
) => [...lineasDe(antes).filter((linea) => !quitados.includes(linea)), ...agregados].sort();

it(`the zone before, without what goes and with what comes, is the zone after: of ${RUNS} changes`, () => {
  fc.assert(
    fc.property(publicado, publicado, (antes, despues) => {
      const cambio = loQueCambia(NOMBRE, antes, despues, 3600);
      expect(con(antes.arriba, cambio.arriba)).toEqual(lineasDe(despues.arriba).sort());
      expect(con(antes.propia ?? [], cambio.propia)).toEqual(lineasDe(despues.propia ?? []).sort());
    }),
    { numRuns: RUNS, seed: 20_261_125 },
  );
});

it('what is as it was is not remembered of before, and what is not has its longest time', () => {
  const web = { nombre: `www.${NOMBRE}`, tipo: 'A', ttl: 86_400, contenidos: ['192.0.2.1'] };
  const ns = { nombre: NOMBRE, tipo: 'NS', ttl: 3600, contenidos: ['ns1.nic.uy.'] };
  const antes = { arriba: [ns], propia: [ns, web] };
  expect(loQueCambia(NOMBRE, antes, antes, 900).recuerdo).toEqual({
    delegacion: null,
    registros: null,
    noHabia: null,
  });
  const sinWeb = { ...antes, propia: [ns] };
  expect(loQueCambia(NOMBRE, antes, sinWeb, 900).recuerdo).toEqual({
    delegacion: null,
    registros: 86_400,
    noHabia: null,
  });
  expect(loQueCambia(NOMBRE, sinWeb, antes, 900).recuerdo).toEqual({
    delegacion: null,
    registros: null,
    noHabia: 900,
  });
  const otra = { arriba: [{ ...ns, contenidos: ['ns1.otro.com.'] }], propia: null };
  expect(loQueCambia(NOMBRE, antes, otra, 900).recuerdo).toEqual({
    delegacion: 3600,
    registros: 86_400,
    noHabia: null,
  });
});

it('that something is not there is remembered for the last number of the SOA, or its own time if that is less', () => {
  const soa = (ttl: number, minimo: number) =>
    negativaDe({ nombre: 'uy', tipo: 'SOA', ttl, contenidos: [`ns1. host. 7 10800 3600 1209600 ${minimo}`] });
  expect([soa(3600, 900), soa(300, 900)]).toEqual([900, 300]);
});

it('keys that come, stay, change and go are told apart', () => {
  const ds = (...contenidos: string[]) => [{ nombre: NOMBRE, tipo: 'DS', ttl: 3600, contenidos }];
  const firma = (antes: Conjunto[], despues: Conjunto[]) =>
    loQueCambia(NOMBRE, { arriba: antes, propia: null }, { arriba: despues, propia: null }, 1).firma;
  expect([
    firma([], []),
    firma([], ds('1')),
    firma(ds('1', '2'), ds('2', '1')),
    firma(ds('1'), ds('2')),
    firma(ds('1'), []),
  ]).toEqual(['SIN_FIRMA', 'LLEGA', 'SIGUE', 'CAMBIA', 'SE_VA']);
});

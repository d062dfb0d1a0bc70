import { createRouterClient } from '@orpc/server';
import { now } from '~/base/clock.server';
import type { Database } from '~/database/connection.server';
import { answerTo } from '~/rdap/answer';
import { questionOf } from '~/rdap/question';
import { edgeContext } from '~/registry/edge/context';
import * as dominio from '~/registry/edge/dominios/handlers';
import { registroPublico } from '~/registry/edge/dominios/publico';
import { carrito, registro } from '~/registry/edge/ventas/handlers';
import { linesOf } from '~/whois43/lines';
import { keepToOneFolder } from '../support/run-folder';
import { temporaryFolder } from '../support/settings';
import { measureBulkChange, measureDesks, measureExport } from './desk';
import { measureDns } from './dns';
import { filled } from './generate';
import { compare, type Measure, type Operation } from './measure';
import { judge, report, say } from './report';

const [SMALL = 110_000, BIG = 1_500_000] = process.argv.slice(2).map(Number);

/** Lists of people with so many names cost what a list of ten costs; and a change of all of the first ones. */
const BULK = 10_000;
/** A list as a file of so many rows is written in constant memory. */
const EXPORTED = Math.min(100_000, BIG);
const DESKS = [BULK, Math.min(1_000_000, BIG)];

/** A turn asks about another name each time, taken or free, so that no single page stays hot. */
const STEP = 7919;
const takenAt = (turn: number, size: number): string => {
  const i = 1 + ((turn * STEP) % size);
  return `nombre-${i}${i % 3 === 0 ? '.uy' : '.com.uy'}`;
};

function shopOf(connection: Database, login: string) {
  const context = edgeContext({
    connection,
    now: now(),
    token: login,
    identifyToken: async () => ({ oid: login, login, nombre: 'Persona' }),
    direccion: '192.0.2.1',
    visitante: 'medida',
    origen: 'WEB',
  });
  const router = { dominio, registro, carrito };
  return createRouterClient(router, { context });
}

function operations(connection: Database, size: number): Record<string, { run: Operation; turns: number }> {
  const { dominio, registro } = shopOf(connection, 'medidor');
  const whois = (nombre: string) => dominio.whois({ dominio: { nombre } });
  const registry = registroPublico(connection, now);
  const rdap = (nombre: string) =>
    answerTo(questionOf(`/domain/${nombre}`), { origin: 'https://registro.uy', registry });
  return {
    'whois, taken': { turns: 2000, run: (turn) => whois(takenAt(turn, size)) },
    'whois, free': { turns: 2000, run: (turn) => whois(`libre-${turn}.uy`) },
    'RDAP, taken': { turns: 2000, run: (turn) => rdap(takenAt(turn, size)) },
    'RDAP, free': { turns: 2000, run: (turn) => rdap(`libre-${turn}.uy`) },
    'port 43, taken': {
      turns: 2000,
      run: async (turn) => linesOf(await registry.nombre(takenAt(turn, size))).join('\r\n'),
    },
    'availability, taken': {
      turns: 2000,
      run: (turn) => dominio.disponibilidad({ dominios: [takenAt(turn, size)] }),
    },
    'availability, ten free': {
      turns: 1000,
      run: (turn) =>
        dominio.disponibilidad({ dominios: Array.from({ length: 10 }, (_, at) => `libre-${turn}-${at}.uy`) }),
    },
    'add to cart': {
      turns: 500,
      run: (turn) => registro.agregar({ dominios: [{ nombre: `libre-${turn}.uy` }], uuidVenta: null }),
    },
  };
}

async function measureAll(folder: string) {
  const [small, big] = [await filled(folder, SMALL), await filled(folder, BIG)];
  const bigOnes = operations(big, BIG);
  const measures: Measure[] = [];
  for (const [nombre, { run, turns }] of Object.entries(operations(small, SMALL))) {
    const other = bigOnes[nombre];
    if (other) measures.push(await compare(nombre, run, other.run, turns));
  }
  const desks = await measureDesks(big, DESKS);
  const seconds = await measureBulkChange(big, BULK);
  const exported = await measureExport(big, EXPORTED);
  measures.push(...(await measureDns(folder, [small, SMALL], [big, BIG])));
  await Promise.all([small.destroy(), big.destroy()]);
  return { measures, desks, seconds, exported };
}

keepToOneFolder();
const { measures, desks, seconds, exported } = await measureAll(temporaryFolder());
report(measures, SMALL, BIG);
report(desks, 10, 'many');
say(`\nBulk change of ${BULK} names: ${seconds.toFixed(1)} s`);
const { before, most, after } = exported;
say(
  `A file of ${EXPORTED} rows, ${exported.megabytes.toFixed(1)} MB: ${exported.seconds.toFixed(1)} s; resident memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most (${(most / before).toFixed(2)}×), ${after.toFixed(0)} after`,
);
process.exitCode = judge([...measures, ...desks]) ? 0 : 1;

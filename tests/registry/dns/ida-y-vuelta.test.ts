import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Answer } from 'dns-packet';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIPOS, type Tipo } from '~/registry/contract/dns-estructuras';
import { readArchivo, writeLinea } from '~/registry/dns/archivo';
import { enConjuntos } from '~/registry/dns/conjuntos';
import { type Registro, readFormulario, showCampos } from '~/registry/dns/registro';
import { writeTexto } from '~/registry/dns/texto';
import { check } from '~/registry/dns/zona';
import { EnArchivos } from '~/registry/edge/dns/publicacion/archivos';
import type { Destino } from '~/registry/edge/dns/publicacion/destino';
import { EnPowerDns } from '~/registry/edge/dns/publicacion/powerdns';
import { formulario, ZONA } from '../../rules/dns/arbitrarios';
import { hayPowerDns, PowerDns } from '../../support/dns/powerdns';
import { preguntar } from '../../support/dns/preguntar';
import { temporaryFolder } from '../../support/settings';

const SERVIDORES = [{ nombre: 'ns1.nic.uy', ips: ['192.0.2.53'] }];
const TTL = 3600;

/** So many zones of each type: `TURNS=100` asks for more than a run of all tests has time for. */
const ZONAS = Array.from({ length: Number(process.env.TURNS ?? 1) }, (_, n) => 11 + n);
const POR_ZONA = 40;

/** Records as people type them, of one type, that can stand together in a zone. */
function juntos(tipo: Tipo, seed: number): Registro[] {
  const leidos = fc
    .sample(formulario(tipo), { numRuns: POR_ZONA, seed })
    .map((campos) => readFormulario(tipo, TTL, campos, ZONA))
    .flatMap((leido) => (leido.ok ? [leido.registro] : []));
  const motivos = check(leidos, ZONA);
  return leidos.filter((registro) => !motivos.has(registro));
}

async function publicar(destino: Destino, registros: readonly Registro[]): Promise<void> {
  const ns = { nombre: ZONA, tipo: 'NS', ttl: TTL, contenidos: ['ns1.nic.uy.'] };
  await destino.replace(
    { nombre: ZONA, deNombres: false },
    1,
    (async function* () {
      yield [ns, ...enConjuntos(registros)];
    })(),
  );
}

const conPunto = (nombre: string): string => (nombre === '.' ? '.' : `${nombre}.`);
const unidos = (data: unknown): string =>
  Buffer.concat(
    [data].flat().map((parte) => Buffer.from(parte instanceof Uint8Array ? parte : String(parte))),
  ).toString();

/** An answer of a server as the line of a zone file that says the same. */
function contenidoDe(answer: Answer): string | undefined {
  switch (answer.type) {
    case 'A':
    case 'AAAA':
      return answer.data;
    case 'CNAME':
    case 'NS':
      return conPunto(answer.data);
    case 'MX':
      return `${answer.data.preference} ${conPunto(answer.data.exchange)}`;
    case 'SRV':
      return `${answer.data.priority} ${answer.data.weight} ${answer.data.port} ${conPunto(answer.data.target)}`;
    case 'CAA':
      return `${answer.data.flags} ${answer.data.tag} ${writeTexto(answer.data.value)}`;
    case 'TXT':
      return writeTexto(unidos(answer.data));
    default:
      return undefined;
  }
}

const linea = ({ nombre, tipo, contenido }: Registro): string => `${nombre} ${tipo} ${contenido}`;

const hayNamed = spawnSync('named-checkzone', ['-h']).error === undefined;

const CASOS = TIPOS.flatMap((tipo) => ZONAS.map((seed) => [tipo, seed] as const));

describe.runIf(hayNamed)('the zone file of accepted records', () => {
  it.each(CASOS)('of type %s (%i) is taken by named-checkzone as it is', async (tipo, seed) => {
    const carpeta = temporaryFolder();
    await publicar(new EnArchivos(carpeta, SERVIDORES), juntos(tipo, seed));
    const { status, stdout } = spawnSync(
      'named-checkzone',
      ['-w', carpeta, '-i', 'none', ZONA, `${ZONA}.zone`],
      {
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }, join(carpeta, `${ZONA}.zone`)).toMatchObject({ status: 0 });
  });
});

describe.runIf(hayPowerDns)('what a real server answers', () => {
  let server: PowerDns;
  beforeAll(async () => {
    server = await PowerDns.start();
  });
  afterAll(() => server.stop());

  /** What the server answers of a name, as records of the zone. */
  async function respondidos(nombre: string, tipo: Tipo): Promise<Registro[]> {
    const { answers = [], authorities = [] } = await preguntar(server.port, nombre, tipo);
    const propias = [...answers, ...(tipo === 'NS' ? authorities : [])].filter(
      (answer) => answer.type === tipo && answer.name.toLowerCase() === nombre,
    );
    return propias.flatMap((answer) => {
      const contenido = contenidoDe(answer);
      if (contenido === undefined) return [];
      const leida = readArchivo(writeLinea({ nombre, ttl: TTL, tipo, contenido }), ZONA);
      expect(leida.errores).toEqual([]);
      return leida.registros.map(({ registro }) => registro);
    });
  }

  it.each(CASOS)(
    'of type %s (%i) is what was typed, back to the form without a byte changed',
    async (tipo, seed) => {
      const { DNS_API_URL = '', DNS_API_KEY = '' } = server.settings;
      const registros = juntos(tipo, seed);
      expect(registros.length).toBeGreaterThan(tipo === 'CNAME' || tipo === 'NS' ? 5 : 10);
      const destino = new EnPowerDns(DNS_API_URL, DNS_API_KEY, SERVIDORES);
      await destino.remove(ZONA);
      await publicar(destino, registros);
      const llegados: Registro[] = [];
      for (const nombre of new Set(registros.map((registro) => registro.nombre)))
        llegados.push(...(await respondidos(nombre, tipo)));
      expect(llegados.map(linea).sort()).toEqual(registros.map(linea).sort());
      for (const registro of llegados)
        expect(readFormulario(tipo, TTL, showCampos(registro, ZONA), ZONA)).toEqual({
          ok: true,
          registro,
        });
    },
  );
});

import { z } from 'zod';
import { TIPOS } from '../../../contract/dns-estructuras';
import type { Conjunto } from '../../../dns/conjuntos';
import { comoTexto } from '../../../dns/conjuntos';
import { type Cambios, type Destino, type Lotes, SinZona, type Zona } from './destino';
import { type Enviado, NoSePuede, quienEs } from './powerdns-dice';
import { type ServidorPropio, soaDe } from './rules';

/** PowerDNS through its HTTP API, version 4.7 or newer: each change of a zone is one request, applied whole or not at all. */

const ESPERA_MS = 5000;
/** Sets in one request, so that it and its answer stay within the wait. */
const POR_PEDIDO = 2000;

/** The types that the registry writes at an owner; DS only where other names are delegated. */
const TIPOS_DE_ZONA = TIPOS;
const TIPOS_DE_PADRE = ['NS', 'DS', 'A', 'AAAA'] as const;

const rrset = z.object({
  name: z.string(),
  type: z.string(),
  ttl: z.number(),
  records: z.array(z.object({ content: z.string(), disabled: z.boolean() })),
});
const leida = z.object({ serial: z.number(), dnssec: z.boolean(), rrsets: z.array(rrset).default([]) });
const conSerie = z.object({ serial: z.number() });
const llaves = z.array(
  z.object({ id: z.number(), active: z.boolean(), ds: z.array(z.string()).default([]) }),
);
const lista = z.array(z.object({ name: z.string() }));

/** The zones of names are signed by themselves: a referral without signature vouches for no DS. */
const FIRMA_DE_NOMBRES = { dnssec: true, nsec3param: '1 0 0 -', nsec3narrow: true };

const sinPunto = (nombre: string): string => nombre.replace(/\.$/, '');

/** With SHA-256 and SHA-1 the server answers both: only the first is of any use (RFC 8624 3.3). */
const conSha256 = (ds: string): boolean => ds.split(' ')[2] === '2';

const comoRrset = ({ nombre, tipo, ttl, contenidos }: Conjunto) => ({
  name: `${nombre}.`,
  type: tipo,
  ttl,
  changetype: 'REPLACE',
  records: contenidos.map((content) => ({ content, disabled: false })),
});

const borrado = (nombre: string, tipo: string) => ({ name: `${nombre}.`, type: tipo, changetype: 'DELETE' });

/** Deletions first: an address may take the place of an alias in one change. */
function rrsetsDe({ deNombres }: Zona, cambios: Cambios) {
  const tipos: readonly string[] = deNombres ? TIPOS_DE_PADRE : TIPOS_DE_ZONA;
  const borrados = [...cambios].flatMap(([nombre, conjuntos]) =>
    tipos
      .filter((tipo) => !conjuntos.some((conjunto) => conjunto.tipo === tipo))
      .map((tipo) => borrado(nombre, tipo)),
  );
  return [...borrados, ...[...cambios.values()].flat().map(comoRrset)];
}

export function powerDns(url: string, key: string, servidores: readonly ServidorPropio[]): Destino {
  const base = `${url.replace(/\/$/, '')}/api/v1/servers/localhost/zones`;
  const de = (zona: string) => `${base}/${encodeURIComponent(`${zona}.`)}`;

  async function pedir(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(path, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(ESPERA_MS),
      redirect: 'error',
    });
    const text = await response.text();
    // 4.x answers 404 for a zone that is not there, and 422 with these words where it is asked to change it.
    if (response.status === 404 || (response.status === 422 && /Could not find domain/i.test(text)))
      throw new SinZona(path);
    if (response.status === 422) throw new NoSePuede(text);
    if (!response.ok) throw new Error(`PowerDNS answered ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  async function find(zona: string) {
    try {
      return leida.parse(await pedir('GET', de(zona)));
    } catch (error) {
      if (error instanceof SinZona) return undefined;
      throw error;
    }
  }

  const soa = (zona: string, serie: number) => comoRrset(soaDe(zona, serie, servidores));

  const enviar = (zona: string, rrsets: readonly Enviado[]) => pedir('PATCH', de(zona), { rrsets });

  /** Of sets that the server refuses together and names none of, one that it refuses alone. */
  async function buscar(zona: string, rrsets: readonly Enviado[], dicho: NoSePuede): Promise<Error> {
    const nombrado = quienEs(dicho, rrsets);
    if (nombrado) return nombrado;
    const mitad = Math.ceil(rrsets.length / 2);
    try {
      await enviar(zona, rrsets.slice(0, mitad));
    } catch (error) {
      if (error instanceof NoSePuede) return buscar(zona, rrsets.slice(0, mitad), error);
      throw error;
    }
    return buscar(zona, rrsets.slice(mitad), dicho);
  }

  async function patch(zona: string, rrsets: readonly Enviado[]): Promise<void> {
    try {
      await enviar(zona, rrsets);
    } catch (error) {
      throw error instanceof NoSePuede ? await buscar(zona, rrsets, error) : error;
    }
  }

  const crear = ({ nombre: zona, deNombres }: Zona, serie: number) =>
    pedir('POST', base, {
      name: `${zona}.`,
      kind: 'Native',
      nameservers: [],
      soa_edit_api: '', // the serial is ours: it grows also when the server was wiped
      api_rectify: !deNombres, // a large zone would be gone through at each change; narrow NSEC3 needs it not
      ...(deNombres ? FIRMA_DE_NOMBRES : {}),
      rrsets: [
        soa(zona, serie),
        ...servidores
          .slice(0, 1)
          .map(({ nombre }) =>
            comoRrset({ nombre: zona, tipo: 'NS', ttl: 3600, contenidos: [`${nombre}.`] }),
          ),
      ],
    });

  async function escribir(zona: string, conjuntos: readonly Conjunto[]): Promise<void> {
    for (let at = 0; at < conjuntos.length; at += POR_PEDIDO)
      await patch(zona, conjuntos.slice(at, at + POR_PEDIDO).map(comoRrset));
  }

  const clave = ({ nombre, tipo }: { nombre: string; tipo: string }) => `${nombre} ${tipo}`;

  /** Only what differs is written: a server that has the zone keeps answering it all along. */
  async function llevarA(zona: string, actuales: readonly Conjunto[], lotes: Lotes): Promise<void> {
    const estaban = new Map(actuales.map((conjunto) => [clave(conjunto), comoTexto(conjunto)]));
    const quedan = new Set<string>();
    const nuevos: Conjunto[] = [];
    for await (const conjuntos of lotes)
      for (const conjunto of conjuntos) {
        quedan.add(clave(conjunto));
        if (estaban.get(clave(conjunto)) !== comoTexto(conjunto)) nuevos.push(conjunto);
      }
    const sobran = actuales.filter((conjunto) => !quedan.has(clave(conjunto)));
    for (let at = 0; at < sobran.length; at += POR_PEDIDO)
      await patch(
        zona,
        sobran.slice(at, at + POR_PEDIDO).map(({ nombre, tipo }) => borrado(nombre, tipo)),
      );
    await escribir(zona, nuevos);
  }

  const conjuntosDe = ({ rrsets }: z.output<typeof leida>): Conjunto[] =>
    rrsets
      .filter(({ type }) => type !== 'SOA')
      .map(({ name, type, ttl, records }) => ({
        nombre: sinPunto(name),
        tipo: type,
        ttl,
        contenidos: records.map(({ content }) => content),
      }));

  return {
    conCatalogo: false,
    firma: true,

    async cambiar(zona, serie, cambios) {
      await patch(zona.nombre, [...rrsetsDe(zona, cambios), soa(zona.nombre, serie)]);
    },

    async reemplazar(zona, serie, lotes) {
      const { nombre } = zona;
      const actual = await find(nombre);
      const siguiente = Math.max(serie, (actual?.serial ?? 0) + 1);
      if (!actual) await crear(zona, siguiente);
      // The server makes a zone first and fills it afterwards: one that died in between has it empty.
      else if (zona.deNombres && !actual.dnssec)
        await pedir('PUT', de(nombre), { ...FIRMA_DE_NOMBRES, api_rectify: false });
      const actuales = actual ? conjuntosDe(actual) : [];
      await llevarA(nombre, actuales, lotes);
      await patch(nombre, [soa(nombre, siguiente)]);
      if (zona.deNombres) await pedir('PUT', `${de(nombre)}/rectify`);
      return siguiente;
    },

    async quitar(zona) {
      await pedir('DELETE', de(zona)).catch((error: unknown) => {
        if (!(error instanceof SinZona)) throw error;
      });
    },

    async leer(zona) {
      const actual = await find(zona);
      return actual && { conjuntos: conjuntosDe(actual), firmada: actual.dnssec };
    },

    async serie(zona) {
      try {
        return conSerie.parse(await pedir('GET', `${de(zona)}?rrsets=false`)).serial;
      } catch (error) {
        if (error instanceof SinZona) return undefined;
        throw error;
      }
    },

    zonas: async () => lista.parse(await pedir('GET', base)).map(({ name }) => sinPunto(name)),

    async firmar(zona, firmada) {
      const actual = leida.parse(await pedir('GET', `${de(zona)}?rrsets=false`));
      if (actual.dnssec !== firmada) await pedir('PUT', de(zona), { dnssec: firmada, api_rectify: true });
      if (!firmada) return [];
      const activas = llaves
        .parse(await pedir('GET', `${de(zona)}/cryptokeys`))
        .filter(({ active }) => active);
      return activas.flatMap(({ ds }) => ds.filter(conSha256)).sort();
    },
  };
}

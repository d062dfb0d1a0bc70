import { createHash } from 'node:crypto';
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Conjunto, enConjuntos } from '../rules/conjuntos';
import { type Cambios, type Destino, type Lotes, SinZona } from './destino';
import { CATALOGO, PADRES, type ServidorPropio, soaDe } from './rules';

/**
 * Zones as files that any server reads (RFC 1035 5). A file is replaced whole or not at all. Zones of many names are in
 * parts that the first file includes, so that one change writes one part, whatever there is in the others.
 */

const PARTES = 1024;

const enPartes = (zona: string): boolean => zona === CATALOGO || PADRES.some((padre) => padre === zona);

const parteDe = (propietario: string): string => {
  const numero = createHash('sha1').update(propietario).digest().readUInt32BE(0) % PARTES;
  return numero.toString(16).padStart(3, '0');
};

const lineasDe = ({ nombre, ttl, tipo, contenidos }: Conjunto): string[] =>
  contenidos.map((contenido) => `${nombre}. ${ttl} IN ${tipo} ${contenido}`);

const propietarioDe = (linea: string): string => linea.slice(0, linea.indexOf('. '));

async function synced(file: FileHandle, work: (file: FileHandle) => Promise<unknown>): Promise<void> {
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new text or the old one, whatever happens meanwhile: written aside, on the disk, and then put in its place. */
async function replaceFile(path: string, lineas: readonly string[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await chmod(dirname(path), 0o755);
  await synced(await open(`${path}.tmp`, 'w'), async (file) => {
    await file.chmod(0o644); // what zones say is for everyone, and the server that reads them is another user
    await file.writeFile(`${lineas.join('\n')}\n`);
  });
  await rename(`${path}.tmp`, path);
  await synced(await open(dirname(path), 'r'), async () => undefined);
}

async function readLines(path: string): Promise<string[] | undefined> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const nuevasDe = (cambios: Cambios): string[] => [...cambios.values()].flat().flatMap(lineasDe);

const sin = (lineas: readonly string[], cambios: Cambios): string[] =>
  lineas.filter((linea) => !cambios.has(propietarioDe(linea)));

const SOA = /^\S+ \d+ IN SOA \S+ \S+ (\d+) /;
const serieDe = (lineas: readonly string[]): number => Number(SOA.exec(lineas[0] ?? '')?.[1] ?? 0);

const separadas = (cambios: Cambios): Map<string, Map<string, readonly Conjunto[]>> => {
  const partes = new Map<string, Map<string, readonly Conjunto[]>>();
  for (const [propietario, conjuntos] of cambios) {
    const parte = parteDe(propietario);
    partes.set(parte, (partes.get(parte) ?? new Map()).set(propietario, conjuntos));
  }
  return partes;
};

const deLinea = (linea: string) => {
  const [nombre = '', ttl = '', , tipo = '', ...resto] = linea.split(' ');
  return { nombre: nombre.slice(0, -1), ttl: Number(ttl), tipo, contenido: resto.join(' ') };
};

/** The zone files of a folder, with the catalog of all of them. */
export function archivosDeZona(carpeta: string, servidores: readonly ServidorPropio[]): Destino {
  const principal = (zona: string) => join(carpeta, `${zona}.zone`);
  const parte = (zona: string, numero: string) => join(carpeta, `${zona}.zone.d`, `${numero}.zone`);
  const soa = (zona: string, serie: number) => lineasDe(soaDe(zona, serie, servidores));
  const incluir = (zona: string, numero: string) => `$INCLUDE ${zona}.zone.d/${numero}.zone`;

  async function numerosDe(zona: string): Promise<string[]> {
    const names = await readdir(join(carpeta, `${zona}.zone.d`)).catch(() => []);
    return names.filter((name) => name.endsWith('.zone')).map((name) => name.slice(0, -'.zone'.length));
  }

  async function cambiarPartes(zona: string, serie: number, cambios: Cambios): Promise<void> {
    for (const [numero, suyos] of separadas(cambios)) {
      const lineas = sin((await readLines(parte(zona, numero))) ?? [], suyos);
      await replaceFile(parte(zona, numero), [...lineas, ...nuevasDe(suyos)].sort());
    }
    const numeros = (await numerosDe(zona)).sort();
    await replaceFile(principal(zona), [
      ...soa(zona, serie),
      ...numeros.map((numero) => incluir(zona, numero)),
    ]);
  }

  async function escribirPartes(zona: string, serie: number, lotes: Lotes): Promise<void> {
    const partes = new Map<string, string[]>((await numerosDe(zona)).map((numero) => [numero, []]));
    for await (const conjuntos of lotes)
      for (const conjunto of conjuntos) {
        const numero = parteDe(conjunto.nombre);
        const lineas = partes.get(numero) ?? [];
        lineas.push(...lineasDe(conjunto));
        partes.set(numero, lineas);
      }
    for (const [numero, lineas] of partes) await replaceFile(parte(zona, numero), lineas.sort());
    const numeros = [...partes.keys()].sort();
    await replaceFile(principal(zona), [
      ...soa(zona, serie),
      ...numeros.map((numero) => incluir(zona, numero)),
    ]);
  }

  async function todas(zona: string): Promise<string[] | undefined> {
    const [, ...lineas] = (await readLines(principal(zona))) ?? [];
    if (!enPartes(zona)) return lineas;
    const numeros = lineas.map((linea) => linea.slice(-'000.zone'.length, -'.zone'.length));
    const leidas = await Promise.all(numeros.map((numero) => readLines(parte(zona, numero))));
    return leidas.flatMap((leida) => leida ?? []);
  }

  return {
    conCatalogo: true,
    firma: false,

    async cambiar(zona, serie, cambios) {
      const lineas = await readLines(principal(zona));
      if (!lineas) throw new SinZona(zona);
      if (enPartes(zona)) return cambiarPartes(zona, serie, cambios);
      await replaceFile(principal(zona), [
        ...soa(zona, serie),
        ...sin(lineas.slice(1), cambios),
        ...nuevasDe(cambios),
      ]);
    },

    async reemplazar(zona, serie, lotes) {
      const siguiente = Math.max(serie, serieDe((await readLines(principal(zona))) ?? []) + 1);
      if (enPartes(zona)) await escribirPartes(zona, siguiente, lotes);
      else {
        const lineas = soa(zona, siguiente);
        for await (const conjuntos of lotes) lineas.push(...conjuntos.flatMap(lineasDe));
        await replaceFile(principal(zona), lineas);
      }
      return siguiente;
    },

    async quitar(zona) {
      await rm(principal(zona), { force: true });
    },

    async leer(zona) {
      if (!(await readLines(principal(zona)))) return undefined;
      return enConjuntos(((await todas(zona)) ?? []).map(deLinea));
    },

    async zonas() {
      const names = await readdir(carpeta).catch(() => []);
      return names.filter((name) => name.endsWith('.zone')).map((name) => name.slice(0, -'.zone'.length));
    },

    firmar: async () => [],
  };
}

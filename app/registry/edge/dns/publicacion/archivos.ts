import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { enConjuntos } from '../../../dns/conjuntos';
import { type Cambios, type Destino, type Lotes, type Servida, SinZona, type Zona } from './destino';
import { makeFolder, putInPlace, readLines, syncFolder, writeLines } from './disco';
import { type ServidorPropio, soaDe } from './rules';
import {
  cambiadas,
  conPartes,
  deLinea,
  lineasDe,
  type Principal,
  readPrincipal,
  separadas,
  separados,
  vaEnPartes,
} from './zone-file-parts';

/** Zones as files that any server reads (RFC 1035 5). A zone is as it was or as it is now, never half of each. */

/** As many files as are written at once: a whole zone of names is a thousand. */
const A_LA_VEZ = 32;

async function* lineasEn(lotes: Lotes): AsyncGenerator<string> {
  for await (const conjuntos of lotes) for (const conjunto of conjuntos) yield* lineasDe(conjunto);
}

const deSusPartes = (zona: string) => `${zona}.zone.d`;

/** A zone in parts: the file of each, and those that the one before left. */
interface EnPartes {
  partes: Map<string, string>;
  anteriores: readonly string[];
}

const nombresDe = (serie: number, numeros: Iterable<string>): Map<string, string> =>
  new Map([...numeros].map((numero) => [numero, `${numero}-${serie}.zone`]));

/** The zone files of a folder, with the catalog of all of them. */
export class EnArchivos implements Destino {
  readonly conCatalogo = true;
  readonly firma = false;
  readonly carpeta: string;
  readonly #servidores: readonly ServidorPropio[];

  constructor(carpeta: string, servidores: readonly ServidorPropio[]) {
    this.carpeta = carpeta;
    this.#servidores = servidores;
  }

  #principal = (zona: string) => join(this.carpeta, `${zona}.zone`);
  #carpetaDe = (zona: string) => join(this.carpeta, deSusPartes(zona));
  #parte = (zona: string, archivo: string) => join(this.#carpetaDe(zona), archivo);

  async #find(zona: string): Promise<Principal | undefined> {
    const lineas = await readLines(this.#principal(zona));
    return lineas && readPrincipal(lineas);
  }

  /** Writes some parts under names of their own, which nobody reads yet; answers these. */
  async #writeParts(zona: string, serie: number, partes: ReadonlyMap<string, string[]>) {
    await makeFolder(this.#carpetaDe(zona));
    const archivos = nombresDe(serie, partes.keys());
    const todas = [...archivos];
    for (let at = 0; at < todas.length; at += A_LA_VEZ)
      await Promise.all(
        todas
          .slice(at, at + A_LA_VEZ)
          .map(([numero, archivo]) =>
            writeLines(this.#parte(zona, archivo), (partes.get(numero) ?? []).sort()),
          ),
      );
    await syncFolder(this.#carpetaDe(zona));
    return archivos;
  }

  async #writeAside(zona: string, lineas: readonly string[]): Promise<void> {
    await makeFolder(this.carpeta);
    await writeLines(`${this.#principal(zona)}.tmp`, lineas);
  }

  #ponerEnSuLugar = (zona: string) => putInPlace(`${this.#principal(zona)}.tmp`, this.#principal(zona));

  #olvidar = (zona: string, archivos: readonly string[]) =>
    Promise.all(archivos.map((archivo) => rm(this.#parte(zona, archivo), { force: true })));

  /** Only the parts that change are written, and then where they are. */
  async #changeParts(zona: Zona, serie: number, cambios: Cambios, antes: EnPartes): Promise<void> {
    const { nombre } = zona;
    const nuevas = new Map<string, string[]>();
    for (const [numero, suyos] of separados(zona, cambios)) {
      const archivo = antes.partes.get(numero);
      const lineas = archivo ? ((await readLines(this.#parte(nombre, archivo))) ?? []) : [];
      nuevas.set(numero, cambiadas(lineas, suyos));
    }
    const ahora = new Map([...antes.partes, ...nombresDe(serie, nuevas.keys())]);
    const sobran = [...nuevas.keys()].flatMap((numero) => antes.partes.get(numero) ?? []);
    const soa = soaDe(nombre, serie, this.#servidores);
    await Promise.all([
      this.#writeParts(nombre, serie, nuevas),
      this.#writeAside(nombre, conPartes(soa, deSusPartes(nombre), ahora, sobran)),
    ]);
    await this.#ponerEnSuLugar(nombre);
    await this.#olvidar(nombre, antes.anteriores);
  }

  /** A whole zone; what it had in parts before is gone afterwards. */
  async #writeWhole(zona: Zona, serie: number, lineas: readonly string[]): Promise<void> {
    const { nombre } = zona;
    const soa = soaDe(nombre, serie, this.#servidores);
    const archivos = vaEnPartes(zona, lineas.length)
      ? await this.#writeParts(nombre, serie, separadas(zona, lineas))
      : undefined;
    await this.#writeAside(
      nombre,
      archivos ? conPartes(soa, deSusPartes(nombre), archivos, []) : [...lineasDe(soa), ...lineas],
    );
    await this.#ponerEnSuLugar(nombre);
    const quedan = new Set(archivos?.values());
    const habia = await readdir(this.#carpetaDe(nombre)).catch(() => []);
    await this.#olvidar(
      nombre,
      habia.filter((archivo) => !quedan.has(archivo)),
    );
  }

  async change(zona: Zona, serie: number, cambios: Cambios): Promise<void> {
    const antes = await this.#find(zona.nombre);
    // A registry that was put back from a copy counts from behind: serials only grow.
    if (!antes || antes.serie >= serie) throw new SinZona(zona.nombre);
    const { partes, anteriores, lineas } = antes;
    if (partes) return this.#changeParts(zona, serie, cambios, { partes, anteriores });
    await this.#writeWhole(zona, serie, cambiadas(lineas, cambios));
  }

  async replace(zona: Zona, serie: number, lotes: Lotes): Promise<number> {
    const siguiente = Math.max(serie, ((await this.#find(zona.nombre))?.serie ?? 0) + 1);
    const lineas: string[] = [];
    for await (const linea of lineasEn(lotes)) lineas.push(linea);
    await this.#writeWhole(zona, siguiente, lineas);
    return siguiente;
  }

  async remove(zona: string): Promise<void> {
    await rm(this.#principal(zona), { force: true });
    await rm(this.#carpetaDe(zona), { force: true, recursive: true });
  }

  serie = async (zona: string): Promise<number | undefined> => (await this.#find(zona))?.serie;

  async read(zona: string): Promise<Servida | undefined> {
    const tiene = await this.#find(zona);
    if (!tiene) return undefined;
    const archivos = [...(tiene.partes?.values() ?? [])];
    const leidas = await Promise.all(archivos.map((archivo) => readLines(this.#parte(zona, archivo))));
    const lineas = [...tiene.lineas, ...leidas.flatMap((leida) => leida ?? [])];
    return { conjuntos: enConjuntos(lineas.map(deLinea)), firmada: false };
  }

  async zonas(): Promise<string[]> {
    const names = await readdir(this.carpeta).catch(() => []);
    return names.filter((name) => name.endsWith('.zone')).map((name) => name.slice(0, -'.zone'.length));
  }

  sign = async (): Promise<string[]> => [];
}

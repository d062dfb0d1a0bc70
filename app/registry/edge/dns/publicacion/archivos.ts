import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { enConjuntos } from '../../../dns/conjuntos';
import { type Cambios, type Destino, type Lotes, SinZona, type Zona } from './destino';
import { makeFolder, putInPlace, readLines, syncFolder, writeLines } from './disco';
import {
  cambiadas,
  conPartes,
  deLinea,
  leerPrincipal,
  lineasDe,
  type Principal,
  separadas,
  separados,
  vaEnPartes,
} from './partes';
import { type ServidorPropio, soaDe } from './rules';

/** Zones as files that any server reads (RFC 1035 5). A zone is as it was or as it is now, never half of each. */

/** As many files as are written at once: a whole zone of names is a thousand. */
const A_LA_VEZ = 32;

async function* lineasEn(lotes: Lotes): AsyncGenerator<string> {
  for await (const conjuntos of lotes) for (const conjunto of conjuntos) yield* lineasDe(conjunto);
}

/** The zone files of a folder, with the catalog of all of them. */
export function archivosDeZona(carpeta: string, servidores: readonly ServidorPropio[]): Destino {
  const principal = (zona: string) => join(carpeta, `${zona}.zone`);
  const deSusPartes = (zona: string) => `${zona}.zone.d`;
  const parte = (zona: string, archivo: string) => join(carpeta, deSusPartes(zona), archivo);

  async function find(zona: string): Promise<Principal | undefined> {
    const lineas = await readLines(principal(zona));
    return lineas && leerPrincipal(lineas);
  }

  /** Writes some parts under names of their own, which nobody reads yet. */
  async function escribirPartes(zona: string, serie: number, partes: ReadonlyMap<string, string[]>) {
    const folder = join(carpeta, deSusPartes(zona));
    await makeFolder(folder);
    const archivos = new Map([...partes.keys()].map((numero) => [numero, `${numero}-${serie}.zone`]));
    const todas = [...partes];
    for (let at = 0; at < todas.length; at += A_LA_VEZ)
      await Promise.all(
        todas
          .slice(at, at + A_LA_VEZ)
          .map(([numero, lineas]) => writeLines(join(folder, `${numero}-${serie}.zone`), lineas.sort())),
      );
    await syncFolder(folder);
    return archivos;
  }

  async function escribirAparte(zona: string, lineas: readonly string[]): Promise<void> {
    await makeFolder(carpeta);
    await writeLines(`${principal(zona)}.tmp`, lineas);
  }

  const ponerEnSuLugar = (zona: string) => putInPlace(`${principal(zona)}.tmp`, principal(zona));

  const olvidar = (zona: string, archivos: readonly string[]) =>
    Promise.all(archivos.map((archivo) => rm(parte(zona, archivo), { force: true })));

  /** Only the parts that change are written, and then where they are. */
  async function cambiarPartes(
    zona: Zona,
    serie: number,
    cambios: Cambios,
    antes: Map<string, string>,
    anteriores: readonly string[],
  ): Promise<void> {
    const { nombre } = zona;
    const nuevas = new Map<string, string[]>();
    for (const [numero, suyos] of separados(zona, cambios)) {
      const archivo = antes.get(numero);
      const lineas = archivo ? ((await readLines(parte(nombre, archivo))) ?? []) : [];
      nuevas.set(numero, cambiadas(lineas, suyos));
    }
    const archivos = new Map([...nuevas.keys()].map((numero) => [numero, `${numero}-${serie}.zone`]));
    const sobran = [...nuevas.keys()].flatMap((numero) => antes.get(numero) ?? []);
    await Promise.all([
      escribirPartes(nombre, serie, nuevas),
      escribirAparte(
        nombre,
        conPartes(
          soaDe(nombre, serie, servidores),
          deSusPartes(nombre),
          new Map([...antes, ...archivos]),
          sobran,
        ),
      ),
    ]);
    await ponerEnSuLugar(nombre);
    await olvidar(nombre, anteriores);
  }

  /** A whole zone; what it had in parts before is gone afterwards. */
  async function escribirEntera(zona: Zona, serie: number, lineas: readonly string[]): Promise<void> {
    const { nombre } = zona;
    const soa = soaDe(nombre, serie, servidores);
    const archivos = vaEnPartes(zona, lineas.length)
      ? await escribirPartes(nombre, serie, separadas(zona, lineas))
      : undefined;
    await escribirAparte(
      nombre,
      archivos ? conPartes(soa, deSusPartes(nombre), archivos, []) : [...lineasDe(soa), ...lineas],
    );
    await ponerEnSuLugar(nombre);
    const quedan = new Set(archivos?.values());
    const habia = await readdir(join(carpeta, deSusPartes(nombre))).catch(() => []);
    await olvidar(
      nombre,
      habia.filter((archivo) => !quedan.has(archivo)),
    );
  }

  return {
    conCatalogo: true,
    firma: false,

    async cambiar(zona, serie, cambios) {
      const antes = await find(zona.nombre);
      // A registry that was put back from a copy counts from behind: serials only grow.
      if (!antes || antes.serie >= serie) throw new SinZona(zona.nombre);
      if (antes.partes) return cambiarPartes(zona, serie, cambios, antes.partes, antes.anteriores);
      await escribirEntera(zona, serie, cambiadas(antes.lineas, cambios));
    },

    async reemplazar(zona, serie, lotes) {
      const siguiente = Math.max(serie, ((await find(zona.nombre))?.serie ?? 0) + 1);
      const lineas: string[] = [];
      for await (const linea of lineasEn(lotes)) lineas.push(linea);
      await escribirEntera(zona, siguiente, lineas);
      return siguiente;
    },

    async quitar(zona) {
      await rm(principal(zona), { force: true });
      await rm(join(carpeta, deSusPartes(zona)), { force: true, recursive: true });
    },

    serie: async (zona) => (await find(zona))?.serie,

    async leer(zona) {
      const tiene = await find(zona);
      if (!tiene) return undefined;
      const archivos = [...(tiene.partes?.values() ?? [])];
      const leidas = await Promise.all(archivos.map((archivo) => readLines(parte(zona, archivo))));
      const lineas = [...tiene.lineas, ...leidas.flatMap((leida) => leida ?? [])];
      return { conjuntos: enConjuntos(lineas.map(deLinea)), firmada: false };
    },

    async zonas() {
      const names = await readdir(carpeta).catch(() => []);
      return names.filter((name) => name.endsWith('.zone')).map((name) => name.slice(0, -'.zone'.length));
    },

    firmar: async () => [],
  };
}

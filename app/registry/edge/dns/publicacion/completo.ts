import type { Conjunto } from '../../../dns/conjuntos';
import { comoTexto } from '../../../dns/conjuntos';
import { encolar, estaEncolada, TODA } from './cola-store';
import { alojadas } from './contenido-store';
import { type Publicador, publicarPendientes } from './publicar';
import { CATALOGO } from './rules';
import { todaLaZona } from './zonas';

/** All zones that the registry has something to say of. */
async function* todas({ database, destino, padres, clock }: Publicador): AsyncGenerator<string> {
  yield* padres;
  if (destino.conCatalogo) yield CATALOGO;
  for (const padre of padres) for await (const nombres of alojadas(database, padre, clock())) yield* nombres;
}

/** Zones of the servers that the registry says nothing of, but for those that are on their way out. */
async function ajenas({ database, destino }: Publicador, nuestras: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const zona of await destino.zonas())
    if (!nuestras.has(zona) && !(await estaEncolada(database, zona))) found.push(zona);
  return found;
}

/** Writes every zone anew, of a server that lost some or all; answers how many. What fails stays asked for. */
export async function publicarTodo(publicador: Publicador): Promise<number> {
  const { database, clock } = publicador;
  const deben = new Set<string>();
  for await (const zona of todas(publicador)) deben.add(zona);
  for (const zona of deben) await encolar(database, zona, [TODA], clock());
  for (const zona of await ajenas(publicador, deben)) await encolar(database, zona, [TODA], clock());
  while ((await publicarPendientes(publicador)) > 0);
  return deben.size;
}

async function conjuntosDe(lotes: AsyncIterable<readonly Conjunto[]>): Promise<Conjunto[]> {
  const todos: Conjunto[] = [];
  for await (const lote of lotes) todos.push(...lote);
  return todos;
}

/** Every difference between the registry and the servers, a line each: what is missing, what is too much. */
export async function comparar(publicador: Publicador): Promise<string[]> {
  const { database, destino, clock } = publicador;
  const diferencias: string[] = [];
  const vistas = new Set<string>();
  for await (const zona of todas(publicador)) {
    vistas.add(zona);
    const tiene = await destino.leer(zona);
    if (!tiene) {
      diferencias.push(`${zona}: the server does not have this zone`);
      continue;
    }
    const suyos = new Set(tiene.map(comoTexto));
    const deben = new Set(
      (await conjuntosDe(todaLaZona(database, zona, publicador, clock()))).map(comoTexto),
    );
    for (const texto of deben) if (!suyos.has(texto)) diferencias.push(`${zona}: missing ${texto}`);
    for (const texto of suyos) if (!deben.has(texto)) diferencias.push(`${zona}: too much ${texto}`);
  }
  for (const zona of await ajenas(publicador, vistas))
    diferencias.push(`${zona}: the server has this zone and the registry does not`);
  return diferencias;
}

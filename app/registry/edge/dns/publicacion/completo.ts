import type { Conjunto } from '../../../dns/conjuntos';
import { comoTexto } from '../../../dns/conjuntos';
import type { Publicador } from './bring-zone';
import { enqueueWhole, isQueued } from './cola-store';
import { alojadas, findVivo } from './contenido-store';
import type { Diferencia } from './diferencias-store';
import { publicarPendientes } from './publicar';
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
    if (!nuestras.has(zona) && !(await isQueued(database, zona))) found.push(zona);
  return found;
}

/** Asks for every zone of the registry anew; answers which. */
export async function requestAll(publicador: Publicador): Promise<Set<string>> {
  const deben = new Set<string>();
  for await (const zona of todas(publicador)) deben.add(zona);
  await enqueueWhole(publicador.database, deben, publicador.clock());
  return deben;
}

/** Asks for every zone anew, and for those to go that a server has and the registry does not; answers how many the registry has. */
export async function requestEverything(publicador: Publicador): Promise<number> {
  const deben = await requestAll(publicador);
  await enqueueWhole(publicador.database, await ajenas(publicador, deben), publicador.clock());
  return deben.size;
}

/** Writes every zone anew, of a server that lost some or all; answers how many. What fails stays asked for. */
export async function publicarTodo(publicador: Publicador): Promise<number> {
  const zonas = await requestEverything(publicador);
  while ((await publicarPendientes(publicador)) > 0);
  return zonas;
}

async function conjuntosDe(lotes: AsyncIterable<readonly Conjunto[]>): Promise<Conjunto[]> {
  const todos: Conjunto[] = [];
  for await (const lote of lotes) todos.push(...lote);
  return todos;
}

/** Whether the server is to sign a zone: those of names always, a hosted one where its holder wants it. */
async function debeFirmarse(
  { database, destino, padres, clock }: Publicador,
  zona: string,
): Promise<boolean> {
  if (!destino.firma || padres.includes(zona)) return destino.firma;
  return (await findVivo(database, zona, clock()))?.firmada === 1;
}

/** Each difference between what the registry says of a zone and what the server has of it. */
export async function diferenciasDe(publicador: Publicador, zona: string): Promise<Diferencia[]> {
  const { database, destino, clock } = publicador;
  const tiene = await destino.read(zona);
  if (!tiene) return [{ que: 'NO_ESTA', texto: '' }];
  const suyos = new Set(tiene.conjuntos.map(comoTexto));
  const deben = new Set((await conjuntosDe(todaLaZona(database, zona, publicador, clock()))).map(comoTexto));
  const sinFirma = !tiene.firmada && (await debeFirmarse(publicador, zona));
  return [
    ...[...deben].filter((texto) => !suyos.has(texto)).map((texto) => ({ que: 'FALTA' as const, texto })),
    ...[...suyos].filter((texto) => !deben.has(texto)).map((texto) => ({ que: 'SOBRA' as const, texto })),
    ...(sinFirma ? [{ que: 'SIN_FIRMA' as const, texto: '' }] : []),
  ];
}

const LINES: Record<Diferencia['que'], (texto: string) => string> = {
  NO_ESTA: () => 'the server does not have this zone',
  FALTA: (texto) => `missing ${texto}`,
  SOBRA: (texto) => `too much ${texto}`,
  SIN_FIRMA: () => 'the server does not sign this zone',
};

/** Every difference between the registry and the servers, a line each: what is missing, too much, or not signed. */
export async function compare(publicador: Publicador): Promise<string[]> {
  const diferencias: string[] = [];
  const vistas = new Set<string>();
  for await (const zona of todas(publicador)) {
    vistas.add(zona);
    for (const { que, texto } of await diferenciasDe(publicador, zona))
      diferencias.push(`${zona}: ${LINES[que](texto)}`);
  }
  for (const zona of await ajenas(publicador, vistas))
    diferencias.push(`${zona}: the server has this zone and the registry does not`);
  return diferencias;
}

import { type Selectable, sql } from 'kysely';
import { stamp } from '~/base/clock.server';
import { randomId } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import type { ArchivosTemporalesTable } from '~/database/tables/tickets';
import { originOf } from '~/limits/origin';
import { fileErrors, formatOf, INICIO, isPlaceholder, MAX_BYTES, shownName } from '../../contract/archivos';
import type { ArchivoGuardado } from '../../contract/ticket';
import { removeKept, writeBytes } from '../archivos/kept';
import { disguised } from '../captcha/secret';
import type { EdgeContext } from '../context';
import type { Asked } from '../due/work';
import { bytesDeMas, GUARDADO } from './rules';
import { bytesKept, oldestOfNobody } from './store';

export type Guardado = Selectable<ArchivosTemporalesTable>;
type Asking = Pick<EdgeContext, 'connection' | 'now' | 'visitante'>;
type Keeping = Pick<EdgeContext, 'connection' | 'now' | 'visitante' | 'direccion' | 'quien'>;

const NO_GUARDADO = (nombre: string) =>
  `No pudimos guardar el archivo ${nombre}. Quite los que no necesite y vuelva a adjuntarlo.`;

export const guardadoDTO = ({ token, nombre, tamano }: Guardado): ArchivoGuardado => ({
  token,
  nombre,
  tamanio: tamano,
});

/** What is kept for a session, in the order it came. */
export const listKept = ({ connection, visitante, now }: Asking): Promise<Guardado[]> =>
  connection
    .selectFrom('archivos_temporales')
    .selectAll()
    .where('visitante', '=', visitante)
    .where('vence_en', '>', stamp(now))
    .orderBy('id')
    .execute();

/**
 * Whether there is room for a file, made by forgetting what nobody's oldest forms left. Asked before a file is written, and
 * again once it is there: of many sent at once each saw room for itself.
 */
async function makeRoom(keeping: Keeping, origen: string, bytes: number, isThere: boolean): Promise<boolean> {
  const own = isThere ? bytes : 0;
  const kept = await listKept(keeping);
  if (kept.length - Number(isThere) >= GUARDADO.archivos) return false;
  const ingresado = (await keeping.quien()) !== null;
  const ofNobody = ingresado ? 0 : own;
  const { todos, red, sinIngresar } = await bytesKept(keeping.connection, origen);
  const guardados = {
    propios: kept.reduce((sum, { tamano }) => sum + tamano, -own),
    red: red - ofNobody,
    sinIngresar: sinIngresar - ofNobody,
    todos: todos - own,
  };
  const deMas = bytesDeMas(guardados, bytes, ingresado);
  if (deMas === null) return false;
  if (deMas > 0) await forget(keeping.connection, await oldestOfNobody(keeping.connection, deMas));
  return true;
}

/** Keeps a file; null where there is no room for it. */
async function keepOne(keeping: Keeping, origen: string, file: File): Promise<string | null> {
  if (!(await makeRoom(keeping, origen, file.size, false))) return null;
  const token = await keep(keeping, origen, file, new Uint8Array(await file.arrayBuffer()));
  if (await makeRoom(keeping, origen, file.size, true)) return token;
  await removeFiles(keeping, [token]);
  return null;
}

async function keep(keeping: Keeping, origen: string, file: File, bytes: Uint8Array): Promise<string> {
  const { connection, now, visitante } = keeping;
  const token = randomId();
  await connection
    .insertInto('archivos_temporales')
    .values({
      token,
      visitante,
      origen,
      usuario_id: (await keeping.quien())?.id ?? null,
      nombre: shownName(file.name),
      tipo: formatOf(bytes) ?? '',
      tamano: bytes.length,
      guardado_como: await writeBytes(bytes),
      vence_en: stamp(now.add({ hours: GUARDADO.horas })),
    })
    .execute();
  return token;
}

/** The files somebody chose: an empty field sends one that is none. */
export const chosenOf = (files: readonly File[]): File[] => files.filter((file) => !isPlaceholder(file));

/** What is wrong with a file by itself. */
export async function errorsOf(file: File): Promise<string[]> {
  const inicio = new Uint8Array(await file.slice(0, INICIO).arrayBuffer());
  return fileErrors({ nombre: file.name, tipo: file.type, tamano: file.size, inicio });
}

/** Keeps the files that follow the rules and says what is wrong with the others. */
export async function keepFiles(
  keeping: Keeping,
  files: readonly File[],
): Promise<{ tokens: string[]; errores: string[]; bytes: number[] }> {
  const tokens: string[] = [];
  const errores: string[] = [];
  const chosen = chosenOf(files);
  const origen = disguised('direccion', originOf(keeping.direccion));
  for (const file of chosen) {
    const wrong = await errorsOf(file);
    errores.push(...wrong);
    if (wrong.length > 0 || file.size > MAX_BYTES) continue;
    const token = await keepOne(keeping, origen, file);
    if (token) tokens.push(token);
    else errores.push(NO_GUARDADO(shownName(file.name)));
  }
  return { tokens, errores, bytes: chosen.map(({ size }) => size) };
}

/** Takes the rows of some files away; answers under which names the files are kept. */
export async function removeRows(connection: Connection, guardados: readonly Guardado[]): Promise<string[]> {
  if (guardados.length === 0) return [];
  const tokens = guardados.map(({ token }) => token);
  const gone = await connection
    .deleteFrom('archivos_temporales')
    .where('token', 'in', tokens)
    .returning('guardado_como')
    .execute();
  return gone.map(({ guardado_como }) => guardado_como);
}

async function forget(connection: Connection, guardados: readonly Guardado[]): Promise<void> {
  await Promise.all((await removeRows(connection, guardados)).map(removeKept));
}

/** Takes files away that this session keeps; another session's tokens mean nothing. */
export async function removeFiles(asking: Asking, tokens: readonly string[]): Promise<void> {
  const kept = await listKept(asking);
  await forget(
    asking.connection,
    kept.filter(({ token }) => tokens.includes(token)),
  );
}

/** Files whose day is over. */
export const listVencidos = (connection: Connection, { now, isOpen, limit }: Asked<Guardado>) =>
  connection
    .selectFrom('archivos_temporales')
    .selectAll()
    .where('vence_en', '<=', stamp(now))
    .where(isOpen(sql.ref('archivos_temporales.token')))
    .orderBy('id')
    .limit(limit)
    .execute();

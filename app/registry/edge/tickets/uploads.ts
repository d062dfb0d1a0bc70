import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/clock.server';
import { randomId } from '~/config.server';
import type { Connection, Database } from '~/database/connection.server';
import type { ArchivosTemporalesTable } from '~/database/tables/tickets';
import { fileErrors, formatOf, INICIO, isPlaceholder, MAX_BYTES, shownName } from '../../contract/archivos';
import type { ArchivoGuardado } from '../../contract/ticket';
import type { EdgeContext } from '../context';
import { removeKept, writeNew } from './files';
import { GUARDADO } from './rules';

type Guardado = Selectable<ArchivosTemporalesTable>;
type Asking = Pick<EdgeContext, 'connection' | 'now' | 'visitante'>;

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

async function bytesOfAll(connection: Connection): Promise<number> {
  const { total } = await connection
    .selectFrom('archivos_temporales')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('tamano'), sum.lit(0)).as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function hasRoom(asking: Asking, bytes: number): Promise<boolean> {
  const kept = await listKept(asking);
  const own = kept.reduce((sum, { tamano }) => sum + tamano, 0);
  if (kept.length >= GUARDADO.archivos || own + bytes > GUARDADO.bytes) return false;
  return (await bytesOfAll(asking.connection)) + bytes <= GUARDADO.bytesDeTodos;
}

async function keep({ connection, now, visitante }: Asking, file: File, bytes: Uint8Array): Promise<string> {
  const token = randomId();
  await connection
    .insertInto('archivos_temporales')
    .values({
      token,
      visitante,
      nombre: shownName(file.name),
      tipo: formatOf(bytes) ?? '',
      tamano: bytes.length,
      guardado_como: await writeNew(bytes),
      vence_en: stamp(now.add({ hours: GUARDADO.horas })),
    })
    .execute();
  return token;
}

/** Keeps the files that follow the rules and says what is wrong with the others. */
export async function keepFiles(
  asking: Asking,
  files: readonly File[],
): Promise<{ tokens: string[]; errores: string[]; bytes: number[] }> {
  const tokens: string[] = [];
  const errores: string[] = [];
  const chosen = files.filter((file) => !isPlaceholder(file));
  for (const file of chosen) {
    const inicio = new Uint8Array(await file.slice(0, INICIO).arrayBuffer());
    const wrong = fileErrors({ nombre: file.name, tipo: file.type, tamano: file.size, inicio });
    errores.push(...wrong);
    if (wrong.length > 0 || file.size > MAX_BYTES) continue;
    if (await hasRoom(asking, file.size))
      tokens.push(await keep(asking, file, new Uint8Array(await file.arrayBuffer())));
    else errores.push(NO_GUARDADO(shownName(file.name)));
  }
  return { tokens, errores, bytes: chosen.map(({ size }) => size) };
}

async function forget(connection: Connection, guardados: Guardado[]): Promise<void> {
  if (guardados.length === 0) return;
  const tokens = guardados.map(({ token }) => token);
  const gone = await connection
    .deleteFrom('archivos_temporales')
    .where('token', 'in', tokens)
    .returning('guardado_como')
    .execute();
  await Promise.all(gone.map(({ guardado_como }) => removeKept(guardado_como)));
}

/** Takes files away that this session keeps; another session's tokens mean nothing. */
export async function removeFiles(asking: Asking, tokens: readonly string[]): Promise<void> {
  const kept = await listKept(asking);
  await forget(
    asking.connection,
    kept.filter(({ token }) => tokens.includes(token)),
  );
}

/** The hourly task: files whose day is over. */
export async function removeExpiredFiles(database: Database, now: Temporal.Instant): Promise<void> {
  const expired = await database
    .selectFrom('archivos_temporales')
    .selectAll()
    .where('vence_en', '<=', stamp(now))
    .limit(1000)
    .execute();
  await forget(database, expired);
}

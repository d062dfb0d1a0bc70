import type { FileHandle } from 'node:fs/promises';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { append, removeFromDisk, writeOnDisk } from '../archivos/disk';
import { moveFromDisk } from '../archivos/kept';
import type { Apartado, Persona } from './apartado';
import { APARTADOS } from './apartados';
import {
  ABRIR_DATOS,
  ABRIR_FICHAS,
  bloqueDeEsquema,
  CERRAR_BLOQUE,
  CERRAR_FICHAS,
  cerrarLectura,
  closeApartado,
  enBloque,
  enHtml,
  FIN,
  openApartado,
  principio,
} from './documento';
import { esquemaDe } from './esquema';
import { pagesOf } from './lectura-store';
import { fichaDe } from './valores';

/** Whose file, read from where, as of when. */
export interface Pedido {
  connection: Connection;
  persona: Persona;
  now: Temporal.Instant;
}

/** Writes a part, a page at a time, for people into one file and for programs into another. */
async function writePart(
  { connection, persona, now }: Pedido,
  apartado: Apartado,
  html: FileHandle,
  json: FileHandle,
): Promise<void> {
  await html.writeFile(openApartado(apartado));
  await json.writeFile(`${enBloque(apartado.clave)}:[\n`);
  let total = 0;
  for await (const page of pagesOf(connection, apartado, persona)) {
    const fichas = page.map((fila) => apartado.presenta?.(fila, { persona, now }) ?? fichaDe(apartado, fila));
    await html.writeFile(
      (total === 0 ? ABRIR_FICHAS : '') + fichas.map((each) => enHtml(apartado, each)).join(''),
    );
    await json.writeFile((total === 0 ? '' : ',\n') + fichas.map(enBloque).join(',\n'));
    total += fichas.length;
  }
  await html.writeFile((total > 0 ? CERRAR_FICHAS : '') + closeApartado(total));
  await json.writeFile('\n]');
}

/**
 * Writes the whole file: each row is read once and written twice, into this file and into another, which is put behind it at
 * the end. No more than a page of rows is in memory.
 */
async function writeAll(pedido: Pedido, html: FileHandle, json: FileHandle): Promise<void> {
  await html.writeFile(principio(APARTADOS, pedido.persona.login, pedido.now));
  await json.writeFile(`{"version":1,"hechoEn":${enBloque(stamp(pedido.now))},"apartados":{\n`);
  for (const [at, apartado] of APARTADOS.entries()) {
    if (at > 0) await json.writeFile(',\n');
    await writePart(pedido, apartado, html, json);
  }
  await json.writeFile('}}');
  await html.writeFile(cerrarLectura + ABRIR_DATOS);
  await append(html, json);
  await html.writeFile(CERRAR_BLOQUE + bloqueDeEsquema(esquemaDe(APARTADOS)) + FIN);
}

/** Makes the file; answers the name under which it is kept. Where it cannot be made nothing is left. */
export async function writeDescarga(pedido: Pedido): Promise<string> {
  let kept = '';
  const scratch = await writeOnDisk(async (json) => {
    kept = await writeOnDisk((html) => writeAll(pedido, html, json));
  });
  await removeFromDisk(scratch);
  await moveFromDisk(kept);
  return kept;
}

import { describe, expect, it } from 'vitest';
import { now } from '~/base/clock.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { writeBytes } from '~/registry/edge/archivos/kept';
import { insertKept, PART_BYTES } from '~/registry/edge/archivos/parts-store';
import { bringFromDisk, removeOrphans } from '~/registry/edge/archivos/sweep';
import { prepareDownloads } from '../../support/due';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { otherMachine } from '../../support/other-machine';
import { onFreshDatabase } from '../../support/registry';
import { ask, START } from '../caller';

const MEGABYTE = 1024 * 1024;

/** A picture of so many bytes, no two parts of which are the same. */
function picture(bytes: number): File {
  const content = Uint8Array.from(
    { length: bytes },
    (_, at) => (at * 31 + Math.floor(at / PART_BYTES)) % 251,
  );
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([content], 'captura.png', { type: 'image/png' });
}

const TICKET = {
  nombre: 'Ana Pérez',
  email: 'ana@ejemplo.uy',
  mailConfirmacion: 'ana@ejemplo.uy',
  asunto: 'No veo mi dominio',
  mensaje: 'Lo registré ayer.',
};

/** Sends a question with a file; answers where the file is then asked for. */
async function sent(login: string, archivo: File) {
  const datosTicket = JSON.stringify({ ticket: TICKET });
  const { id } = await ask({ login }).ticket.generar({ datosTicket, archivos: [archivo] });
  const { ticket } = await ask({ login }).ticket.ver({ id: id ?? 0 });
  return { id: ticket.id, idArchivo: ticket.archivos[0]?.id ?? 0 };
}

const bytesOf = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer());
const hoursLater = (hours: number) => now().add({ hours });

describe('two machines on one database', () => {
  onFreshDatabase('PostgreSQL');

  it('what is sent to one is downloaded from the other, byte for byte, and by nobody else there', async () => {
    const archivo = picture(5 * MEGABYTE - 3);
    const where = await sent('ana', archivo);
    expect(observe.filesInFolder()).toEqual([]);
    await otherMachine().there(async () => {
      const downloaded = await ask({ login: 'ana' }).ticket.archivo(where);
      expect(downloaded).toMatchObject({ name: 'captura.png', type: 'image/png', size: archivo.size });
      expect((await bytesOf(downloaded)).equals(await bytesOf(archivo))).toBe(true);
      await expect(ask({ login: 'beto' }).ticket.archivo(where)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('what was chosen in a form at one is kept for the form that the other answers', async () => {
    const archivos = [picture(1000)];
    const { archivosGuardados } = await ask({ login: 'ana' }).ticket.guardarArchivos({ archivos });
    await otherMachine().there(async () => {
      const datosTicket = JSON.stringify({
        ticket: TICKET,
        archivosGuardados: archivosGuardados.map(({ token }) => token),
      });
      const { id } = await ask({ login: 'ana' }).ticket.generar({ datosTicket, archivos: [] });
      const { ticket } = await ask({ login: 'ana' }).ticket.ver({ id: id ?? 0 });
      expect(ticket.archivos).toMatchObject([{ nombre: 'captura.png', tamanio: 1000 }]);
    });
  });

  it('the file with everything about a person is downloaded from the one that did not make it', async () => {
    await ask({ login: 'ana' }).descarga.pedir();
    await otherMachine().there(() => prepareDownloads(database(), START));
    const { descarga } = await ask({ login: 'ana' }).descarga.ver();
    const file = await ask({ login: 'ana' }).descarga.archivo({ codigo: descarga?.codigo ?? '' });
    const text = await file.text();
    expect(text).toMatch(/^<!doctype html>.*<\/html>\n$/s);
    expect(Buffer.byteLength(text)).toBe(file.size);
  });

  it('a file is read a part at a time, as fast as it is taken', async () => {
    const where = await sent('ana', picture(2 * MEGABYTE));
    const file = await ask({ login: 'ana' }).ticket.archivo(where);
    const reader = file.stream().getReader();
    const { value } = await reader.read();
    expect(value?.byteLength).toBe(PART_BYTES);
    await reader.cancel();
  });

  it('of one that was cut short while it was written nothing is there', async () => {
    const cut = async function* () {
      yield Buffer.alloc(PART_BYTES);
      throw new Error('power cut');
    };
    const writing = inTransaction(database(), (trx) => insertKept(trx, 'a-medias', cut(), now()));
    await expect(writing).rejects.toThrow('power cut');
    expect(await observe.filesInDatabase()).toEqual([]);
  });

  it('one whose process was killed before its row goes within two hours, and what a row names stays', async () => {
    await sent('ana', picture(1000));
    const named = await observe.filesInDatabase();
    await writeBytes(new Uint8Array([1]));
    await removeOrphans(database(), hoursLater(0));
    expect(await observe.filesInDatabase()).toHaveLength(2);
    await removeOrphans(database(), hoursLater(2));
    expect(await observe.filesInDatabase()).toEqual(named);
  });

  it('what a machine had in its folder before is found by the other once it was brought, and leaves the folder a week later', async () => {
    const archivo = picture(3 * PART_BYTES);
    const where = await sent('ana', archivo);
    await given.filesAsBefore();
    expect(await bytesOf(await ask({ login: 'ana' }).ticket.archivo(where))).toHaveLength(archivo.size);
    const both = await Promise.all([1, 2].map(() => bringFromDisk(database(), now())));
    expect(Math.max(...both)).toBe(1);
    await otherMachine().there(async () => {
      const downloaded = await ask({ login: 'ana' }).ticket.archivo(where);
      expect((await bytesOf(downloaded)).equals(await bytesOf(archivo))).toBe(true);
    });
    const [name = ''] = await observe.filesInDatabase();
    await removeOrphans(database(), hoursLater(2));
    await bringFromDisk(database(), hoursLater(6 * 24));
    expect(observe.filesInFolder()).toContain(name);
    await bringFromDisk(database(), hoursLater(8 * 24));
    expect(observe.filesInFolder()).not.toContain(name);
    expect(await bytesOf(await ask({ login: 'ana' }).ticket.archivo(where))).toHaveLength(archivo.size);
  });

  it('what is taken away at one is taken away from both', async () => {
    const archivos = [picture(1000)];
    const { archivosGuardados } = await ask({ login: 'ana' }).ticket.guardarArchivos({ archivos });
    const [{ token = '' } = {}] = archivosGuardados;
    await otherMachine().there(() => ask({ login: 'ana' }).ticket.quitarArchivo({ token }));
    expect(await observe.keptFiles()).toEqual([]);
  });
});

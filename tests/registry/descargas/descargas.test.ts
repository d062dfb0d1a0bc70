import type { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '~/database/connection.server';
import { removeOrphans } from '~/registry/edge/archivos/sweep';
import { personaDe } from '~/registry/edge/descargas/lectura-store';
import { writeDescarga } from '~/registry/edge/descargas/write-descarga';
import { prepareDownloads, removeOldDownloads } from '../../support/due';
import * as given from '../../support/given';
import * as observe from '../../support/observe';
import { describeOnBothEngines } from '../../support/registry';
import { ask, idOf, START } from '../caller';
import { enEquipo } from '../equipo';
import { contacto } from '../persona';
import { nombreDe } from '../shop';
import { SECRETO, todoDeAna } from '../todo-de-ana';

const kept = () => observe.keptFiles();

/** Somebody's file, asked for, made and taken. */
async function fileOf(login: string, now: Temporal.Instant = START): Promise<string> {
  const registry = ask({ login, now });
  await registry.descarga.pedir();
  await prepareDownloads(database(), now);
  const { descarga } = await registry.descarga.ver();
  return (await registry.descarga.archivo({ codigo: descarga?.codigo ?? '' })).text();
}

const blockOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="[^"]*" id="${id}">\n([^]*?)\n</script>`).exec(html)?.[1] ?? '');

const records = z.object({
  apartados: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
const dataOf = (html: string) => records.parse(blockOf(html, 'datos')).apartados;

describeOnBothEngines('the file with all of the data of a person', () => {
  it('has what is theirs of every kind, for people and for programs alike', async () => {
    await todoDeAna();
    const whole = await fileOf('ana');
    const data = dataOf(whole);
    for (const clave of [
      'usuario',
      'contactos',
      'dominios',
      'historia',
      'formasDePago',
      'compras',
      'articulos',
      'cargos',
      'mensajes',
      'consultas',
      'archivosDeConsultas',
      'invitaciones',
      'cambiosMasivos',
      'dominiosDeCambiosMasivos',
    ])
      expect(data[clave]?.length, clave).toBeGreaterThan(0);
    expect(data.contactos?.map(({ direccion }) => direccion)).toContain(SECRETO);
    expect(data.formasDePago?.map(({ nombre }) => nombre)).toContain(SECRETO);
    const shown = whole.slice(0, whole.indexOf('<script'));
    expect(shown.split(SECRETO).length).toBeGreaterThan(6);
    expect(shown).toContain('Se registró');
  });

  it('says in words what programs know by codes', async () => {
    await nombreDe('ana', 'retenido.uy');
    await given.held('retenido.uy');
    await todoDeAna();
    const html = await fileOf('ana');
    const shown = html.slice(0, html.indexOf('<script'));
    for (const words of ['Registrado', 'Técnico', 'Pendiente', 'Se registró', 'Orden judicial'])
      expect(shown).toContain(`<dd>${words}</dd>`);
    // Types of records are short, and are no words that we give.
    expect([...shown.matchAll(/<dd>([A-Z_ ]{6,})<\/dd>/g)].map(([, code]) => code)).toEqual([]);
    expect(dataOf(html).dominios?.map(({ estado }) => estado)).toContain('REGISTRADO');
  });

  it('is what its own schema says', async () => {
    await todoDeAna();
    const html = await fileOf('ana');
    const schema = z.fromJSONSchema(z.record(z.string(), z.json()).parse(blockOf(html, 'esquema')));
    expect(schema.safeParse(blockOf(html, 'datos')).error).toBeUndefined();
    expect(schema.safeParse({ version: 1, hechoEn: '', apartados: {} }).success).toBe(false);
  });

  it('says of each part how long it is kept and why', async () => {
    const html = await fileOf('ana');
    const parts = html.split('<section').slice(1);
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter((part) => !/<\/h2>\n<p>[^<]*[Ss]e guarda|<\/h2>\n<p>[^<]{30,}/.test(part))).toEqual(
      [],
    );
  });

  it('has nothing of others: of the people of the same names what everybody sees', async () => {
    await todoDeAna();
    expect(await fileOf('beto')).not.toContain(SECRETO);
    await enEquipo('kiosco.uy');
    await ask({ login: 'carla' }).cuenta.crearContacto({ contacto: contacto({ telefono: '099777888' }) });
    const html = await fileOf('bruno');
    expect(dataOf(html).dominios).toMatchObject([
      { dominio: 'kiosco.uy', administrador: true, titular: false },
    ]);
    expect(html).not.toContain('099777888');
    expect(html).not.toContain('carla@correo.uy');
  });

  it('has the mails to addresses that they proved to read, and to no other', async () => {
    const ajeno = 'de-otro@correo.uy';
    await ask({ login: 'beto' }).cuenta.crearContacto({
      contacto: contacto({ email: ajeno, mailConfirmacion: ajeno }),
    });
    await given.contacts({ email_validado_en: START.toString() }, ajeno);
    await ask({ login: 'ana' }).cuenta.crearContacto({
      contacto: contacto({
        email: 'propio@correo.uy',
        mailConfirmacion: 'propio@correo.uy',
        emailPublico: ajeno,
      }),
    });
    expect(dataOf(await fileOf('ana')).correos).toEqual([]);
    await given.contacts({ email_validado_en: START.toString() }, 'propio@correo.uy');
    const later = START.add({ hours: 72 });
    await removeOldDownloads(database(), later);
    const para = dataOf(await fileOf('ana', later)).correos?.map((correo) => correo.para);
    expect(new Set(para)).toEqual(new Set(['propio@correo.uy']));
  });

  it('asked for twice at once is made once', async () => {
    const twice = await Promise.all([1, 2].map(() => ask({ login: 'ana' }).descarga.pedir()));
    expect(twice.map(({ codigo }) => codigo)).toEqual(['OK', 'OK']);
    expect(await prepareDownloads(database(), START)).toBe(1);
    expect(await prepareDownloads(database(), START)).toBe(0);
    expect((await ask({ login: 'ana' }).descarga.pedir()).mensaje).toContain('ya están prontos');
    expect(await kept()).toHaveLength(1);
  });

  it('is told of by mail and among the messages, and neither leads to it without signing in', async () => {
    await ask({ login: 'ana' }).cuenta.crearContacto({ contacto: contacto() });
    await fileOf('ana');
    const { descarga } = await ask({ login: 'ana' }).descarga.ver();
    const mail = await observe.lastMail('avisos@correo.uy');
    expect(mail.asunto).toBe('Sus datos están prontos para descargar');
    expect(mail.texto).toContain('/administrar/mis-datos/descargar');
    expect(mail.texto).not.toContain(descarga?.codigo);
    const [message] = await observe.messages('ana');
    expect(message?.titulo).toBe(mail.asunto);
  });

  it('is there for 48 hours, and then neither the file nor the request is', async () => {
    await fileOf('ana');
    await removeOrphans(database(), START.add({ hours: 47 }));
    await removeOldDownloads(database(), START.add({ hours: 47 }));
    expect(await kept()).toHaveLength(1);
    const late = START.add({ hours: 48 });
    const { descarga } = await ask({ login: 'ana' }).descarga.ver();
    const over = ask({ login: 'ana', now: late });
    expect((await over.descarga.ver()).descarga).toBeNull();
    await expect(over.descarga.archivo({ codigo: descarga?.codigo ?? '' })).rejects.toMatchObject({
      status: 404,
    });
    await removeOldDownloads(database(), late);
    expect(await kept()).toEqual([]);
    await over.descarga.pedir();
    expect((await over.descarga.ver()).descarga).toMatchObject({ lista: null });
  });

  it('can be asked for again when its time is over, also before it was removed', async () => {
    await fileOf('ana');
    const later = ask({ login: 'ana', now: START.add({ hours: 49 }) });
    await later.descarga.pedir();
    expect((await later.descarga.ver()).descarga).toMatchObject({ lista: null });
  });

  it('is nobody else’s, also with its code, and asks its person for a recent sign-in', async () => {
    await fileOf('ana');
    const codigo = (await ask({ login: 'ana' }).descarga.ver()).descarga?.codigo ?? '';
    expect(codigo).toMatch(/^[\w-]{22}$/);
    await expect(ask({ login: 'beto' }).descarga.archivo({ codigo })).rejects.toMatchObject({ status: 404 });
    await expect(ask().descarga.archivo({ codigo })).rejects.toMatchObject({ status: 401 });
    const late = ask({ login: 'ana', clave: START.subtract({ minutes: 11 }) });
    await expect(late.descarga.archivo({ codigo })).rejects.toMatchObject({
      status: 401,
      data: { pide: { acr: 'contrasena', maxAgeSeconds: 600 } },
    });
    const held = ask({ login: 'ana', retenidoHasta: START.add({ hours: 1 }) });
    await expect(held.descarga.archivo({ codigo })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('Hace poco se quitó el segundo paso'),
    });
  });

  it('of somebody with 10,000 names is read a page at a time', async () => {
    const usuario = await idOf('ana');
    await given.manyDomains(usuario, 10_000);
    const { connection, rows } = observe.countedReads();
    const persona = await personaDe(connection, usuario);
    const name = await writeDescarga({ connection, persona, now: START });
    const html = (await observe.inKeptFile(name)).toString();
    expect(Math.max(...rows)).toBeLessThanOrEqual(200);
    for (const part of ['dominios', 'historia', 'servidores'])
      expect(dataOf(html)[part], part).toHaveLength(10_000);
    expect(await kept()).toEqual([name]);
  });
});

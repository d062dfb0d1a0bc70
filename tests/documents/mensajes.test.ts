import { describe, expect, test } from 'vitest';
import { database } from '~/database/connection.server';
import { visitor } from '../support/portal/portal';
import { onDemoData } from '../support/registry';

const MENSAJES = '/administrar/mensajes';

const messagesOf = (login: string) =>
  database()
    .selectFrom('mensajes_usuario')
    .innerJoin('usuarios', 'usuarios.id', 'mensajes_usuario.usuario_id')
    .select(['mensajes_usuario.id', 'titulo', 'mensaje', 'leido_en', 'eliminado_en'])
    .where('login', '=', login)
    .orderBy('mensajes_usuario.creado_en', 'desc')
    .execute();

const unreadOf = async (login: string) => {
  const found = (await messagesOf(login)).find(({ leido_en }) => leido_en === null);
  if (!found) throw new Error(`${login} has read everything`);
  return found;
};

const rows = (page: { $: (selector: string) => { length: number } }) => page.$('main tbody tr').length;

onDemoData();

describe('Mis mensajes', () => {
  test('pages of ten, the size kept from page to page, and a page too far is the last one', async () => {
    const who = await visitor().as('titular');
    const first = await who.open(MENSAJES);
    expect(first).toHaveHeading('Mis mensajes');
    expect(first.title).toContain('(página 1 de 3)');
    expect(rows(first)).toBe(10);
    const small = await first.press('Aplicar', { 'Filas por página': '5' });
    expect(rows(small)).toBe(5);
    const second = await small.follow('Página 2');
    expect(second.path).toContain('cantidad=5');
    expect(second.title).toContain('(página 2 de 5)');
    expect((await who.open(`${MENSAJES}?pagina=999`)).title).toContain('(página 3 de 3)');
    for (const nonsense of ['pagina=-1', 'pagina=x&cantidad=1000000', 'pagina=1e99'])
      expect((await who.open(`${MENSAJES}?${nonsense}`)).status, nonsense).toBe(200);
  });

  test('priority and unread are words, and every unread message is a button', async () => {
    const page = await (await visitor().as('titular')).open(MENSAJES);
    expect(page).toSay('Prioridad alta');
    expect(page).toSay('Prioridad media');
    const marked = page.$('main tr.unread');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.find('button').length).toBe(marked.length);
    expect(marked.text()).toContain('Sin leer');
  });

  test('looking changes nothing; the form marks it read and shows it', async () => {
    const who = await visitor().as('titular');
    const { id, titulo, mensaje } = await unreadOf('titular');
    await who.open(`${MENSAJES}/${id}`);
    await who.open(`/mensaje-detalle?idMensaje=${id}`);
    expect((await unreadOf('titular')).id).toBe(id);
    const list = await who.open(MENSAJES);
    const opened = await list.press(`Leer ${titulo}`);
    expect(opened).toRedirectTo(`${MENSAJES}/${id}`);
    expect(opened.$('dialog[open]').text()).toContain(mensaje.split('\n')[0]);
    expect((await messagesOf('titular')).find((one) => one.id === id)?.leido_en).not.toBeNull();
    expect((await who.open(MENSAJES)).$(`a[href="${MENSAJES}/${id}"]`).text()).toBe(titulo);
  });

  test('one is deleted after a question, and deleting it again is no error', async () => {
    const who = await visitor().as('titular');
    const { id, titulo } = await unreadOf('titular');
    const question = await (await who.open(`${MENSAJES}?cantidad=25`)).follow(`Eliminar «${titulo}»`);
    expect(question.status).toBe(200);
    const target = await who.open(`${MENSAJES}/${id}/eliminar?cantidad=25`);
    const after = await target.press('Eliminar mensaje');
    expect(after.path).toBe(`${MENSAJES}?cantidad=25`);
    expect(after).toLeaveNotice(`Se eliminó el mensaje «${titulo}».`);
    expect((await messagesOf('titular')).find((one) => one.id === id)?.eliminado_en).not.toBeNull();
  });

  test('a message of somebody else is not shown, read or deleted', async () => {
    const { id, titulo } = await unreadOf('titular');
    const otro = await visitor().as('otro');
    for (const path of [
      `${MENSAJES}/${id}`,
      `${MENSAJES}/${id}/eliminar`,
      `/mensaje-detalle?idMensaje=${id}`,
    ]) {
      const page = await otro.open(path);
      expect(page.status, path).toBe(404);
      expect(page, path).toHaveHeading('Información no disponible');
      expect(page.html, path).not.toContain(titulo);
    }
    expect((await otro.post(MENSAJES, { intencion: 'leer', id: String(id) })).status).toBe(404);
    expect((await otro.post(`${MENSAJES}/${id}/eliminar`, { intencion: 'eliminar' })).status).toBe(404);
    expect((await messagesOf('titular')).find((one) => one.id === id)).toMatchObject({
      leido_en: null,
      eliminado_en: null,
    });
  });

  test.each(['', '?idMensaje=', '?idMensaje=abc', '?idMensaje=-1', '?idMensaje=99999999999999999999'])(
    '/mensaje-detalle%s is not available',
    async (search) => {
      const page = await (await visitor().as('titular')).open(`/mensaje-detalle${search}`);
      expect(page).toHaveHeading('Información no disponible');
    },
  );

  test('who is not signed in is led to sign in and back', async () => {
    expect(await visitor().open('/mensaje-detalle?idMensaje=1')).toRedirectTo(
      '/ingresar?volver=%2Fmensaje-detalle%3FidMensaje%3D1',
    );
  });
});

describe('Mensajes del registro', () => {
  test('are public, paged, and each has an address', async () => {
    const page = await visitor().open('/mensajes-globales?cantidad=5');
    expect(page).toHaveHeading('Mensajes del registro');
    expect(rows(page)).toBe(5);
    const title = page.$('tbody tr a').first().text();
    const opened = await page.follow(title);
    expect(opened.$('dialog[open] h2').text()).toBe(title);
    expect(opened.links.Cerrar).toBe('/mensajes-globales?cantidad=5');
  });

  test('one that does not exist is not available', async () => {
    expect((await visitor().open('/mensajes-globales/99999')).status).toBe(404);
  });
});

describe('Resumen', () => {
  test('counts, what needs attention, and the latest messages', async () => {
    const page = await (await visitor().as('titular')).open('/administrar/resumen');
    expect(page).toHaveHeading('Administrar');
    expect(page.links['Ver los dominios alojados']).toContain('dominiosAlojados');
    expect(page.links['Ver los dominios que vencen pronto']).toMatch(/fechaVencimientoHasta=\d{4}-\d\d-\d\d/);
    expect(page.links['Ver las formas de pago']).toBe('/administrar/mis-datos#formas-de-pago');
    expect(page).toSay('Próximos a vencer');
    expect(page.links['Ver todos los mensajes']).toBe('/administrar/mensajes');
  });
});

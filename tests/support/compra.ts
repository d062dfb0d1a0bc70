import { csrfToken } from '~/base/secrets.server';
import { database } from '~/database/connection.server';
import type { Page } from './portal/page';
import { type Visitor, visitor } from './portal/portal';
import type { Cuenta } from './portal/sign-in';
import { ACCOUNT, HOLDER } from './portal/typed';

const STEP = '/carrito-compra-paso-';

type Fields = Record<string, string | readonly string[]>;

/** Posts a form without following where it leads. */
export async function postOnly(who: Visitor, path: string, fields: Fields): Promise<Response> {
  if (who.cookies.get('sesion') === undefined) await who.request('/ayuda');
  const body = new URLSearchParams({ csrf: csrfToken(who.cookies.get('sesion') ?? '') });
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return who.request(path, { method: 'POST', body });
}

/** The quick way to where a test begins: no page is looked at. */
async function send(who: Visitor, path: string, fields: Fields): Promise<void> {
  const { status } = await postOnly(who, path, fields);
  if (status !== 302 && status !== 303) throw new Error(`${path} was not accepted: ${status}`);
}

/** Puts free names in the cart of a browser, as the search does. */
export const putInCart = (who: Visitor, ...nombres: string[]): Promise<void> =>
  send(who, '/consulta-disponibilidad', { intencion: 'agregar', dominio: nombres });

/** A signed-in browser with names in its cart. */
export async function buyer(nombres: readonly string[], login: Cuenta = 'otro'): Promise<Visitor> {
  const who = await visitor().as(login);
  if (nombres.length > 0) await putInCart(who, ...nombres);
  return who;
}

/** The same with the holder of every name given. */
export async function buyerWithHolders(nombres: readonly string[], login?: Cuenta): Promise<Visitor> {
  const who = await buyer(nombres, login);
  const holder = {
    nombreApellido: HOLDER['Nombre y apellido'],
    direccion: HOLDER.Dirección,
    telefono: HOLDER.Teléfono,
    emailPublico: HOLDER['Correo electrónico público'],
  };
  await send(who, `${STEP}dos/titular?todos=1`, { intencion: 'guardar', ...holder });
  return who;
}

/** The same with the account given too; answers the browser and its summary. */
export async function buyerAtSummary(nombres: readonly string[], login?: Cuenta): Promise<[Visitor, Page]> {
  const who = await buyerWithHolders(nombres, login);
  const account = {
    idFormaPago: ACCOUNT['Forma de pago'],
    cuentaPago: '-1',
    nombre: ACCOUNT['Nombre de la cuenta'],
    cuenta: ACCOUNT['Número de cuenta'],
    idPais: '1',
    idTipoDocumento: '1',
    nroDocumento: ACCOUNT['Número de documento'],
  };
  await send(who, `${STEP}tres`, { intencion: 'continuar', ...account });
  return [who, await who.open(`${STEP}cuatro`)];
}

/** The button of a summary, whatever it costs. */
export const confirmButton = (summary: Page): string =>
  summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? 'Confirmar compra por …';

/** Every charge in the ledger, oldest first. */
export const charges = () => database().selectFrom('cargos').selectAll().orderBy('id').execute();

/** Those after the first so many: the demo begins with some. */
export const chargesSince = async (before: number) => (await charges()).slice(before);

/** How often a name is registered. */
export const registrationsOf = (nombre: string) =>
  database().selectFrom('dominios').selectAll().where('nombre', '=', nombre).execute();

type Line = { tipo: 'RENOVACION' | 'TRANSFERENCIA'; nombre: string; datos?: object };

/** Puts lines in the cart that other screens add: renewals and holder transfers. */
export async function addLines(lines: readonly Line[]): Promise<void> {
  const venta = await database()
    .selectFrom('ventas')
    .select('id')
    .where('estado', '=', 'ABIERTA')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  for (const { tipo, nombre, datos } of lines) {
    const { id } = await database()
      .selectFrom('dominios')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(datos ?? {});
    const own = { venta_id: venta.id, tipo, nombre, dominio_id: id, anios: 1, precio: 115_900, datos: text };
    await database()
      .insertInto('venta_items')
      .values({ ...own, estado: 'PENDIENTE', creado_en: new Date(0).toISOString() })
      .execute();
  }
}

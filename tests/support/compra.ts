import { database } from '~/database/connection.server';
import type { Page } from './portal/page';
import { type Visitor, visitor } from './portal/portal';
import type { Cuenta } from './portal/sign-in';

/** A holder whose data every rule accepts. */
export const HOLDER = {
  'Nombre y apellido': 'Ana Núñez',
  Dirección: 'Avenida 18 de Julio 1234, Montevideo',
  Teléfono: '099 123 456',
  'Correo electrónico público': 'ana@ejemplo.uy',
};

/** A payment account whose data every rule accepts. */
export const ACCOUNT = {
  'Forma de pago': '1',
  Cuenta: 'Nueva cuenta',
  'Nombre de la cuenta': 'Casa',
  'Número de cuenta': '24001234',
  'Tipo de documento': 'Cédula de identidad',
  'Número de documento': '12345672',
};

const STEP = '/carrito-compra-paso-';

/** Puts free names in the cart of a browser, as the search does. */
export async function putInCart(who: Visitor, ...nombres: string[]): Promise<void> {
  const page = await who.open(
    `/consulta-disponibilidad?${new URLSearchParams({ nombre: nombres.join(' ') })}`,
  );
  const answers = Object.fromEntries(nombres.map((nombre) => [nombre, true]));
  await page.press('Agregar al carrito de compras', answers);
}

/** A signed-in browser with names in its cart. */
export async function buyer(nombres: readonly string[], login: Cuenta = 'otro'): Promise<Visitor> {
  const who = await visitor().as(login);
  if (nombres.length > 0) await putInCart(who, ...nombres);
  return who;
}

/** The same with the holder of every name given. */
export async function buyerWithHolders(nombres: readonly string[], login?: Cuenta): Promise<Visitor> {
  const who = await buyer(nombres, login);
  const dialog = await who.open(`${STEP}dos/titular?todos=1`);
  await dialog.press('Guardar datos', HOLDER);
  return who;
}

/** The same with the account given too; answers the browser and its summary. */
export async function buyerAtSummary(nombres: readonly string[], login?: Cuenta): Promise<[Visitor, Page]> {
  const who = await buyerWithHolders(nombres, login);
  const payment = await who.open(`${STEP}tres`);
  return [who, await payment.press('Continuar', ACCOUNT)];
}

/** The button of a summary, whatever it costs. */
export const confirmButton = (summary: Page): string =>
  summary.buttons.find((words) => words.startsWith('Confirmar compra por')) ?? 'Confirmar compra por …';

/** Every charge in the ledger, oldest first. */
export const charges = () => database().selectFrom('cargos').selectAll().orderBy('id').execute();

/** How often a name is registered. */
export const registrationsOf = (nombre: string) =>
  database().selectFrom('dominios').selectAll().where('nombre', '=', nombre).execute();

/** Changes the price of a suffix, as the registry may at any time. */
export const setPrice = (tld: string, precio: number) =>
  database().updateTable('sufijos').set({ precio }).where('tld', '=', tld).execute();

import type { Page } from 'playwright';

/** A purchase whose steps are walked: none of them can be looked at before the one that leads to it. */
export interface Purchase {
  name: string;
  /** What is registered; each look buys its own. */
  registers: (look: string) => readonly string[];
  /** Of the demo's holder; the year after the last can be bought too. */
  renews: readonly string[];
}

export const PURCHASES: readonly Purchase[] = [
  { name: 'compra', registers: (look) => [`foto-${look}.uy`], renews: [] },
  { name: 'compra-renovacion', registers: () => [], renews: ['titular.uy'] },
  {
    name: 'compra-varios',
    registers: (look) => [`foto-de-${look}.uy`, `foto-de-${look}.com.uy`],
    renews: ['barriosur.uy', 'sinformadepago.uy', 'camión.uy'],
  },
];

const step = (which: string): string => `/carrito-compra-paso-${which}`;

/** Puts in the cart what is bought, as people do. */
async function fillCart(page: Page, portal: string, nuevos: readonly string[], renews: readonly string[]) {
  if (nuevos.length > 0) {
    await page.goto(`${portal}/consulta-disponibilidad?${new URLSearchParams({ nombre: nuevos.join(',') })}`);
    for (const nombre of nuevos) await page.getByRole('checkbox', { name: nombre, exact: true }).check();
    await page.getByRole('button', { name: 'Agregar al carrito de compras' }).click();
    await page.getByText(/Se agreg(ó|aron) al carrito/).waitFor();
  }
  for (const dominio of renews) {
    const query = new URLSearchParams({ dominio });
    await page.goto(`${portal}/administrar/ver-dominio/agregar-renovacion?${query}`);
    await page.getByRole('button', { name: 'Agregar al carrito' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/agregar-renovacion'));
  }
}

/** Walks a purchase to its receipt, and takes each step. */
export async function walk(
  page: Page,
  portal: string,
  look: string,
  { name, registers, renews }: Purchase,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const nuevos = registers(look);
  await fillCart(page, portal, nuevos, renews);
  await page.goto(portal + step('uno'));
  await take(`${name}-1-carrito`);
  // Renewals alone have no step of holders: it leads to the next.
  await page.goto(portal + step('dos'));
  if (nuevos.length > 0) {
    await take(`${name}-2-titular`);
    await page.getByRole('button', { name: /^Usar mis datos/ }).click();
    await page.waitForURL(`**${step('tres')}*`);
  }
  await take(`${name}-3-pago`);
  await page.getByRole('radio', { name: 'Casa' }).check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(`**${step('cuatro')}*`);
  await take(`${name}-4-resumen`);
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await page.waitForURL(`**${step('cinco')}*`);
  await take(`${name}-5-comprobante`);
}

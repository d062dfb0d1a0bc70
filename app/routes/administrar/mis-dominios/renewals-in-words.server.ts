import { date, money, moneyWithVat } from '~/format';
import { padreDe } from '~/registry/domain/labels';
import { renovadoHasta } from '~/registry/domain/lifecycle';
import { orNull } from '~/session/failures/not-available.server';
import type { Registry } from '~/session/request/request-context.server';

/** A name with what a year of it costs and until when it runs once renewed, as far as both are told. */
interface Year {
  nombre: string;
  precio: number | undefined;
  hasta: string | undefined;
}

/** Of as many as are added at once; one that cannot be read is shown without its date. */
export async function yearsOf(registry: Registry, nombres: readonly string[]): Promise<Year[]> {
  const prices = new Map<string, number | undefined>();
  for (const ending of new Set(nombres.map(padreDe)))
    prices.set(ending, (await orNull(registry.registro.precio({ product: ending })))?.precioUnitario);
  return Promise.all(
    nombres.map(async (nombre) => {
      const asked = registry.administracion.informacion({ nombreDominio: nombre, conRegistros: false });
      const vence = await asked.then(
        ({ dominio }) => dominio.dominioCore.fechaVencimiento,
        () => null,
      );
      const hasta = vence ? date(renovadoHasta(vence, 1)) : undefined;
      return { nombre, precio: prices.get(padreDe(nombre)), hasta };
    }),
  );
}

/** What they cost together; null where the price of one is not told. */
const sumOf = (years: readonly Year[]): number | null =>
  years.reduce<number | null>(
    (sum, { precio }) => (sum === null || precio === undefined ? null : sum + precio),
    0,
  );

const lineOf = ({ nombre, precio, hasta }: Year): string => {
  const said = [hasta && `hasta el ${hasta}`, precio !== undefined && money(precio)].filter(Boolean);
  return said.length === 0 ? nombre : `${nombre}: ${said.join(', ')}`;
};

/** Of each name what it will be; of one alone its title and the sentence under it say it. */
export const toldOf = (years: readonly Year[], faltan: number) =>
  years.length + faltan === 1
    ? null
    : { title: 'Cada dominio, hasta cuándo y cuánto cuesta', lines: years.map(lineOf) };

/** What a year more of so many names is, what it costs, and when it comes to pass. */
export function saidOf(years: readonly Year[]): string {
  const [first, ...others] = years;
  const price = sumOf(years);
  const isOne = others.length === 0;
  const year = isOne ? 'Es 1 año más' : 'Es 1 año más de cada uno';
  const costs = price === null ? '' : `, por ${isOne ? '' : 'un total de '}${moneyWithVat(price)}`;
  const until = isOne && first?.hasta ? ` Renovado, vence el ${first.hasta}.` : '';
  const when = isOne ? 'Se renueva' : 'Se renuevan';
  const off = isOne ? 'quitarlo' : 'quitarlos';
  return `${year}${costs}.${until} ${when} cuando confirme la compra; hasta entonces puede ${off} del carrito.`;
}

import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { dateTime } from '~/format';
import type { Movimiento } from '~/registry/contract/carrito';
import { signedIn } from '~/session/guard.server';
import { everyPurchase, yearIn } from './compras.server';
import { csvLine } from './csv-line';
import { ESTADOS, TIPOS } from './words';

const HEAD = csvLine([
  'Fecha',
  'Qué fue',
  'Referencia',
  'Dominios',
  'Cuenta',
  'Número',
  'Importe (IVA incluido)',
  'Estado',
]);

const lineOf = ({ fecha, tipo, referencia, nombres, cuenta, importe, estado }: Movimiento): string =>
  csvLine([
    dateTime(fecha),
    TIPOS[tipo],
    referencia ?? '',
    nombres.join(' '),
    cuenta?.nombre ?? '',
    cuenta?.numero ?? '',
    (importe / 100).toFixed(2).replace('.', ','),
    ESTADOS[estado],
  ]);

/** Exactly the list that the page shows, of one year or of all: sent as it is read. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const anio = yearIn(new URL(args.request.url).searchParams);
  async function* lines() {
    yield `\ufeff${HEAD}`; // spreadsheets know by it that this is UTF-8
    for await (const each of everyPurchase(registry, anio)) yield lineOf(each);
  }
  return new Response(createReadableStreamFromReadable(Readable.from(lines())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="compras${anio ? `-${anio}` : ''}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { dateTime } from '~/format';
import type { Movimiento } from '~/registry/contract/carrito';
import { csvFile, csvLine } from '~/serving/csv-file';
import { signedIn } from '~/session/guard.server';
import { everyPurchase, yearIn } from './compras.server';
import { ESTADOS, TIPOS } from './words';

const HEAD = [
  'Fecha',
  'Qué fue',
  'Referencia',
  'Dominios',
  'Cuenta',
  'Número',
  'Importe (IVA incluido)',
  'Estado',
];

const lineOf = ({ fecha, tipo, referencia, numero, nombres, cuenta, importe, estado }: Movimiento): string =>
  csvLine([
    dateTime(fecha),
    TIPOS[tipo],
    referencia ?? numero ?? '',
    nombres.join(' '),
    cuenta?.nombre ?? '',
    cuenta?.numero ?? '',
    importe / 100,
    ESTADOS[estado],
  ]);

/** Exactly the list that the page shows, of one year or of all: sent as it is read. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry } = await signedIn(args);
  const anio = yearIn(new URL(args.request.url).searchParams);
  async function* lines() {
    for await (const each of everyPurchase(registry, anio)) yield lineOf(each);
  }
  return csvFile(args.context, { name: `compras${anio ? `-${anio}` : ''}.csv`, head: HEAD, parts: lines() });
}

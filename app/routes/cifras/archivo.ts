import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvFile } from '~/serving/csv-file';
import { type Figures, readFigures } from './figures.server';
import { namesFile } from './names-csv.server';
import { servicesFile } from './services-csv.server';

type Make = (figures: Figures) => { head: readonly string[]; lines: readonly string[] } | null;

/** What the page says, for spreadsheets. */
const FILES: Readonly<Record<string, Make>> = { 'servicios.csv': servicesFile, 'dominios.csv': namesFile };

export async function loader(args: LoaderFunctionArgs) {
  const { archivo = '' } = args.params;
  const make = Object.hasOwn(FILES, archivo) ? FILES[archivo] : undefined;
  const file = make?.(await readFigures(args));
  if (!file) throw new Response(null, { status: 404 });
  async function* parts() {
    yield* file?.lines ?? [];
  }
  return csvFile(args.context, { name: archivo, head: file.head, parts: parts() });
}
